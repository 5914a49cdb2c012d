import 'server-only';
import type { z } from 'zod';
import type { Brand } from './brands';
import { brandWire } from './brands.wire';
import type { Page, ServiceId } from '@/lib/ground/venues/venues';
import type { pageWire } from '@/lib/core/upstream/page.wire';
import { readItems } from '@/lib/core/upstream/read-items';

const isServiceId = (id: number): id is ServiceId => id === 1 || id === 3 || id === 4;

function mapBrand(wire: z.output<typeof brandWire>): Brand {
  return {
    id: wire.id,
    name: wire.name,
    description: wire.description,
    logoUrl: wire.logo_url,
    imageUrl: wire.image_url,
    venueCount: wire.filials_count,
    services: wire.services.filter(isServiceId),
    isBookingEnabled: wire.is_booking_enabled,
    homePosition: wire.home_position,
  };
}

/** A page of brands; one that cannot be read is dropped and reported. */
export function mapBrandPage(wire: z.output<typeof pageWire>): Page<Brand> {
  const items = readItems(brandWire, wire.data, 'brand').map(mapBrand);
  return { items, page: wire.meta.current_page, lastPage: wire.meta.last_page, total: wire.meta.total };
}

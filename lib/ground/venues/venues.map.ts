import 'server-only';
import type { z } from 'zod';
import { fromMajor } from '@/lib/core/money/money';
import { weekdayNumber } from '@/lib/core/time/weekday';
import { mapTown } from '@/lib/ground/towns/towns.map';
import type { DeliveryBanner, DeliveryState, Page, VendorDelivery, Venue } from './venues';
import type { pageWire } from '@/lib/core/upstream/page.wire';
import { readItems } from '@/lib/core/upstream/read-items';
import { filialWire, type DeliveryBannerWire, type FilialWire } from './venues.wire';

const DELIVERY_STATES: readonly DeliveryState[] = ['open', 'weather_issues', 'night_shift', 'closed'];

/** The state of a venue's deliveries. */
export function mapDeliveryBanner(wire: DeliveryBannerWire): DeliveryBanner {
  return {
    bannerMessage: wire.banner_info?.message ?? null,
    deliveryState: DELIVERY_STATES.find((state) => state === wire.delivery_state) ?? 'unknown',
    deliveryDelayMinutes: wire.delivery_delay_time,
  };
}

function mapVendorDelivery(wire: FilialWire): VendorDelivery {
  const minor = (amount: number | null | undefined) => (amount == null ? null : fromMajor(amount));
  return {
    costMinor: minor(wire.vendor_delivery_cost) ?? 0,
    minMinor: minor(wire.vendor_min_sum),
    maxMinor: minor(wire.vendor_max_sum),
  };
}

/** A venue with its town. */
export function mapVenue(wire: FilialWire): Venue {
  const town = mapTown(wire.town);
  return {
    id: wire.filial_id,
    name: wire.name,
    address: wire.address.text,
    distanceMeters: wire.address.distance,
    coordinates: wire.coordinates,
    brandId: wire.brand_id,
    brandName: wire.brand_name,
    townId: town.id,
    townName: town.name,
    townConfig: town.config,
    services: wire.services,
    serviceType: wire.service_type,
    openingHours: wire.opening_hours.map(({ weekday, from, to }) => ({
      weekday: weekdayNumber(weekday),
      from,
      to,
    })),
    closeInAdvanceMinutes: wire.relationships.filial_settings.close_in_advance_minutes,
    rating: wire.rating,
    imageUrl: wire.image_url,
    ...mapDeliveryBanner(wire),
    servicePercentage: wire.service_percentage,
    vendorDelivery: wire.vendor_delivery_enabled ? mapVendorDelivery(wire) : null,
    isMicromarket: wire.is_micromarket,
    hasTablet: wire.has_tablet,
    isCheckPullingEnabled: wire.is_check_pulling_enabled,
    isBookingEnabled: wire.is_booking_enabled,
    isCashEnabled: wire.is_cash_payment_type_enabled,
    isOnlinePaymentDisabled: wire.disable_online_payment,
    isPaymentDisabled: wire.disable_payment_button,
    isGeneralBalanceHidden: wire.disable_chocobalance_button,
    isPrivateRewardEnabled: wire.private_reward_enabled,
    isKaspiEnabled: wire.is_kaspi_enabled,
    description: wire.extra?.description ?? null,
    phone: wire.extra?.phone ?? null,
  };
}

/** A page of venues; one that cannot be read is dropped and reported. */
export function mapVenuePage(wire: z.output<typeof pageWire>): Page<Venue> {
  const items = readItems(filialWire, wire.data, 'venue').map(mapVenue);
  return { items, page: wire.meta.current_page, lastPage: wire.meta.last_page, total: wire.meta.total };
}

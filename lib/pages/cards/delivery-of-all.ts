import type { QuotedDelivery } from '@/lib/cart/quote.schema';
import type { Venue } from '@/lib/ground/venues/venues';

/** How a venue delivers to whatever address; null where that depends on it. */
export function deliveryOfAll({
  deliveryState,
  vendorDelivery,
}: Pick<Venue, 'deliveryState' | 'vendorDelivery'>): QuotedDelivery | null {
  if (deliveryState === 'closed') return { kind: 'unavailable', reason: 'suspended' };
  return vendorDelivery && { kind: 'vendor', ...vendorDelivery };
}

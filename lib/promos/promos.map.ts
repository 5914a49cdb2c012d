import 'server-only';
import type { z } from 'zod';
import { discountPercent, fromMajor } from '@/lib/core/money/money';
import { readItems } from '@/lib/core/upstream/read-items';
import type { Promo, PromoWithProducts, Subsidy } from './promos';
import {
  promoProductWire,
  promoWire,
  subsidyWire,
  type promoListWire,
  type subsidyListWire,
} from './promos.wire';

/** The promotions that run at the moment; one that cannot be read is dropped and reported. */
export function mapPromos(wire: z.output<typeof promoListWire>, now: Date): (PromoWithProducts & Promo)[] {
  return readItems(promoWire, wire.data, 'promotion').flatMap(({ id, attributes, relationships }) => {
    const hasEnded = attributes.ends_at ? new Date(attributes.ends_at) <= now : false;
    if (!attributes.is_active || new Date(attributes.starts_at) > now || hasEnded) return [];
    const products = relationships.products.flatMap((item) => promoProductWire.safeParse(item).data ?? []);
    return [
      {
        id,
        name: attributes.name,
        description: attributes.description || null,
        imageUrl: attributes.image_url ?? null,
        discountPercent: Math.floor(attributes.discount_percentage ?? 0) || null,
        mostPercent: Math.max(0, ...products.map(percentOff)) || null,
        productIds: products.map((product) => product.id),
      },
    ];
  });
}

/** The discount of the promotion on a product that can be had, whole percent; 0 where that is not said. */
function percentOff(product: z.output<typeof promoProductWire>): number {
  const { price, old_price: before } = product;
  if (product.is_unavailable) return 0;
  const [paidMinor, beforeMinor] = [fromMajor(price ?? -1), fromMajor(before ?? -1)];
  return paidMinor === null || beforeMinor === null ? 0 : (discountPercent(beforeMinor, paidMinor) ?? 0);
}

/** The subsidies in force; thresholds without valid sums are left out. */
export function mapSubsidies(wire: z.output<typeof subsidyListWire>): Subsidy[] {
  return readItems(subsidyWire, wire.data, 'subsidy').flatMap((subsidy) => {
    const thresholds = subsidy.thresholds.flatMap(({ amount, discount }) => {
      const [amountMinor, discountMinor] = [fromMajor(amount), fromMajor(discount)];
      return amountMinor === null || discountMinor === null ? [] : [{ amountMinor, discountMinor }];
    });
    return subsidy.is_active && thresholds.length > 0 ? [{ venueId: subsidy.terminal_id, thresholds }] : [];
  });
}

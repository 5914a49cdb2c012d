import { imageUrl } from '../../kernel/image-address';
import { textIn, textOrNull } from '../../kernel/languages';
import { productAnswer, type ProductView } from '../menu/answers';
import type { VenueProduct } from '../menu/products';
import { toMajor } from '../../kernel/money';
import { isRunning, type Promotion } from '../menu/promotions';
import type { Subsidy } from './subsidies';

interface PromoView extends ProductView {
  now: Date;
  /** Venues of the promotion. */
  venueIds: number[];
  /** Products that the venue sells at its price. */
  products: VenueProduct[];
  withProducts: boolean;
}

/** Promo of the contract. */
export function promoAnswer(promotion: Promotion, view: PromoView) {
  const { language, now, products } = view;
  return {
    id: promotion.id,
    type: 'promo',
    attributes: {
      name: textIn(language, promotion.name),
      description: textOrNull(language, promotion.description),
      image_url: imageUrl(view.sandbox.settings, promotion.picture),
      is_active: isRunning(promotion, now),
      starts_at: promotion.startsAt.toISOString(),
      ends_at: promotion.endsAt?.toISOString() ?? null,
      discount_percentage: sharedDiscount(products),
      filial_ids: view.venueIds,
    },
    relationships: view.withProducts
      ? { products: products.map((product) => productAnswer(product, view)) }
      : {},
  };
}

/** The discount on every one of the products, in whole percent; null where they differ or nothing is reduced. */
function sharedDiscount(products: VenueProduct[]): number | null {
  const discounts = products.flatMap(({ priceMinor, oldPriceMinor }) =>
    oldPriceMinor === null ? [] : [Math.floor(((oldPriceMinor - priceMinor) * 100) / oldPriceMinor)],
  );
  const [least, most] = [Math.min(...discounts), Math.max(...discounts)];
  return discounts.length > 0 && least === most ? least : null;
}

/** Subsidy of the contract. */
export function subsidyAnswer(venueId: number, { isActive, tiers }: Subsidy) {
  return {
    id: venueId,
    terminal_id: venueId,
    is_active: isActive,
    thresholds: tiers.map(({ amountMinor, discountMinor, toMinor, deliveryCostMinor }) => ({
      amount: toMajor(amountMinor),
      discount: toMajor(discountMinor),
      from: toMajor(amountMinor),
      to: toMinor === null ? null : toMajor(toMinor),
      delivery_cost: toMajor(deliveryCostMinor),
    })),
  };
}

import type { Product } from './menu';
import type { MenuServices } from './menu-services';

/** A menu for takeaway at a venue that offers every service. */
export const EVERYWHERE: MenuServices = {
  chosen: 'takeaway',
  offered: ['delivery', 'express', 'takeaway'],
};

/** A dish of 1,800 ₸ for tests, without any issue, and what differs. */
export const testProduct = (part: Partial<Product> = {}): Product => ({
  id: 1,
  venueId: 3107,
  name: 'Плов',
  kind: 'dish',
  description: null,
  priceMinor: 180_000,
  promoPriceMinor: null,
  promoId: null,
  promoLimit: null,
  promoDayLimit: null,
  sizes: null,
  imageUrl: null,
  moreImageUrls: [],
  cookingMinutes: 15,
  weight: null,
  isFavourite: false,
  hasAdditives: false,
  isUnavailable: false,
  unavailableServices: [],
  minAge: null,
  ...part,
});

/** A dish of 2,400 ₸ that a promotion sells for 1,800 ₸ as often as one likes, and what differs. */
export const testPromotedProduct = (part: Partial<Product> = {}): Product =>
  testProduct({
    id: 50340,
    priceMinor: 240_000,
    promoPriceMinor: 180_000,
    promoId: 7,
    promoLimit: 9999,
    promoDayLimit: 9999,
    weight: '350 г',
    ...part,
  });

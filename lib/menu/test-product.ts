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
  cookingMinutes: 15,
  weight: null,
  isFavourite: false,
  hasAdditives: false,
  isUnavailable: false,
  unavailableServices: [],
  minAge: null,
  ...part,
});

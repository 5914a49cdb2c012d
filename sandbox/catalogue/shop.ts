import { nearbyPosition } from './nearby-position';
import { brandOf, SHOP_PLAN } from './brand-plan';
import type { Brand, Venue } from './model';
import { ROUND_THE_CLOCK } from './opening-hours';

/** No brand of the plans has it. */
export const SHOP_BRAND = SHOP_PLAN.id;

/** No venue of any scale has it. */
const SHOP_ID = 90_001;

/** The venue of the usual catalogue whose address and ways the shop shares. */
const BESIDE = 3137;

export const shopBrand = (): Brand => brandOf(SHOP_PLAN, 'kz');

/** The self-service shop, which sells goods only; none where its address has no venue. */
export function shopVenues(brand: Brand, usual: readonly Venue[]): Venue[] {
  return usual
    .filter(({ id }) => id === BESIDE)
    .map((neighbour) => ({
      ...neighbour,
      id: SHOP_ID,
      brandId: brand.id,
      name: brand.name,
      services: [1],
      openingHours: ROUND_THE_CLOCK,
      closeInAdvanceMinutes: 0,
      isCashEnabled: true,
      isOnlineDisabled: false,
      hasTablet: false,
      isCheckPullingEnabled: false,
      isBookingEnabled: false,
      isMicromarket: true,
      servicePercentage: 0,
      linkedVenues: [],
      mainVenueId: SHOP_ID,
      pricePercent: 100,
      banner: null,
      delivery: { state: 'open', delayMinutes: 0 },
      description: null,
      socialNetworks: [],
      stoppedProductIndexes: [],
      ...nearbyPosition(neighbour),
    }));
}

import { signedInOver } from '@/lib/core/session/test-session';
import type { Site } from '@/lib/core/site/site';
import { readContract } from '@/lib/core/upstream/test-contract';
import { startFakePlatform } from '@/lib/core/upstream/test-platform';
import type { LineInput } from '@/lib/ground/ordering/line.schema';
import { quoteRequestSchema, type Quote } from './quote.schema';

/* Quotes of a dish of 2,000 ₸ that the platform sells with a saving of 500 ₸, for tests. */

export const SITE: Site = { country: 'kz', language: 'ru', surface: 'web' };
export const DESTINATION = { latitude: 43.25, longitude: 76.9 };

type Example = { example: Record<string, unknown> };
/** The contract's own examples. */
export const { schemas } = readContract() as {
  schemas: Record<
    | 'Filial'
    | 'StopListItem'
    | 'Tariff'
    | 'Subsidy'
    | 'BalanceInfo'
    | 'Product'
    | 'AdditiveCategory'
    | 'PrivateRewardBalance'
    | 'PromoCodeResult',
    Example
  >;
};
export const PRODUCT_ID = 50_211;
export const ADDITIVE_ID = 7001;
export const ITEM = {
  ...schemas.StopListItem.example,
  price: 2000,
  old_price: 2500,
  reward_id: null,
  promo_limit: null,
  promo_day_limit: null,
  available_count: null,
  issues: [] as string[],
};
export const PRODUCT = {
  ...schemas.Product.example,
  id: PRODUCT_ID,
  reward_id: null,
  promo_limit: null,
  promo_day_limit: null,
  additive_categories: [schemas.AdditiveCategory.example],
};
export const LINE: LineInput = {
  productId: PRODUCT_ID,
  sizeId: null,
  additives: [],
  count: 1,
  priceMinor: 1,
  promoId: null,
};
export const PATHS = {
  card: '/takeaway/locations/card/terminal/3107',
  stopList: '/menu/v2/stop_list/order_items/check',
  products: '/menu/v2/products/with/additives/',
  cooking: '/takeaway/order/cooking_time',
  zone: '/brandy/api/v1/locations/3107/delivery-zones/check',
  tariffs: '/dr-delivery/api/v1/tariffs',
  subsidies: '/menu-promos/v1/promos/subsidies',
  balance: '/ladder-go/api/v1/balance/calculate-info',
  reward: '/balance/user',
  promo: '/menu-promos/v1/promo-codes/check',
} as const;

/** A platform that answers with the contract's examples, and quotes of it. */
export async function startQuoting() {
  const platform = await startFakePlatform();
  const server = await import('./quote.server');
  const { userUpstream } = await import('@/lib/core/upstream/client');
  const signedIn = signedInOver(userUpstream({ ...SITE, accessToken: 'token' }));
  const setVenue = (part: object = {}) =>
    platform.answer({ json: { data: { ...schemas.Filial.example, ...part } } }, PATHS.card);
  const startOver = () => {
    platform.reset();
    setVenue();
    platform.answer({ json: { data: [ITEM] } }, PATHS.stopList);
    platform.answer({ json: { data: [PRODUCT] } }, PATHS.products);
    platform.answer({ json: { error_code: 200, data: { cooking_time: 25 } } }, PATHS.cooking);
    platform.answer({ json: { data: { is_in_delivery_zone: true, delivery_cost: 690 } } }, PATHS.zone);
    platform.answer({ json: { data: [schemas.Tariff.example] } }, PATHS.tariffs);
    platform.answer({ json: { data: [schemas.Subsidy.example] } }, PATHS.subsidies);
    platform.answer({ json: { error_code: 200, data: schemas.BalanceInfo.example } }, PATHS.balance);
    platform.answer({ json: { data: schemas.PrivateRewardBalance.example } }, PATHS.reward);
    platform.answer({ json: { error_code: 200, data: schemas.PromoCodeResult.example } }, PATHS.promo);
  };
  return {
    platform,
    server,
    signedIn,
    setVenue,
    startOver,
    send: (part: object = {}, isSignedIn = false, surface: Site['surface'] = 'web') =>
      server.quoteCart(
        { site: { ...SITE, surface }, deviceId: 'device-0001', signedIn: isSignedIn ? signedIn : null },
        quoteRequestSchema.parse({ venueId: 3107, lines: [LINE], ...part }),
      ),
  };
}
export type Quoting = Awaited<ReturnType<typeof startQuoting>>;

export const partsOf = (quote: Quote) => quote.sum.parts.map(({ kind, amountMinor }) => [kind, amountMinor]);

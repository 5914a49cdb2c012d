import { fine, refused, UNKNOWN_ID, type Case } from './contract-case';
import { HOME, RETURN_URLS } from '../order-kinds';
import { orderBody, PRODUCTS, SAMAL } from '../orders';

const UUID = '3b0c7f4e-2d6a-4a57-9a0e-6f6b8c1d2e3f';
const KZ = { 'x-country-code': 'kz' };
const bread = { product_id: PRODUCTS.flatbread, count: 1, price: 390 };
const ONE_BREAD = orderBody([bread]);
const ONLINE = { payment_type: 'online', ...RETURN_URLS };
const DELIVERY = { address: HOME, tariff_id: 'foot-standard', transport_type: 'FOOT', delivery_cost: 690 };

const KINDS: readonly (readonly [operation: string, body: Record<string, unknown>])[] = [
  ['createTakeawayOrder', ONE_BREAD],
  ['createExpressOrder', { ...ONE_BREAD, table_id: 812 }],
  ['createMicromarketOrder', { ...ONE_BREAD, ...ONLINE }],
  ['createDeliveryOrder', { ...ONE_BREAD, ...DELIVERY }],
  ['createVendorDeliveryOrder', { ...ONE_BREAD, ...DELIVERY }],
];

const of = (operation: string, body: Record<string, unknown>) => (title: string, changes: object) =>
  refused(operation, title, 422, 'validation_failed', { headers: KZ, body: { ...body, ...changes } });

/** The refusals of every kind of order. */
const kindCases = KINDS.flatMap(([operation, body]): Case[] => {
  const invalid = of(operation, body);
  return [
    invalid('no positions', { positions: [] }),
    invalid('no sum', { sum: undefined }),
    invalid('three decimals', { sum: 390.001 }),
    invalid('a negative sum of bonuses', { bonuses: -1 }),
    invalid('unknown bonus account', { bonus_account: 'mine' }),
    invalid('unknown payment type', { payment_type: 'barter' }),
    invalid('online without return addresses', { ...ONLINE, success_url: undefined }),
    invalid('a return address that is no link', { ...ONLINE, failure_url: 'javascript:alert(1)' }),
    invalid('a promo code that is too long', { promo_code: 'X'.repeat(41) }),
    invalid('a comment with a zero sign', { comment: 'a\0b' }),
    invalid('an unknown source', { source: 'MARS' }),
    refused(operation, 'unknown venue', 404, 'terminal_not_found', {
      headers: KZ,
      body: { ...body, filial_id: UNKNOWN_ID },
    }),
    refused(operation, 'half a JSON text', 400, 'bad_request', { headers: KZ, body: '{"filial_id":' }),
  ];
});

/** A kiosk orders to take away and to eat in only, and needs its session. */
const tabletCases = KINDS.map(([operation, body], index): Case => {
  const [status, code] = index < 2 ? [403, 'tablet_session_invalid'] : [422, 'validation_failed'];
  const parts = { headers: KZ, body: { ...body, is_tablet: true } };
  return refused(operation, 'of a kiosk without a session', Number(status), String(code), parts);
});

/** A table, an address. */
const placeCases: Case[] = [
  refused('createExpressOrder', 'no table', 422, 'table_required', { headers: KZ, body: ONE_BREAD }),
  refused('createExpressOrder', 'unknown table', 404, 'table_not_found', {
    headers: KZ,
    body: { ...ONE_BREAD, table_id: UNKNOWN_ID },
  }),
  refused('createExpressOrder', 'an unknown table number', 404, 'table_not_found', {
    headers: KZ,
    body: { ...ONE_BREAD, table_number: '№ 99' },
  }),
  ...['createDeliveryOrder', 'createVendorDeliveryOrder'].flatMap((operation) => {
    const invalid = of(operation, { ...ONE_BREAD, ...DELIVERY });
    return [
      invalid('no address', { address: undefined }),
      invalid('no street', { address: { ...HOME, street: '' } }),
      invalid('off the Earth', { address: { ...HOME, latitude: 91 } }),
      invalid('no delivery cost', { delivery_cost: undefined }),
    ];
  }),
  of('createDeliveryOrder', { ...ONE_BREAD, ...DELIVERY })('unknown transport', { transport_type: 'DRONE' }),
  of('createDeliveryOrder', { ...ONE_BREAD, ...DELIVERY })('no tariff', { tariff_id: '' }),
];

const paymentCases: Case[] = [
  refused('createOrderPayment', 'unknown order', 404, 'order_not_found', {
    params: { id: UNKNOWN_ID },
    body: ONLINE,
  }),
  refused('createOrderPayment', 'malformed id', 422, 'validation_failed', {
    params: { id: 'A-100' },
    body: ONLINE,
  }),
  refused('createOrderPayment', 'in cash', 422, 'validation_failed', {
    params: { id: 1 },
    body: { ...ONLINE, payment_type: 'cash' },
  }),
  refused('createOrderPayment', 'no return address', 422, 'validation_failed', {
    params: { id: 1 },
    body: { payment_type: 'online' },
  }),
  refused('createOrderPayment', 'no body', 400, 'bad_request', { params: { id: 1 }, body: '' }),
  ...['paymentPage', 'kaspiPaymentPage'].flatMap((operation): Case[] => [
    { operation, title: 'no payment', status: 400, query: '' },
    { operation, title: 'an unknown payment', status: 400, query: `payment_url=http://sandbox.test/${UUID}` },
  ]),
];

const checkBody = (changes: object) => ({
  body: { filial_id: SAMAL, service_type: 1, promo_code: 'NAN', products: [bread], ...changes },
});
const checked = (title: string, code: string, changes: object): Case =>
  refused('checkPromoCode', title, 200, code, checkBody(changes));

const promoCases: Case[] = [
  fine('checkPromoCode', 'an amount', checkBody({ promo_code: 'DOSTAR500' })),
  fine('checkPromoCode', 'free delivery', checkBody({ promo_code: 'ZHETKIZU', service_type: 4 })),
  fine('checkPromoCode', 'an unknown kind', checkBody({ promo_code: 'TOSYN' })),
  fine('checkPromoCode', 'products that are gone', {
    body: { ...checkBody({}).body, products: [{ product_id: UNKNOWN_ID, count: 1, price: 1 }] },
  }),
  checked('unknown code', 'promo_code_invalid', { promo_code: 'LETO' }),
  checked('used up', 'promo_code_invalid', { promo_code: 'TAUSYLDY' }),
  checked('expired', 'promo_code_invalid', { promo_code: 'OTKEN' }),
  checked('of another venue', 'promo_code_invalid', { promo_code: 'KORSHI' }),
  checked('of another country', 'promo_code_invalid', { promo_code: 'LARI5' }),
  checked('free delivery of what is not delivered', 'promo_code_invalid', { promo_code: 'ZHETKIZU' }),
  checked('below its minimum', 'min_sum_not_reached', { promo_code: 'NAURYZ26' }),
  checked('unknown venue', 'terminal_not_found', { filial_id: UNKNOWN_ID }),
  checked('a service that the venue has not', 'terminal_not_found', { filial_id: 3120, service_type: 4 }),
  checked('no code', 'validation_failed', { promo_code: '' }),
  checked('no products', 'validation_failed', { products: [] }),
  refused('checkPromoCode', 'unreadable body', 400, 'bad_request', { body: '{' }),
  fine('listCoupons', 'of a venue', { query: `filial_id=${SAMAL}` }),
  fine('listCoupons', 'of an unknown venue', { query: `filial_id=${UNKNOWN_ID}` }),
  refused('listCoupons', 'malformed venue', 422, 'validation_failed', { query: 'filial_id=abc' }),
  refused('addCoupon', 'unknown', 422, 'promo_code_invalid', { body: { promo_code: 'CPN-NONE' } }),
  refused('addCoupon', 'expired', 422, 'promo_code_invalid', { body: { promo_code: 'CPN-OLD1' } }),
  refused('addCoupon', 'no code', 422, 'validation_failed', { body: {} }),
  refused('addCoupon', 'a code that is too long', 422, 'validation_failed', {
    body: { promo_code: 'X'.repeat(41) },
  }),
  refused('claimGift', 'unknown', 404, 'not_found', { params: { id: UUID } }),
  refused('claimGift', 'malformed id', 422, 'validation_failed', { params: { id: 'gift' } }),
];

/** Orders of every kind, their payment, promo codes, coupons and gifts. */
export const ORDER_CASES: readonly Case[] = [
  ...kindCases,
  ...tabletCases,
  ...placeCases,
  ...paymentCases,
  ...promoCases,
];

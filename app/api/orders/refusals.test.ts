/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { readOutcome } from '@/lib/core/intents/outcome';
import { ERRORS } from '@/lib/core/errors/errors';
import { ORDER_KINDS, type OrderKind } from '@/lib/ground/ordering/order-kind';
import { ORDER_REFUSALS, OTHER_REFUSALS, type OrderRefusal } from '@/lib/orders/placing/test-order-refusals';
import { testOrderRequest } from '@/lib/orders/placing/test-order-request';
import type { FakePlatform } from '@/lib/core/upstream/test-platform';
import { startOrdering, type Ordering } from './test-ordering';

const read = (name: string): unknown => parse(readFileSync(`sandbox/contract/${name}.yaml`, 'utf8'));
const { schemas } = read('entities') as {
  schemas: {
    Filial: { example: object };
    ErrorCode: { oneOf: { const: string; 'x-status': number }[] };
  };
};
const { paths } = read('openapi') as { paths: Record<string, { post?: { 'x-errors'?: string[] } }> };
const CALLS: Record<OrderKind, string> = {
  takeaway: '/takeaway/v1/takeaway/order',
  express: '/takeaway/v1/express/order',
  delivery: '/takeaway/v1/delivery/order',
  micromarket: '/takeaway/v1/micromarket/order',
  vendorDelivery: '/takeaway/v1/vendor-delivery/order',
};
const codesOf = (kind: OrderKind) => paths[CALLS[kind]]?.post?.['x-errors'] ?? [];
const LANGUAGES = ['ru', 'en', 'kk', 'ka'];
const errorTexts = LANGUAGES.map(
  (language) =>
    (JSON.parse(readFileSync(`messages/${language}.json`, 'utf8')) as { errors: Record<string, string> })
      .errors,
);

let platform: FakePlatform;
let order: Ordering['order'];

beforeAll(async () => {
  ({ platform, order } = await startOrdering());
});
afterAll(() => platform.close());
beforeEach(() => platform.reset());

/** Orders of the kind at a venue that takes it; the platform refuses the order. */
async function refuse(
  kind: OrderKind,
  code: string,
  { status, meta, issue }: OrderRefusal,
  part: object = {},
) {
  const venue = {
    ...schemas.Filial.example,
    services: [1, 3, 4],
    is_cash_payment_type_enabled: true,
    is_micromarket: kind === 'micromarket',
    vendor_delivery_enabled: kind === 'vendorDelivery',
  };
  platform.answer({ json: { data: venue } }, '/takeaway/locations/card/terminal/3107');
  platform.answer({ json: { data: [] } }, '/menu/v2/products/with/additives/');
  const source = issue ? { source: { pointer: '/positions/0' } } : {};
  const fault = { status: String(status), code, title: 'No', ...source, ...(meta ? { meta } : {}) };
  platform.answer({ status, json: { errors: [fault] } }, CALLS[kind]);
  return order({ ...testOrderRequest(kind), ...part });
}
const orders = () => platform.calls.filter(({ path }) => path.endsWith('/order'));

describe('a refusal of an order', () => {
  test('has an error of ours for each of the contract, with the contract’s status', () => {
    const named = [...new Set(ORDER_KINDS.flatMap(codesOf))];
    expect(Object.keys(ORDER_REFUSALS).sort()).toEqual(named.sort());
    const statuses = new Map(schemas.ErrorCode.oneOf.map((entry) => [entry.const, entry['x-status']]));
    for (const [code, { status }] of Object.entries(ORDER_REFUSALS))
      expect([code, status]).toEqual([code, statuses.get(code)]);
  });

  test.each(ORDER_KINDS.flatMap((kind) => codesOf(kind).map((code) => [kind, code] as const)))(
    '(%s) %s gets our own text with the next step, and ends the attempt',
    async (kind, code) => {
      const refusal = ORDER_REFUSALS[code];
      if (!refusal) throw new Error(`unknown ${code}`);
      const { ours, issue, details } = refusal;
      const lines = issue ? { lines: [expect.objectContaining({ index: 0, issue }) as unknown] } : {};
      await expect(refuse(kind, code, refusal)).resolves.toMatchObject({
        status: ERRORS[ours].status,
        body: { error: { code: ours, details: { ...details, ...lines } } },
      });
      expect(orders()).toHaveLength(1);
      expect(readOutcome(ours, false)).toBe('refused');
    },
  );

  test.each(ORDER_KINDS.flatMap((kind) => Object.keys(OTHER_REFUSALS).map((code) => [kind, code] as const)))(
    '(%s) %s shows our own text',
    async (kind, code) => {
      const refusal = OTHER_REFUSALS[code];
      if (!refusal) throw new Error(`unknown ${code}`);
      await expect(refuse(kind, code, refusal)).resolves.toMatchObject({
        body: { error: { code: refusal.ours } },
      });
      expect(orders()).toHaveLength(1);
    },
  );

  test.each([
    ...new Set([...Object.values(ORDER_REFUSALS), ...Object.values(OTHER_REFUSALS)].map(({ ours }) => ours)),
  ])('a refusal of an order as %s has its text in each language', (ours) => {
    const texts = errorTexts.map((texts) => texts[ERRORS[ours].messageKey]);
    for (const text of texts) expect(text).toMatch(/\S/);
    expect(new Set(texts).size).toBe(LANGUAGES.length);
  });
});

describe('an order that was tampered with', () => {
  test.each<[string, OrderKind, object, string]>([
    ['a smaller sum', 'takeaway', { sumMinor: 100 }, 'sum_changed'],
    ['a smaller delivery', 'delivery', { deliveryMinor: 0, sumMinor: 180_000 }, 'delivery_cost_changed'],
    [
      'a smaller price',
      'takeaway',
      { lines: [{ ...testOrderRequest().lines[0], priceMinor: 100 }] },
      'price_changed',
    ],
    ['more bonuses than there are', 'takeaway', { bonusesMinor: 100 }, 'bonuses_exceeded'],
    ['a code that is not theirs', 'takeaway', { promoCode: 'CPN-7KQ2' }, 'promo_code_invalid'],
  ])(
    'an order that was tampered with to %s is forwarded unchanged, and the platform’s refusal is returned',
    async (_what, kind, part, code) => {
      const refusal = ORDER_REFUSALS[code];
      if (!refusal) throw new Error(`unknown ${code}`);
      await expect(refuse(kind, code, refusal, part)).resolves.toMatchObject({
        body: { error: { code: refusal.ours } },
      });
      expect(orders()).toHaveLength(1);
    },
  );

  test('an order that was tampered with to another venue never requests more of that venue than its kinds', async () => {
    platform.answer(
      { status: 404, json: { errors: [{ status: '404', code: 'terminal_not_found' }] } },
      '/takeaway/locations/card/terminal/3999',
    );
    const refusal = { status: 404, ours: 'venue/not-found' } as const;
    await expect(refuse('takeaway', 'terminal_not_found', refusal, { venueId: 3999 })).resolves.toMatchObject(
      {
        status: 404,
        body: { error: { code: 'venue/not-found' } },
      },
    );
    expect(orders()).toEqual([]);
  });
});

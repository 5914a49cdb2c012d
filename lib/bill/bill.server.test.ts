/** @jest-environment node */
import { AppError } from '@/lib/core/errors/errors';
import { signedInOver } from '@/lib/core/session/test-session';
import type { Site } from '@/lib/core/site/site';
import { readContract } from '@/lib/core/upstream/test-contract';
import { testBill } from './test-bill';
import { startFakePlatform, type FakePlatform } from '@/lib/core/upstream/test-platform';
import { billSchema } from './bill';

const SITE: Site = { country: 'kz', language: 'ru', surface: 'web' };
const LINK = { venueId: 3107, tableId: 812, mainTerminalId: 3107 };
const contract = readContract() as {
  schemas: { Bill: { example: Record<string, unknown> } };
};
const billOf = (part: object = {}) => ({ json: { data: { ...contract.schemas.Bill.example, ...part } } });

let platform: FakePlatform;
let diner: ReturnType<typeof signedInOver>;
let getBill: typeof import('./bill.server').getBill;

beforeAll(async () => {
  platform = await startFakePlatform();
  ({ getBill } = await import('./bill.server'));
  const { userUpstream } = await import('@/lib/core/upstream/client');
  diner = signedInOver(userUpstream({ ...SITE, accessToken: 'token', deviceId: 'device-0001' }));
});
beforeEach(() => platform.reset());
afterAll(() => platform.close());

describe('the bill of a table', () => {
  // Holds BILL-02.
  test('is requested by venue, table and terminal, again each time', async () => {
    platform.answer(billOf());
    await getBill(SITE, LINK);
    await getBill(SITE, LINK);
    expect(platform.calls).toHaveLength(2);
    expect(platform.calls[0]).toMatchObject({
      method: 'GET',
      path: '/takeaway/v1/filial/3107/bill',
      query: '?table_id=812&main_terminal_id=3107',
    });
  });

  test('is requested with the secret of its code, by a guest and by a diner', async () => {
    platform.answer(billOf());
    await getBill(SITE, LINK, null, { 'x-table-secret': 'samal-terrace-15' });
    await getBill(SITE, LINK, diner, { 'x-table-secret': 'samal-terrace-15' });
    await getBill(SITE, LINK, diner);
    expect(platform.calls.map(({ headers }) => headers['x-table-secret'])).toEqual([
      'samal-terrace-15',
      'samal-terrace-15',
      undefined,
    ]);
    for (const { query } of platform.calls) expect(query).toBe('?table_id=812&main_terminal_id=3107');
  });

  test('is read in minor units, as the till wrote it', async () => {
    platform.answer(billOf());
    const bill = await getBill(SITE, LINK);
    expect(bill).toEqual(
      testBill({
        waiterName: null,
        positions: [
          { name: 'Бешбармақ', count: 1, sumMinor: 420_000 },
          { name: 'Қымыз 0.5', count: 2, sumMinor: 180_000 },
        ],
      }),
    );
    expect(billSchema.parse(bill)).toEqual(bill);
  });

  test('may have no waiter, and half a portion', async () => {
    const half = { name: 'Казы', count: 0.5, price: 3490, sum: 1745 };
    platform.answer(billOf({ waiter: null, positions: [half] }));
    expect(await getBill(SITE, LINK)).toMatchObject({
      waiterName: null,
      positions: [{ name: 'Казы', count: 0.5, sumMinor: 174_500 }],
    });
  });

  test.each([
    ['an amount below zero', { to_pay: -1 }],
    ['an amount with three decimals', { sum: 10.005 }],
    ['an amount missing', { service_charge: null }],
    [
      'a position with an unreadable amount',
      { positions: [{ name: 'Чай', count: 1, price: 5, sum: 'five' }] },
    ],
    ['an unknown status', { status: 'lost' }],
  ])('the bill of a table with %s is not shown at all', async (_what, part) => {
    platform.answer(billOf(part));
    await expect(getBill(SITE, LINK)).rejects.toMatchObject({ failure: 'garbage' });
  });
});

describe('the bill of a signed-in diner', () => {
  test('is requested as theirs: its cashback is by their level', async () => {
    platform.answer(billOf({ cashback_percentage: 7 }));
    expect(await getBill(SITE, LINK, diner)).toMatchObject({ cashbackPercentage: 7 });
    expect(platform.calls.map(({ headers }) => headers.authorization)).toEqual(['Bearer token']);
  });

  test('names the waiter, which a guest’s does not', async () => {
    platform.answer(billOf());
    expect(await getBill(SITE, LINK, diner)).toMatchObject({ waiterName: 'Аружан' });
    expect(await getBill(SITE, LINK)).toMatchObject({ waiterName: null });
  });

  test('the bill of a signed-in diner whose session has ended is shown as to a guest', async () => {
    const ended = new AppError('auth/required');
    platform.answer(billOf());
    const over = { ...diner, get: () => Promise.reject(ended) };
    expect(await getBill(SITE, LINK, over)).toMatchObject({ number: '4471', waiterName: null });
    expect(platform.calls.map(({ headers }) => headers.authorization)).toEqual([undefined]);
  });
});

describe('there is no bill', () => {
  test.each([
    [404, 'bill_not_found', 'bill/not-found'],
    [404, 'table_not_found', 'table/not-found'],
    [404, 'terminal_not_found', 'venue/not-found'],
    [403, 'table_secret_invalid', 'table/scan-again'],
    [409, 'bill_already_paid', 'bill/already-paid'],
  ])('there is no bill when the platform says %d %s: %s', async (status, code, expected) => {
    platform.answer({ status, json: { errors: [{ status: String(status), code, title: '' }] } });
    await expect(getBill(SITE, LINK)).rejects.toMatchObject({ name: 'AppError', code: expected });
    expect(platform.calls).toHaveLength(1);
  });

  test('is certain only when the platform says so', async () => {
    platform.answer({ status: 404, json: { errors: [{ status: '404', code: 'not_found', title: '' }] } });
    await expect(getBill(SITE, LINK)).rejects.toMatchObject({ name: 'UpstreamError', status: 404 });
  });
});

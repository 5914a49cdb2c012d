/** @jest-environment node */
import { receiptSchema } from '@/lib/orders/receipt.schema';
import { PATHS, refusal, schemas, startKiosk, type Kiosk } from './test-kiosk';

let kiosk: Kiosk;
beforeAll(async () => {
  kiosk = await startKiosk();
});
afterAll(() => kiosk.platform.close());
beforeEach(() => kiosk.startOver());

describe('a receipt', () => {
  const receive = (part: object) =>
    kiosk.platform.answer({ json: { data: { ...schemas.Receipt.example, ...part } } }, PATHS.receipt);

  test('has what is printed, in minor units', async () => {
    const { body } = await kiosk.send('receipt');
    expect(receiptSchema.parse(body)).toEqual({
      number: 'R-3107-000412',
      orderNumber: 'A-127',
      title: 'Чек',
      seller: expect.objectContaining({ taxNumber: '990140001234' }) as unknown,
      lines: [{ name: 'Лағман ұйғырша, Үлкен', count: 2, priceMinor: 280_000, sumMinor: 560_000 }],
      positionsSumMinor: 560_000,
      discountMinor: 0,
      serviceChargeMinor: 0,
      deliveryMinor: 0,
      sumMinor: 560_000,
      bonusesSpentMinor: 0,
      paidMinor: 560_000,
      currency: 'KZT',
      payment: 'kaspi',
      issuedAt: '2026-03-14T08:27:00Z',
      fiscalUrl: null,
    });
  });

  test('is a signed-in diner’s, too', async () => {
    const answer = await kiosk.send('receipt', { session: null, site: 'kz-ru-web' });
    expect(answer.status).toBe(200);
    expect(kiosk.arrived(PATHS.receipt)[0]?.headers).toMatchObject({ authorization: 'Bearer token' });
  });

  test.each([
    ['javascript:alert(1)', null],
    ['http://till.example/1', null],
    ['https://till.example/1', 'https://till.example/1'],
  ])('a receipt with the fiscal link %s has %s', async (link, fiscalUrl) => {
    receive({ fiscal_url: link });
    expect((await kiosk.send('receipt')).body).toMatchObject({ fiscalUrl });
  });

  test.each([
    ['an amount of three decimals', { paid: 10.001 }],
    ['a negative amount', { sum: -1 }],
    ['no lines', { lines: [] }],
    ['another currency', { currency: 'USD' }],
  ])('a receipt with %s is rejected', async (_what, part) => {
    receive(part);
    await expect(kiosk.send('receipt')).resolves.toMatchObject(refusal('upstream/unavailable'));
  });

  test('takes nothing but the number of an order', async () => {
    await expect(kiosk.send('receipt', { orderId: 'A-127' })).resolves.toMatchObject({ status: 400 });
    expect(kiosk.platform.calls).toEqual([]);
  });
});

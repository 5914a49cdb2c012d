/** @jest-environment node */
import type { FastifyInstance } from 'fastify';
import { sendTo, codesOf, newKey, readLedger } from '../testing/send-to';
import { Browser, unescapeText } from '../testing/browser';
import { startOver, openBeforeTests } from '../testing/hooks';
import { online, pageOf, placeKind, readPayment, RETURN_URLS } from '../testing/order-kinds';
import { plainOrder } from '../testing/orders';
import { BAD_CARD, GOOD_CARD, paymentsOf, SECURE_CARD } from '../testing/payments';

let app: FastifyInstance;
let token: string;

openBeforeTests(0.2, (running) => ({ app } = running));
beforeEach(async () => {
  token = await startOver(app);
});

const { unpaid, press, attributesOf } = paymentsOf(() => ({ app, token }));

describe('the hosted page', () => {
  it.each([
    ['kk', 'Төлем', '₸'],
    ['ru', 'Оплата', '₸'],
    ['en', 'Payment', '₸'],
    ['ka', 'გადახდა', '₸'],
  ])('speaks %s, names the sum and lists the test cards', async (language, title, sign) => {
    const made = await sendTo(app, {
      method: 'POST',
      url: '/takeaway/v1/takeaway/order',
      headers: { 'x-country-code': 'kz', 'accept-language': language },
      body: await plainOrder(app, online()),
      token,
      key: newKey(),
    });
    const page = await new Browser(app).open(pageOf(readPayment(made)));
    const text = unescapeText(page.text);
    expect(page.status).toBe(200);
    expect(text).toContain(`<html lang="${language}">`);
    for (const part of [`<h1>${title}</h1>`, '390', sign, GOOD_CARD, BAD_CARD, SECURE_CARD]) {
      expect(text).toContain(part);
    }
  });

  it('refuses a number that is no test card', async () => {
    const { id, payment } = await unpaid();
    const page = await press(payment, { card: '5555 5555 5555 4444' });
    expect([page.status, page.text.includes('role="alert"')]).toEqual([422, true]);
    expect(await attributesOf(id)).toMatchObject({ payment_status: 'pending' });
  });

  it('redirects straight back once there is nothing to be answered', async () => {
    const { payment } = await unpaid();
    await press(payment, { card: GOOD_CARD });
    const page = await new Browser(app).open(pageOf(payment));
    expect([page.status, page.location?.href]).toEqual([302, payment.success_url]);
  });

  it.each([
    ['payment_url', 'http://sandbox.test/checkout/7a5d1c90-4f5e-4bb0-8a55-0c2c8f6b2a10'],
    ['environment', 'production'],
    ['success_url', 'https://evil.example/'],
    ['failure_url', 'http://localhost:3000/elsewhere'],
    ['display_type', 'kaspi'],
    ['language', 'ru'],
  ])('shows an error and goes nowhere when %s is not the registered one', async (member, value) => {
    const { id, payment } = await unpaid();
    const browser = new Browser(app);
    const page = await browser.open(pageOf(payment, { [member]: value }));
    expect([page.status, page.location, page.action]).toEqual([400, null, '']);
    const posted = await browser.post(pageOf(payment, { [member]: value }), { card: GOOD_CARD });
    expect([posted.status, posted.location]).toEqual([400, null]);
    expect(await attributesOf(id)).toMatchObject({ payment_status: 'pending' });
  });

  it('the hosted page of kaspi is another one than that for cards', async () => {
    const { payment } = await unpaid('kaspi');
    const browser = new Browser(app);
    expect((await browser.open(pageOf(payment))).text).not.toContain('name="card"');
    const query = pageOf(payment).slice(pageOf(payment).indexOf('?'));
    expect((await browser.open(`/payment-page${query}`)).status).toBe(400);
  });

  it('is refused to be made for an address that is not the app’s', async () => {
    for (const [member, address] of [
      ['success_url', 'https://evil.example/{order_id}'],
      ['failure_url', 'http://localhost:3001/'],
    ] as const) {
      const body = await plainOrder(app, { ...online(), ...RETURN_URLS, [member]: address });
      expect(codesOf(await placeKind(app, token, 'takeaway', body))).toEqual(['return_url_not_allowed']);
    }
    expect(await readLedger(app)).toEqual([]);
  });
});

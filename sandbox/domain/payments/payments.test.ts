/** @jest-environment node */
import type { FastifyInstance } from 'fastify';
import { sendTo, codesOf, control, newKey } from '../../testing/send-to';
import { Browser, DEMO_PHONE_GEORGIA, signIn } from '../../testing/browser';
import { startOver, openBeforeTests } from '../../testing/hooks';
import { online, pageOf, payAgain, readAttempt, readPayment, type Payment } from '../../testing/order-kinds';
import { sendOrder } from '../../testing/orders';
import { BAD_CARD, GOOD_CARD, paymentsOf, SECURE_CARD } from '../../testing/payments';

let app: FastifyInstance;
let token: string;

openBeforeTests(0.2, (running) => ({ app } = running));
beforeEach(async () => {
  token = await startOver(app);
});

const { order, unpaid, press, attributesOf, ledgerOf } = paymentsOf(() => ({ app, token }));

const advance = (advanceMinutes: number) => control(app, 'POST', 'clock', { advanceMinutes });
const cancel = (id: number) =>
  sendTo(app, { method: 'POST', url: `/takeaway/v1/order/${id}/cancel`, token, key: newKey() });

describe('an order that is paid on the hosted page', () => {
  it.each([
    ['online', 'default'],
    ['kaspi', 'kaspi'],
  ] as const)(
    '%s carries its payment with the order’s number in the return addresses',
    async (type, display) => {
      const { made, id } = await order(online(type));
      expect(made.status).toBe(201);
      expect(readPayment(made)).toMatchObject({
        status: 'pending',
        amount: 390,
        environment: 'stage',
        display_type: display,
        language: 'en',
        success_url: `http://localhost:3000/filials/3107/order/${id}`,
        failure_url: `http://localhost:3000/filials/3107/cart?order=${id}`,
      });
      expect(await attributesOf(id)).toMatchObject({
        payment_status: 'pending',
        to_pay: 390,
        status: 'created',
      });
    },
  );

  it('does not reach the venue until it is paid, and then lives from that moment', async () => {
    const { id, payment } = await unpaid();
    await advance(10);
    expect(await attributesOf(id)).toMatchObject({ status: 'created' });
    const page = await press(payment, { card: GOOD_CARD });
    expect([page.status, page.location?.href]).toEqual([303, payment.success_url]);
    expect(await attributesOf(id)).toMatchObject({
      status: 'created',
      payment_status: 'paid',
      to_pay: 0,
      paid_by_card: 390,
    });
    await advance(1.5);
    expect(await attributesOf(id)).toMatchObject({ status: 'created' });
    await advance(1);
    expect(await attributesOf(id)).toMatchObject({ status: 'cooking' });
  });

  it('is declined by the bank and can be paid again', async () => {
    const { id, payment } = await unpaid();
    const page = await press(payment, { card: BAD_CARD });
    expect(page.location?.href).toBe(payment.failure_url);
    expect(await attributesOf(id)).toMatchObject({
      payment_status: 'failed',
      status: 'created',
      to_pay: 390,
    });
    const again = readAttempt(await payAgain(app, token, id, 'kaspi'));
    expect(await attributesOf(id)).toMatchObject({ payment_status: 'pending', payment_type: 'kaspi' });
    expect((await press(again, { answer: 'approve' })).location?.href).toBe(again.success_url);
    expect((await ledgerOf(id)).payments.map(({ status }) => status)).toEqual(['failed', 'paid']);
  });

  it.each([
    ['approve', 'paid', 'success_url'],
    ['decline', 'failed', 'failure_url'],
  ] as const)('asks the bank (3-D Secure), which can %s', async (said, status, address) => {
    const { id, payment } = await unpaid();
    const browser = new Browser(app);
    const secure = await browser.submit(await browser.open(pageOf(payment)), { card: SECURE_CARD });
    expect(secure.text).toContain('3-D Secure');
    expect(await attributesOf(id)).toMatchObject({ payment_status: 'pending' });
    expect((await browser.submit(secure, { answer: said })).location?.href).toBe(payment[address]);
    expect(await attributesOf(id)).toMatchObject({ payment_status: status });
  });

  it('stays unpaid when the page is closed without an answer', async () => {
    const { id, payment } = await unpaid();
    expect((await press(payment, { leave: '1' })).location?.href).toBe(payment.failure_url);
    expect(await attributesOf(id)).toMatchObject({ payment_status: 'pending' });
  });

  it('is paid by money that comes late but in time, though the diner is back before', async () => {
    const { id, payment } = await unpaid();
    expect((await press(payment, { late: '5' })).location?.href).toBe(payment.success_url);
    expect(await attributesOf(id)).toMatchObject({ payment_status: 'pending' });
    expect((await new Browser(app).open(pageOf(payment))).text).toContain('on its way');
    await advance(6);
    expect(await attributesOf(id)).toMatchObject({ payment_status: 'paid' });
  });

  it('is canceled after 15 minutes, and money that comes after that goes back', async () => {
    const { id, payment } = await unpaid();
    await press(payment, { late: '20' });
    await advance(14.5);
    expect(await attributesOf(id)).toMatchObject({ status: 'created' });
    await advance(1);
    const expired = (await sendOrder(app, token, id)).body;
    expect(expired).toMatchObject({
      data: {
        attributes: {
          status: 'canceled',
          payment_status: 'expired',
          to_pay: 0,
          refund: null,
          decline_reason: { code: 'payment_expired' },
        },
        relationships: { payment: { status: 'expired' } },
      },
    });
    await advance(5);
    expect((await sendOrder(app, token, id)).body).toMatchObject({
      data: {
        attributes: { status: 'canceled', paid_by_card: 0, refund: { state: 'pending', amount: 390 } },
        relationships: { payment: { status: 'expired' } },
      },
    });
    await advance(6);
    expect((await sendOrder(app, token, id)).body).toMatchObject({
      data: { attributes: { refund: { state: 'completed', amount: 390 } } },
    });
  });

  it('comes to the same end when the clock jumps over everything at once', async () => {
    const { id, payment } = await unpaid();
    const { id: inTime, payment: other } = await unpaid();
    await press(payment, { late: '20' });
    await press(other, { late: '5' });
    await advance(55);
    expect(await ledgerOf(id)).toMatchObject({
      status: 'canceled',
      payments: [
        { status: 'expired', isReceived: true, refund: { state: 'completed', amountMinor: 39_000 } },
      ],
    });
    expect(await ledgerOf(inTime)).toMatchObject({
      status: 'completed',
      paymentStatus: 'paid',
      payments: [{ status: 'paid', refund: null }],
    });
  });

  it('is canceled 15 minutes after the last attempt, not the first, and a failed one ends so too', async () => {
    const { id } = await unpaid();
    await advance(10);
    const again = readAttempt(await payAgain(app, token, id));
    await press(again, { card: BAD_CARD });
    await advance(10);
    expect(await attributesOf(id)).toMatchObject({ status: 'created', payment_status: 'failed' });
    await advance(6);
    expect(await attributesOf(id)).toMatchObject({ status: 'canceled' });
    expect(codesOf(await payAgain(app, token, id))).toEqual(['order_already_paid']);
  });
});

describe('a new attempt', () => {
  it('expires the open one; money that still comes in for it goes back and changes nothing else', async () => {
    const { id, payment } = await unpaid();
    await press(payment, { late: '5' });
    const second = readAttempt(await payAgain(app, token, id));
    await press(second, { card: GOOD_CARD });
    await advance(6);
    expect(await ledgerOf(id)).toMatchObject({
      paymentStatus: 'paid',
      toPayMinor: 0,
      payments: [
        { status: 'expired', isReceived: true, refund: { amountMinor: 39_000 } },
        { status: 'paid', refund: null },
      ],
    });
    expect(await attributesOf(id)).toMatchObject({ paid_by_card: 390 });
  });

  it('is refused for an order that is paid, canceled, over, unknown or another diner’s', async () => {
    const { id, payment } = await unpaid();
    await press(payment, { card: GOOD_CARD });
    expect(codesOf(await payAgain(app, token, id))).toEqual(['order_already_paid']);
    const canceled = await unpaid();
    await cancel(canceled.id);
    expect(codesOf(await payAgain(app, token, canceled.id))).toEqual(['order_already_paid']);
    const { id: served } = await order({});
    await control(app, 'POST', `orders/${served}/status`, { status: 'completed' });
    expect(codesOf(await payAgain(app, token, served))).toEqual(['order_already_paid']);
    const other = await signIn(app, DEMO_PHONE_GEORGIA);
    const open = await unpaid();
    expect(codesOf(await payAgain(app, other, open.id))).toEqual(['order_not_found']);
    expect((await ledgerOf(open.id)).payments).toMatchObject([{ status: 'pending' }]);
  });

  it('is refused with a return address that is not the app’s, and leaves the open one as it was', async () => {
    const { id } = await unpaid();
    for (const address of ['https://evil.example/', 'http://localhost:3000.evil.example/', 'http://[']) {
      const answer = await sendTo(app, {
        method: 'POST',
        url: `/takeaway/v1/order/${id}/payment`,
        body: { ...online(), failure_url: address },
        token,
        key: newKey(),
      });
      expect([codesOf(answer), answer.body]).toMatchObject([
        ['return_url_not_allowed'],
        { errors: [{ source: { pointer: '/failure_url' } }] },
      ]);
    }
    expect((await ledgerOf(id)).payments).toMatchObject([{ status: 'pending' }]);
  });
});

describe('an order in cash', () => {
  it('is paid online on its way', async () => {
    const { id } = await order({});
    await advance(3);
    const attempt = readAttempt(await payAgain(app, token, id));
    expect(await attributesOf(id)).toMatchObject({ status: 'cooking', payment_status: 'pending' });
    await press(attempt, { card: GOOD_CARD });
    expect(await attributesOf(id)).toMatchObject({
      payment_status: 'paid',
      payment_type: 'online',
      to_pay: 0,
    });
  });

  it.each([
    ['is declined', (payment: Payment) => press(payment, { answer: 'decline' })],
    ['expires', () => advance(16)],
  ])('is one again when the attempt %s', async (_how, end) => {
    const { id } = await order({});
    await end(readAttempt(await payAgain(app, token, id, 'kaspi')));
    expect((await sendOrder(app, token, id)).body).toMatchObject({
      data: {
        attributes: { payment_type: 'cash', payment_status: 'on_receipt', to_pay: 390, decline_reason: null },
        relationships: { payment: null },
      },
    });
  });
});

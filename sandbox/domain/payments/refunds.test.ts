/** @jest-environment node */
import type { FastifyInstance } from 'fastify';
import { sendTo, control, newKey } from '../../testing/send-to';
import { Browser } from '../../testing/browser';
import { startOver, openBeforeTests } from '../../testing/hooks';
import { online, pageOf, payAgain } from '../../testing/order-kinds';
import { sendOrder } from '../../testing/orders';
import { GOOD_CARD, paymentsOf } from '../../testing/payments';

let app: FastifyInstance;
let token: string;

openBeforeTests(0.2, (running) => ({ app } = running));
beforeEach(async () => {
  token = await startOver(app);
});

const { unpaid, press, attributesOf, ledgerOf } = paymentsOf(() => ({ app, token }));

const advance = (advanceMinutes: number) => control(app, 'POST', 'clock', { advanceMinutes });
const cancel = (id: number) =>
  sendTo(app, { method: 'POST', url: `/takeaway/v1/order/${id}/cancel`, token, key: newKey() });

describe('a canceled order', () => {
  it('gives back what was paid, within minutes, and says in its reason why and nothing else', async () => {
    const { id, payment } = await unpaid();
    await press(payment, { card: GOOD_CARD });
    expect((await cancel(id)).body).toMatchObject({
      data: {
        attributes: {
          status: 'canceled',
          to_pay: 0,
          paid_by_card: 390,
          refund: { state: 'pending', amount: 390 },
          decline_reason: { code: 'canceled_by_diner', message: 'You cancelled the order' },
        },
      },
    });
    await advance(6);
    expect((await ledgerOf(id)).payments).toMatchObject([{ refund: { state: 'completed' } }]);
  });

  it('takes a working day for a delivery that never came, and can fail', async () => {
    const { id, payment } = await unpaid();
    await press(payment, { card: GOOD_CARD });
    await control(app, 'POST', `orders/${id}/status`, { status: 'canceled', declineCode: 'delivery_failed' });
    await advance(40);
    expect((await sendOrder(app, token, id)).body).toMatchObject({
      data: {
        attributes: {
          refund: { state: 'pending' },
          decline_reason: { message: 'The order couldn’t be delivered' },
        },
      },
    });
    await control(app, 'POST', `payments/${payment.id}/refund`, { state: 'failed' });
    expect(await attributesOf(id)).toMatchObject({ refund: { state: 'failed' } });
  });

  it('ends its open attempt', async () => {
    const { id, payment } = await unpaid();
    await cancel(id);
    const page = await new Browser(app).open(pageOf(payment));
    expect([page.status, page.location?.href]).toEqual([302, payment.failure_url]);
    await control(app, 'POST', `payments/${payment.id}`, { outcome: 'paid' });
    expect(await ledgerOf(id)).toMatchObject({
      status: 'canceled',
      payments: [{ status: 'expired', refund: { amountMinor: 39_000 } }],
    });
  });
});

describe('money', () => {
  it('is taken and given back once, however often the bank says so', async () => {
    const { id, payment } = await unpaid();
    const settle = () => control(app, 'POST', `payments/${payment.id}`, { outcome: 'paid' });
    await Promise.all(Array.from({ length: 6 }, settle));
    expect(await attributesOf(id)).toMatchObject({ paid_by_card: 390, payment_status: 'paid' });
    await cancel(id);
    await Promise.all(Array.from({ length: 3 }, settle));
    expect((await ledgerOf(id)).payments).toMatchObject([
      { status: 'paid', refund: { state: 'pending', amountMinor: 39_000 } },
    ]);
  });

  it('never stays with a canceled order and never leaves an accepted one, whichever comes first', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { id, payment } = await unpaid();
      await Promise.all([
        control(app, 'POST', `payments/${payment.id}`, { outcome: 'paid' }),
        cancel(id),
        payAgain(app, token, id),
      ]);
      const { status, payments } = await ledgerOf(id);
      const unrefunded = payments.filter(({ isReceived, refund }) => isReceived && refund === null);
      expect([status, unrefunded]).toEqual(['canceled', []]);
    }
  });

  it('is requested once by one key', async () => {
    const { id } = await unpaid();
    const key = newKey();
    const pay = () =>
      sendTo(app, { method: 'POST', url: `/takeaway/v1/order/${id}/payment`, body: online(), token, key });
    const [first, again] = [await pay(), await pay()];
    expect(again.text).toBe(first.text);
    expect((await ledgerOf(id)).payments).toHaveLength(2);
  });
});

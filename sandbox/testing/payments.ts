import { z } from 'zod';
import { readLedger, type Target } from './send-to';
import { Browser } from './browser';
import { online, pageOf, placeKind, readPayment, type Payment } from './order-kinds';
import { sendOrder, plainOrder, readOrder } from './orders';

export const GOOD_CARD = '4111 1111 1111 1111';
export const BAD_CARD = '4000 0000 0000 0002';
/** Its bank asks whether it is really its holder. */
export const SECURE_CARD = '4000 0027 6000 3184';

const anyOrder = z.object({ data: z.object({ attributes: z.looseObject({}) }) });

/** Orders of a test's diner and their payment. @param diner called each time, since tests sign in anew */
export function paymentsOf(diner: () => { app: Target; token: string }) {
  /** A takeaway order with one flatbread of 390 ₸. */
  async function order(members: Record<string, unknown> = online()) {
    const { app, token } = diner();
    const made = await placeKind(app, token, 'takeaway', await plainOrder(app, members));
    return { made, id: readOrder(made).id };
  }
  return {
    order,
    /** One that is to be paid on the hosted page. */
    async unpaid(type: 'online' | 'kaspi' = 'online') {
      const { made, id } = await order(online(type));
      return { id, payment: readPayment(made) };
    },
    /** Presses a button of the hosted page. */
    async press(payment: Payment, fields: Record<string, string>) {
      const browser = new Browser(diner().app);
      return browser.submit(await browser.open(pageOf(payment)), fields);
    },
    async attributesOf(id: number) {
      const { app, token } = diner();
      return anyOrder.parse((await sendOrder(app, token, id)).body).data.attributes;
    },
    async ledgerOf(id: number) {
      const found = (await readLedger(diner().app)).find((row) => row.id === id);
      if (!found) throw new Error(`The ledger has no order ${id}`);
      return found;
    },
  };
}

import { z } from 'zod';
import { control } from '../send-to';
import type { GoodCall, World } from './contract-call';
import * as hall from '../hall';
import { placeOrder, plainOrder, SAMAL } from '../orders';
import { SHOP } from '../order-kinds';
import { orderIdOf, placeDelivery, placeExpress } from '../served';

const TERRACE = 812;

const moved = async ({ app }: World, order: number, status: string) => {
  await control(app, 'POST', `orders/${order}/status`, { status });
  return order;
};

async function completedOrder(world: World): Promise<number> {
  const { app, token } = world;
  return moved(world, orderIdOf(await placeOrder(app, token, await plainOrder(app))), 'completed');
}

const ledger = z.object({
  payments: z.array(z.object({ id: z.string(), ownerKind: z.string(), status: z.string() })),
});

/** Ends what is being paid at the tables, and gives the body of a payment of the terrace's bill. */
async function billBody({ app, token }: World) {
  const { payments } = ledger.parse(await control(app, 'GET', 'payments'));
  for (const { id, ownerKind, status } of payments) {
    if (ownerKind === 'preorder' && status === 'pending') await hall.settle(app, id, 'failed');
  }
  return hall.billPaymentBody((await hall.readBill(app, TERRACE, token)).to_pay, { tips: { amount: 500 } });
}

async function newPreorder(world: World): Promise<string> {
  const { app, token } = world;
  const answer = await hall.payBill(app, token, hall.BILL_TERRACE, await billBody(world));
  return hall.preorderOf(answer).preorder_id;
}

const newExpress = async ({ app, token }: World) => orderIdOf(await placeExpress(app, token));

/** The calls at a table and after an order, as the app makes them. */
export const HALL_CALLS: Readonly<Record<string, GoodCall>> = {
  getCourier: {
    status: 200,
    signedIn: true,
    make: async (world) => {
      const order = orderIdOf(await placeDelivery(world.app, world.token));
      return { query: `takeaway_order_id=${await moved(world, order, 'delivery')}` };
    },
  },
  rateOrder: {
    status: 201,
    signedIn: true,
    keyed: true,
    make: async (world) => ({
      params: { id: await completedOrder(world) },
      body: { score: 5, tags: ['tasty', 'fast'], comment: 'Рахмет!' },
    }),
  },
  getReceipt: {
    status: 200,
    signedIn: true,
    make: async (world) => ({ params: { id: await completedOrder(world) } }),
  },
  openTabletSession: { status: 201, keyed: true, make: () => ({ body: { filial_id: SAMAL } }) },
  createTip: {
    status: 201,
    signedIn: true,
    keyed: true,
    make: async (world) => ({ body: hall.tipBody({ order_id: await newExpress(world) }) }),
  },
  getTip: {
    status: 200,
    signedIn: true,
    make: async (world) => {
      const body = hall.tipBody({ order_id: await newExpress(world) });
      return { params: { id: hall.tipOf(await hall.leaveTip(world.app, world.token, body)).id } };
    },
  },
  listTables: { status: 200, make: () => ({ params: { id: SAMAL } }) },
  attachTable: { status: 200, keyed: true, make: () => ({ params: { id: SAMAL, table_id: TERRACE } }) },
  callWaiter: {
    status: 201,
    keyed: true,
    make: () => ({
      params: { id: SAMAL },
      body: { table_id: TERRACE, reason: 'bill', comment: 'Картой' },
    }),
  },
  payBill: {
    status: 201,
    signedIn: true,
    keyed: true,
    make: async (world) => ({ params: { bill_id: hall.BILL_TERRACE }, body: await billBody(world) }),
  },
  getPreorderBill: {
    status: 200,
    signedIn: true,
    make: async (world) => ({ params: { preorder_id: await newPreorder(world) } }),
  },
  openLock: { status: 200, signedIn: true, keyed: true, make: () => ({ body: { terminal_id: SHOP } }) },
  unlockMicromarket: {
    status: 200,
    signedIn: true,
    keyed: true,
    make: () => ({ body: { filial_id: SHOP, code: `FR-${SHOP}-01` } }),
  },
  getSupportContacts: { status: 200, make: () => ({ query: 'country_id=1' }) },
  callSupport: {
    status: 201,
    keyed: true,
    make: () => ({ body: { topic: 'other', message: 'Перезвоните', phone: '+77770000000' } }),
  },
};

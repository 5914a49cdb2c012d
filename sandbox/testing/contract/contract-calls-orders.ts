import { z } from 'zod';
import { sendTo, control } from '../send-to';
import { signIn } from '../browser';
import type { GoodCall, World } from './contract-call';
import {
  breads,
  deliveryBody,
  expressBody,
  online,
  pageQuery,
  placeKind,
  readPayment,
  RETURN_URLS,
  shopBody,
  vendorBody,
} from '../order-kinds';
import { plainOrder, positionOf, PRODUCTS, readOrder, readProduct, SAMAL } from '../orders';

const KZ = { 'x-country-code': 'kz' };
const MADE = { status: 201, signedIn: true, keyed: true } as const;

let accounts = 0;

/** A token of an account that has nothing yet. */
async function newAccount({ app }: World): Promise<string> {
  accounts += 1;
  return signIn(app, `+7 704 ${String(accounts).padStart(7, '0')}`);
}

const identity = z.object({ data: z.object({ id: z.number() }) });

/** A gift that the diner has just been given. */
async function newGift({ app, token }: World): Promise<string> {
  const { body } = await sendTo(app, { url: '/api/v3/user', token });
  const gift = { userId: identity.parse(body).data.id, gift: 'stickers' };
  return z.object({ id: z.string() }).parse(await control(app, 'POST', 'gifts', gift)).id;
}

async function newPayment({ app, token }: World, type: 'online' | 'kaspi'): Promise<string> {
  const body = await plainOrder(app, online(type));
  return pageQuery(readPayment(await placeKind(app, token, 'takeaway', body)));
}

/** Orders of every kind, their payment, and what makes them cheaper. */
export const ORDER_CALLS: Readonly<Record<string, GoodCall>> = {
  createDeliveryOrder: {
    ...MADE,
    make: async ({ app }) => ({ headers: KZ, body: await deliveryBody(app, await breads(app), online()) }),
  },
  createExpressOrder: {
    ...MADE,
    make: async ({ app }) => ({ headers: KZ, body: expressBody(await breads(app, 1), online('kaspi')) }),
  },
  createMicromarketOrder: {
    ...MADE,
    make: async ({ app }) => ({ headers: KZ, body: await shopBody(app) }),
  },
  createVendorDeliveryOrder: { ...MADE, make: async ({ app }) => ({ body: await vendorBody(app) }) },
  createOrderPayment: {
    ...MADE,
    make: async ({ app, token }) => {
      const order = await placeKind(app, token, 'takeaway', await plainOrder(app));
      return { params: { id: readOrder(order).id }, body: { payment_type: 'kaspi', ...RETURN_URLS } };
    },
  },
  paymentPage: {
    status: 200,
    bare: true,
    make: async (world) => ({ query: await newPayment(world, 'online') }),
  },
  kaspiPaymentPage: {
    status: 200,
    bare: true,
    make: async (world) => ({ query: await newPayment(world, 'kaspi') }),
  },
  checkPromoCode: {
    status: 200,
    make: async ({ app }) => ({
      body: {
        filial_id: SAMAL,
        service_type: 1,
        promo_code: ' nan ',
        products: [positionOf(await readProduct(app, PRODUCTS.flatbread))],
      },
    }),
  },
  listCoupons: { status: 200, signedIn: true, make: () => ({}) },
  addCoupon: {
    ...MADE,
    make: async (world) => ({ token: await newAccount(world), body: { promo_code: 'cpn-7kq2' } }),
  },
  listGifts: { status: 200, signedIn: true, make: () => ({}) },
  claimGift: {
    status: 200,
    signedIn: true,
    keyed: true,
    make: async (world) => ({ params: { id: await newGift(world) } }),
  },
};

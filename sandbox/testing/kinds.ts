import { z } from 'zod';
import type { Answer, Target } from './send-to';
import { breads, deliveryBody, expressBody, placeKind, shopBody, vendorBody, type Kind } from './order-kinds';
import { plainOrder } from './orders';

export const KINDS: Kind[] = ['takeaway', 'express', 'delivery', 'vendor-delivery', 'micromarket'];

/** Request bodies of each kind with their orders. @param diner called each time, since tests sign in anew */
export function kindsOf(diner: () => { app: Target; token: string }) {
  const bodies: Record<Kind, (changes?: Record<string, unknown>) => Promise<Record<string, unknown>>> = {
    takeaway: (changes) => plainOrder(diner().app, changes),
    express: async (changes) => expressBody(await breads(diner().app, 1), changes),
    delivery: async (changes) => deliveryBody(diner().app, await breads(diner().app), changes),
    'vendor-delivery': (changes) => vendorBody(diner().app, changes),
    micromarket: (changes) => shopBody(diner().app, changes),
  };
  const place = (kind: Kind, body: Record<string, unknown>, key?: string) => {
    const { app, token } = diner();
    return placeKind(app, token, kind, body, key);
  };
  return { bodies, place };
}

const anyOrder = z.object({
  data: z.object({ attributes: z.looseObject({}), relationships: z.looseObject({}) }),
});
const refusal = z.object({ errors: z.array(z.looseObject({ code: z.string() })) });

export const orderOf = ({ body }: Answer) => anyOrder.parse(body).data;

/** The first fault of a refusal. */
export const faultOf = ({ body }: Answer) => refusal.parse(body).errors[0];

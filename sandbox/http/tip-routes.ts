import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { User } from '../domain/auth/accounts';
import { getTable, type Waiter } from '../domain/tables/tables';
import { tipAmount, tippedWaiter, waiterOfOrder } from '../domain/tips/tip-rules';
import type { Database } from '../database/connect';
import { preorders, tips } from '../database/hall-schema';
import { orders } from '../database/schema';
import { id, nothing, uuid } from '../kernel/input';
import { currencyOf, toMinor } from '../kernel/money';
import { userOperation } from './operation';
import { takesPayment } from '../domain/orders/checks';
import { advanceOrders } from '../domain/lifecycle/advance-orders';
import { checkReturnUrls, createPayment, returnUrl } from '../domain/payments/payments';
import { advancePayments } from '../domain/lifecycle/settle';
import { Refusal } from '../kernel/refusal';
import { getVenue } from '../domain/venues/venues';
import { tipAnswer, tipOwner } from '../domain/tips/tips';

const tipInput = z
  .object({
    order_id: id.optional(),
    preorder_id: uuid.optional(),
    waiter_id: id.nullish(),
    amount: tipAmount,
    payment_type: z.enum(['online', 'kaspi']),
    success_url: returnUrl,
    failure_url: returnUrl,
  })
  .refine((body) => (body.order_id === undefined) !== (body.preorder_id === undefined));
type TipInput = z.output<typeof tipInput>;

/** The served dishes, and their waiter. */
interface Served {
  venueId: number;
  waiter: Waiter | null;
}

const createTip = userOperation({
  method: 'POST',
  url: '/tips/v1/tips',
  idempotency: 'required',
  params: nothing,
  query: nothing,
  body: tipInput,
  async handle({ sandbox, database, body, user, now, language }) {
    await advanceOrders(database, now);
    const served = await servedIn(database, body, user);
    const waiter = tippedWaiter(served.waiter, body.waiter_id);
    const venue = await getVenue(database, served.venueId);
    if (!takesPayment(venue, 'express', body.payment_type)) throw new Refusal('payment_type_unavailable');
    const returnUrls = { success: body.success_url, failure: body.failure_url };
    checkReturnUrls(sandbox.settings, returnUrls);
    const currency = currencyOf(venue.country);
    const amountMinor = toMinor(body.amount);
    const [tip] = await database
      .insert(tips)
      .values({
        id: randomUUID(),
        userId: user.id,
        orderId: body.order_id ?? null,
        preorderId: body.preorder_id ?? null,
        waiter,
        amountMinor,
        currency,
        createdAt: now,
      })
      .returning();
    if (!tip) throw new Error('The tip was not written');
    const attempt = { paymentType: body.payment_type, amountMinor, currency, language };
    await createPayment(database, { owner: tipOwner(tip.id), returnUrls, ...attempt }, now);
    return { status: 201, body: { data: await tipAnswer(database, sandbox.settings, tip) } };
  },
});

/** The order or the bill of the diner that is tipped for; a bill only once it is paid. */
async function servedIn(database: Database, body: TipInput, user: User): Promise<Served> {
  if (body.preorder_id === undefined) {
    const isOwn = and(eq(orders.id, body.order_id ?? 0), eq(orders.userId, user.id));
    const order = await database.query.orders.findFirst({ where: isOwn });
    if (!order) throw new Refusal({ code: 'order_not_found', source: { pointer: '/order_id' } });
    return { venueId: order.venueId, waiter: waiterOfOrder(order) };
  }
  const isOwn = and(eq(preorders.id, body.preorder_id), eq(preorders.userId, user.id));
  const [preorder] = await database.select().from(preorders).where(isOwn);
  if (!preorder) throw new Refusal({ code: 'bill_not_found', source: { pointer: '/preorder_id' } });
  const table = getTable(preorder.tableId);
  return { venueId: table.venueId, waiter: preorder.status === 'paid' ? table.waiter : null };
}

const getTip = userOperation({
  method: 'GET',
  url: '/tips/v1/tips/:id',
  params: z.object({ id: uuid }),
  query: nothing,
  body: nothing,
  async handle({ sandbox, database, params, user, now }) {
    await advancePayments(database, now);
    const [tip] = await database
      .select()
      .from(tips)
      .where(and(eq(tips.id, params.id), eq(tips.userId, user.id)));
    if (!tip) throw new Refusal('not_found');
    return { body: { data: await tipAnswer(database, sandbox.settings, tip) } };
  },
});

export const tipOperations = [createTip, getTip];

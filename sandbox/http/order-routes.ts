import { and, desc, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../database/connect';
import { orders } from '../database/schema';
import { idText, nothing, paging, serviceTypeText } from '../kernel/input';
import { customerOperation, userOperation } from './operation';
import {
  checkReturnUrls,
  createPayment,
  expirePending,
  orderOwner,
  paymentAnswer,
  returnUrl,
} from '../domain/payments/payments';
import { Refusal } from '../kernel/refusal';
import { isOwnOf, type Customer } from '../domain/tablets/tablet-sessions';
import { getVenue } from '../domain/venues/venues';
import { orderAnswer } from '../domain/orders/answers';
import { takesPayment } from '../domain/orders/checks';
import { advanceOrders } from '../domain/lifecycle/advance-orders';
import { cancelOrder, toPayMinor } from '../domain/orders/order-payments';
import type { OrderRow } from '../domain/orders/status';

/** The customer's order, as the clock has it; another's is `order_not_found` like one that is none. */
async function getOwn(
  { database, now, ...customer }: { database: Database; now: Date } & Customer,
  orderId: number,
): Promise<OrderRow> {
  await advanceOrders(database, now);
  const isOwn = and(eq(orders.id, orderId), isOwnOf(customer));
  const order = await database.query.orders.findFirst({ where: isOwn });
  if (!order) throw new Refusal('order_not_found');
  return order;
}

const getOrder = customerOperation({
  method: 'GET',
  url: '/takeaway/v2/user/order',
  params: nothing,
  query: z.object({ order_id: idText }),
  body: nothing,
  async handle(call) {
    const order = await getOwn(call, call.query.order_id);
    return { body: { data: await orderAnswer(order, call) } };
  },
});

const listOrders = userOperation({
  method: 'GET',
  url: '/takeaway/v2/user/orders',
  params: nothing,
  query: z.object({ ...paging, service_type: serviceTypeText.optional(), brand_id: idText.optional() }),
  body: nothing,
  async handle(call) {
    const { database, query, user } = call;
    await advanceOrders(database, call.now);
    const condition = and(
      eq(orders.userId, user.id),
      query.service_type === undefined ? undefined : eq(orders.serviceType, query.service_type),
      query.brand_id === undefined ? undefined : eq(orders.brandId, query.brand_id),
    );
    const total = await database.$count(orders, condition);
    const rows = await database
      .select()
      .from(orders)
      .where(condition)
      .orderBy(desc(orders.id))
      .limit(query.limit)
      .offset((query.page - 1) * query.limit);
    const data = [];
    for (const row of rows) data.push(await orderAnswer(row, call));
    const lastPage = Math.max(1, Math.ceil(total / query.limit));
    return { body: { data, meta: { current_page: query.page, last_page: lastPage, total } } };
  },
});

const cancelOwnOrder = userOperation({
  method: 'POST',
  url: '/takeaway/v1/order/:id/cancel',
  params: z.object({ id: idText }),
  query: nothing,
  body: nothing,
  async handle(call) {
    const order = await getOwn({ ...call, tablet: null }, call.params.id);
    if (order.status !== 'created') throw new Refusal('order_not_cancelable');
    const canceled = await cancelOrder(call.database, order, 'canceled_by_diner', call.now);
    if (!canceled) throw new Refusal('order_not_cancelable');
    return { body: { data: await orderAnswer(canceled, call) } };
  },
});

const payOrder = customerOperation({
  method: 'POST',
  url: '/takeaway/v1/order/:id/payment',
  idempotency: 'required',
  params: z.object({ id: idText }),
  query: nothing,
  body: z.object({
    payment_type: z.enum(['online', 'kaspi']),
    success_url: returnUrl,
    failure_url: returnUrl,
  }),
  async handle(call) {
    const { database, sandbox, body, now, language } = call;
    const returnUrls = { success: body.success_url, failure: body.failure_url };
    await getOwn(call, call.params.id);
    const owner = orderOwner(call.params.id);
    // Payments before their order, as when they settle; a refusal takes this back.
    await expirePending(database, owner);
    const [order] = await database.select().from(orders).where(eq(orders.id, call.params.id)).for('update');
    if (!order) throw new Refusal('order_not_found');
    const isOver = order.status === 'canceled' || order.status === 'completed';
    if (isOver || toPayMinor(order) === 0) throw new Refusal('order_already_paid');
    const venue = await getVenue(database, order.venueId);
    if (!takesPayment(venue, order.kind, body.payment_type)) throw new Refusal('payment_type_unavailable');
    checkReturnUrls(sandbox.settings, returnUrls);
    const amountMinor = toPayMinor(order);
    const { currency } = order;
    const paymentType = body.payment_type;
    const attempt = { owner, paymentType, amountMinor, currency, returnUrls, language };
    const payment = await createPayment(database, attempt, now);
    await database
      .update(orders)
      .set({ paymentType, paymentStatus: 'pending' })
      .where(eq(orders.id, order.id));
    return { status: 201, body: { data: paymentAnswer(payment, sandbox.settings) } };
  },
});

export const orderOperations = [getOrder, listOrders, cancelOwnOrder, payOrder];

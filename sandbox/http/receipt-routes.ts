import { and, asc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { orderPositions, orders } from '../database/schema';
import { idText, nothing } from '../kernel/input';
import { customerOperation } from './operation';
import { listPayments, orderOwner } from '../domain/payments/payments';
import { Refusal } from '../kernel/refusal';
import { isOwnOf } from '../domain/tablets/tablet-sessions';
import { getVenue } from '../domain/venues/venues';
import { advanceOrders } from '../domain/lifecycle/advance-orders';
import { paidAtOf, receiptAnswer } from '../domain/orders/receipt';

const getReceipt = customerOperation({
  method: 'GET',
  url: '/takeaway/v1/order/:id/receipt',
  params: z.object({ id: idText }),
  query: nothing,
  body: nothing,
  async handle({ database, params, now, language, ...customer }) {
    await advanceOrders(database, now);
    const isOwn = and(eq(orders.id, params.id), isOwnOf(customer));
    const order = await database.query.orders.findFirst({ where: isOwn });
    if (!order) throw new Refusal('order_not_found');
    const positions = await database
      .select()
      .from(orderPositions)
      .where(eq(orderPositions.orderId, order.id))
      .orderBy(asc(orderPositions.position));
    const attempts = await listPayments(database, orderOwner(order.id));
    const received = attempts.findLast(({ status }) => status === 'paid')?.receivedAt ?? null;
    const venue = await getVenue(database, order.venueId);
    const view = { venue, positions, paidAt: paidAtOf(order, received), language };
    return { body: { data: receiptAnswer(order, view) } };
  },
});

export const receiptOperations = [getReceipt];

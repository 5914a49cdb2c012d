import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { orders } from '../database/schema';
import { idText, nothing } from '../kernel/input';
import { userOperation } from './operation';
import { advanceOrders } from '../domain/lifecycle/advance-orders';
import { Refusal } from '../kernel/refusal';
import { getVenue } from '../domain/venues/venues';
import { courierAnswer } from '../domain/orders/courier';

const getCourier = userOperation({
  method: 'GET',
  url: '/dr-delivery/api/v1/courier',
  errorStyle: 'message',
  params: nothing,
  query: z.object({ takeaway_order_id: idText }),
  body: nothing,
  async handle({ database, query, user, now, language }) {
    await advanceOrders(database, now);
    const isOwn = and(eq(orders.id, query.takeaway_order_id), eq(orders.userId, user.id));
    const order = await database.query.orders.findFirst({ where: isOwn });
    if (!order) throw new Refusal('order_not_found');
    const venue = await getVenue(database, order.venueId);
    return { body: { data: courierAnswer(order, venue, now, language) } };
  },
});

export const courierOperations = [getCourier];

import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { ratings } from '../database/hall-schema';
import { orders } from '../database/schema';
import { idText, nothing, personText } from '../kernel/input';
import { userOperation } from './operation';
import { Refusal } from '../kernel/refusal';
import { advanceOrders } from '../domain/lifecycle/advance-orders';
import { mayBeRated, RATING_TAGS } from '../domain/orders/rating';

const ratingInput = z.object({
  score: z.number().int().min(1).max(5),
  tags: z
    .array(z.enum(RATING_TAGS))
    .refine((tags) => new Set(tags).size === tags.length)
    .default([]),
  comment: personText(0, 1000).default(''),
});

const rateOrder = userOperation({
  method: 'POST',
  url: '/takeaway/v1/order/:id/rating',
  params: z.object({ id: idText }),
  query: nothing,
  body: ratingInput,
  async handle({ database, params, body, user, now }) {
    await advanceOrders(database, now);
    const isOwn = and(eq(orders.id, params.id), eq(orders.userId, user.id));
    const order = await database.query.orders.findFirst({ where: isOwn });
    if (!order) throw new Refusal('order_not_found');
    if (!mayBeRated(order, now)) throw new Refusal('rating_not_allowed');
    const written = await database
      .insert(ratings)
      .values({ orderId: order.id, ...body, ratedAt: now })
      .onConflictDoNothing()
      .returning({ orderId: ratings.orderId });
    if (written.length === 0) throw new Refusal('rating_not_allowed');
    return { status: 201, body: { data: body } };
  },
});

export const ratingOperations = [rateOrder];

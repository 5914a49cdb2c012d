import { randomUUID } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { DAY_MS } from '../kernel/clock';
import type { Database } from '../database/connect';
import { gifts, payments, refunds } from '../database/payment-schema';
import { orderPositions, orders } from '../database/schema';
import { id, idText, parseInput, parseInputOf, uuid } from '../kernel/input';
import type { Sandbox } from '../http/operation';
import { advanceOrders } from '../domain/lifecycle/advance-orders';
import { cancelOrder, toPayMinor } from '../domain/orders/order-payments';
import { orderNumber } from '../domain/orders/number';
import { changeTo, notifyDiner, type OrderRow } from '../domain/orders/status';
import { settlePayment } from '../domain/lifecycle/settle';
import { GIFT_NAMES } from '../domain/promos/gifts';
import { Refusal } from '../kernel/refusal';

const statusInput = z.object({
  status: z.enum(['created', 'cooking', 'ready', 'delivery', 'completed', 'canceled']),
  declineCode: z.string().min(1).max(64).optional(),
  /** By the number of a position. */
  states: z
    .record(z.string().regex(/^\d{1,3}$/), z.enum(['ok', 'stopped', 'deleted', 'price_changed']))
    .optional(),
});
type StatusInput = z.output<typeof statusInput>;

const giftInput = z.object({
  userId: id,
  gift: z.enum(GIFT_NAMES),
  days: z.number().min(-365).max(365).default(30),
});

/** Of the control API: the ledger of orders and payments, and what the venue and the bank do. */
export function registerOrderControl(app: FastifyInstance, { database, clock }: Sandbox): void {
  app.get('/control/orders', async (request) => {
    const { userId } = parseInput(z.object({ userId: idText.optional() }), request.query, 'query');
    await advanceOrders(database, clock.now());
    const rows = await database
      .select()
      .from(orders)
      .where(userId === undefined ? undefined : eq(orders.userId, userId))
      .orderBy(asc(orders.id));
    const ledger = await readPayments(database);
    return { orders: rows.map((row) => ledgerRow(row, ledger)) };
  });

  app.get('/control/payments', async () => {
    await advanceOrders(database, clock.now());
    return { payments: await readPayments(database) };
  });

  app.post<{ Params: { id: string } }>('/control/orders/:id/status', async (request) => {
    const orderId = parseInput(idText, request.params.id, 'params');
    const input = parseInputOf(statusInput, request.body);
    await advanceOrders(database, clock.now());
    return database.transaction(async (transaction) => {
      const order = await transaction.query.orders.findFirst({ where: eq(orders.id, orderId) });
      if (!order) throw new Refusal('order_not_found');
      await moveTo(transaction, order, input, clock.now());
      for (const [position, state] of Object.entries(input.states ?? {})) {
        await setState(transaction, orderId, Number(position), state);
      }
      return { id: orderId, status: input.status };
    });
  });

  app.post<{ Params: { id: string } }>('/control/payments/:id', async (request) => {
    const paymentId = parseInput(uuid, request.params.id, 'params');
    const input = parseInputOf(z.object({ outcome: z.enum(['paid', 'failed', 'expired']) }), request.body);
    await advanceOrders(database, clock.now());
    const payment = await settlePayment(database, paymentId, input.outcome, clock.now());
    if (!payment) throw new Refusal('not_found');
    return { id: paymentId, status: payment.status };
  });

  app.post<{ Params: { id: string } }>('/control/payments/:id/refund', async (request) => {
    const paymentId = parseInput(uuid, request.params.id, 'params');
    const input = parseInputOf(z.object({ state: z.enum(['completed', 'failed']) }), request.body);
    const changed = await database
      .update(refunds)
      .set(input)
      .where(eq(refunds.paymentId, paymentId))
      .returning({ id: refunds.paymentId });
    if (changed.length === 0) throw new Refusal('not_found');
    return { id: paymentId, ...input };
  });
}

/** Gives a diner a gift. */
export function registerGiftControl(app: FastifyInstance, { database, clock }: Sandbox): void {
  app.post('/control/gifts', async (request) => {
    const { userId, gift, days } = parseInputOf(giftInput, request.body);
    const validUntil = new Date(clock.now().getTime() + days * DAY_MS);
    const given = { id: randomUUID(), userId, gift, validUntil };
    await database.insert(gifts).values(given);
    return { id: given.id };
  });
}

async function moveTo(database: Database, order: OrderRow, input: StatusInput, now: Date): Promise<void> {
  if (input.status === 'canceled' && order.status !== 'canceled') {
    await cancelOrder(database, order, input.declineCode ?? 'venue_rejected', now);
    return;
  }
  const declineCode = input.status === 'canceled' ? (input.declineCode ?? 'venue_rejected') : null;
  const change = { ...changeTo(order, input.status, now), declineCode };
  await database.update(orders).set(change).where(eq(orders.id, order.id));
  await notifyDiner(database, { ...order, ...change }, now);
}

async function setState(
  database: Database,
  orderId: number,
  position: number,
  state: NonNullable<StatusInput['states']>[string],
): Promise<void> {
  await database
    .update(orderPositions)
    .set({ state })
    .where(and(eq(orderPositions.orderId, orderId), eq(orderPositions.position, position)));
}

/** Every attempt to pay with what went back of it, the first one first. */
async function readPayments(database: Database) {
  const rows = await database
    .select({ payment: payments, refund: refunds })
    .from(payments)
    .leftJoin(refunds, eq(refunds.paymentId, payments.id))
    .orderBy(asc(payments.createdAt), asc(payments.id));
  return rows.map(({ payment, refund }) => ({
    id: payment.id,
    ownerKind: payment.ownerKind,
    ownerId: payment.ownerId,
    paymentType: payment.paymentType,
    status: payment.status,
    amountMinor: payment.amountMinor,
    isReceived: payment.receivedAt !== null,
    refund: refund && { state: refund.state, amountMinor: refund.amountMinor },
  }));
}

type LedgerPayment = Awaited<ReturnType<typeof readPayments>>[number];

function ledgerRow(order: OrderRow, ledger: readonly LedgerPayment[]) {
  return {
    id: order.id,
    number: orderNumber(order),
    key: order.idempotencyKey,
    requestHash: order.requestHash,
    kind: order.kind,
    userId: order.userId,
    venueId: order.venueId,
    createdAt: order.createdAt.toISOString(),
    status: order.status,
    sumMinor: order.sumMinor,
    bonusesSpentMinor: order.bonusesSpentMinor,
    toPayMinor: toPayMinor(order),
    paymentStatus: order.paymentStatus,
    payments: ledger.filter(
      ({ ownerKind, ownerId }) => ownerKind === 'order' && ownerId === String(order.id),
    ),
  };
}

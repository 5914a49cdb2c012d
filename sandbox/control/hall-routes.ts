import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as hall from '../database/hall-schema';
import { payments } from '../database/payment-schema';
import { settlePayment } from '../domain/lifecycle/settle';
import { waiterCallAnswer } from '../http/waiter-call-routes';
import type { Sandbox } from '../http/operation';
import { idText, parseInput } from '../kernel/input';
import { toMinor } from '../kernel/money';

/** Of an earlier sitting, whatever the table. */
const LONG_AGO = sql`interval '1 day'`;

/** Of the control API: what happened at tables, and what diners wrote to support. */
export function registerHallControl(app: FastifyInstance, { database, clock }: Sandbox): void {
  app.get('/control/bill-payments', async () => {
    const rows = await database.select().from(hall.preorders).orderBy(asc(hall.preorders.createdAt));
    return {
      billPayments: rows.map((row) => ({
        id: row.id,
        billId: row.billId,
        userId: row.userId,
        status: row.status,
        amountMinor: row.amountMinor,
        bonusesMinor: row.bonusesSpentMinor,
        tipsMinor: row.tipsMinor,
        sumMinor: toMinor(Number(row.bill.to_pay)),
      })),
    };
  });

  app.post<{ Params: { id: string } }>('/control/tables/:id/leave', async (request) => {
    const tableId = parseInput(idText, request.params.id, 'params');
    const isHeld = and(eq(hall.preorders.tableId, tableId), eq(hall.preorders.status, 'pending'));
    const held = await database
      .select({ id: payments.id })
      .from(payments)
      .innerJoin(hall.preorders, and(isHeld, eq(payments.ownerId, sql`${hall.preorders.id}::text`)));
    for (const { id } of held) await settlePayment(database, id, 'failed', clock.now());
    const { preorders, waiterCalls } = hall;
    await database
      .update(preorders)
      .set({
        createdAt: sql`${preorders.createdAt} - ${LONG_AGO}`,
        paidAt: sql`${preorders.paidAt} - ${LONG_AGO}`,
      })
      .where(eq(preorders.tableId, tableId));
    await database
      .update(waiterCalls)
      .set({ createdAt: sql`${waiterCalls.createdAt} - ${LONG_AGO}` })
      .where(eq(waiterCalls.tableId, tableId));
    return { tableId };
  });

  app.get('/control/waiter-calls', async () => {
    const rows = await database.select().from(hall.waiterCalls).orderBy(desc(hall.waiterCalls.createdAt));
    return {
      calls: rows.map((row) => ({ ...waiterCallAnswer(row, clock.now()), comment: row.comment })),
    };
  });

  app.get('/control/support-calls', async () => {
    const rows = await database.select().from(hall.supportCalls).orderBy(desc(hall.supportCalls.createdAt));
    return {
      calls: rows.map(({ id, caller, topic, message, orderId, venueId, phone }) => ({
        id,
        caller,
        topic,
        message,
        orderId,
        venueId,
        phone,
      })),
    };
  });
}

/** Tables emptied by a reset. */
export const HALL_TABLES = [
  hall.ratings,
  hall.supportCalls,
  hall.tableAttachments,
  hall.waiterCalls,
  hall.preorders,
  hall.tips,
];

import { asc, desc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as hall from '../database/hall-schema';
import { waiterCallAnswer } from '../http/waiter-call-routes';
import type { Sandbox } from '../http/operation';

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
      })),
    };
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

/** What is emptied when everything is to be as after the first start. */
export const HALL_TABLES = [
  hall.ratings,
  hall.supportCalls,
  hall.tableAttachments,
  hall.waiterCalls,
  hall.preorders,
  hall.tips,
];

import { randomUUID } from 'node:crypto';
import { and, eq, lte } from 'drizzle-orm';
import { z } from 'zod';
import { addMinutes } from '../kernel/clock';
import { waiterCalls } from '../database/hall-schema';
import { id, idText, nothing, personText } from '../kernel/input';
import { openOperation } from './operation';
import { Refusal } from '../kernel/refusal';
import { getVenue } from '../domain/venues/venues';
import { checkTableSecret, TABLE_SECRET_HEADER } from '../domain/tables/table-secret';
import { findTable } from '../domain/tables/tables';

/** Minutes after a call: the waiter has seen it, and has been at the table. */
const ACCEPT_MINUTES = 1;
const DONE_MINUTES = 5;

type CallRow = typeof waiterCalls.$inferSelect;

/** WaiterCall of the contract. */
export function waiterCallAnswer({ id: callId, tableId, reason, createdAt }: CallRow, now: Date) {
  const isDone = createdAt <= addMinutes(now, -DONE_MINUTES);
  const isAccepted = createdAt <= addMinutes(now, -ACCEPT_MINUTES);
  return {
    id: callId,
    table_id: tableId,
    reason,
    status: isDone ? 'done' : isAccepted ? 'accepted' : 'sent',
    created_at: createdAt.toISOString(),
  };
}

const callWaiter = openOperation({
  method: 'POST',
  url: '/takeaway/v1/filial/:id/waiter-calls',
  params: z.object({ id: idText }),
  query: nothing,
  body: z.object({
    table_id: id,
    reason: z.enum(['waiter', 'bill', 'cleaning', 'other']),
    comment: personText(0, 200).default(''),
  }),
  needsHeaders: TABLE_SECRET_HEADER,
  async handle({ database, params, body, now, headers }) {
    const { mainVenueId } = (await getVenue(database, params.id)).venue;
    const table = findTable(body.table_id, mainVenueId);
    if (!table) throw new Refusal({ code: 'table_not_found', source: { pointer: '/table_id' } });
    checkTableSecret(table, { headers });
    const call = { id: randomUUID(), comment: body.comment, createdAt: now };
    const [made] = await database
      .insert(waiterCalls)
      .values({ tableId: table.id, reason: body.reason, ...call })
      .onConflictDoUpdate({
        target: [waiterCalls.tableId, waiterCalls.reason],
        set: call,
        setWhere: lte(waiterCalls.createdAt, addMinutes(now, -DONE_MINUTES)),
      })
      .returning();
    const isSame = and(eq(waiterCalls.tableId, table.id), eq(waiterCalls.reason, body.reason));
    const [open] = made ? [made] : await database.select().from(waiterCalls).where(isSame);
    if (!open) throw new Error('The call of the waiter was not written');
    return { status: 201, body: { data: waiterCallAnswer(open, now) } };
  },
});

export const waiterCallOperations = [callWaiter];

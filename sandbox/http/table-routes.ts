import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { addMinutes } from '../kernel/clock';
import { tableAttachments } from '../database/hall-schema';
import { idText, nothing } from '../kernel/input';
import { callerOf, openOperation } from './operation';
import { Refusal } from '../kernel/refusal';
import { getVenue } from '../domain/venues/venues';
import { tableAnswer } from '../domain/bills/answers';
import { findBill, SITTING_MINUTES } from '../domain/bills/bills';
import { billState } from '../domain/bills/state';
import { checkTableSecret, TABLE_SECRET_HEADER } from '../domain/tables/table-secret';
import { findTable, findTableByNumber, tablesOf } from '../domain/tables/tables';

const listTables = openOperation({
  method: 'GET',
  url: '/terminals/terminals/:id/tables',
  params: z.object({ id: idText }),
  query: z.object({ number: z.string().min(1).max(20).optional() }),
  body: nothing,
  async handle({ database, params, query, language }) {
    const { mainVenueId } = (await getVenue(database, params.id)).venue;
    const requested = query.number === undefined ? null : findTableByNumber(query.number, mainVenueId);
    const found = requested === null ? tablesOf(mainVenueId) : requested ? [requested] : [];
    return { body: { data: found.map((table) => tableAnswer(table, language)) } };
  },
});

const attachTable = openOperation({
  method: 'POST',
  url: '/terminals/terminals/:id/tables/:table_id/attach',
  params: z.object({ id: idText, table_id: idText }),
  query: nothing,
  body: nothing,
  needsHeaders: TABLE_SECRET_HEADER,
  async handle(call) {
    const { database, params, now, language } = call;
    const { mainVenueId } = (await getVenue(database, params.id)).venue;
    const table = findTable(params.table_id, mainVenueId);
    if (!table) throw new Refusal('table_not_found');
    checkTableSecret(table, call);
    if (table.isClosed) throw new Refusal('table_attach_failed');
    const caller = callerOf(call);
    const [present] = await database
      .select()
      .from(tableAttachments)
      .where(eq(tableAttachments.caller, caller));
    const isStillThere =
      present?.tableId === table.id && present.attachedAt > addMinutes(now, -SITTING_MINUTES);
    const attachedAt = isStillThere ? present.attachedAt : now;
    const attachment = { tableId: table.id, attachedAt };
    await database
      .insert(tableAttachments)
      .values({ caller, ...attachment })
      .onConflictDoUpdate({ target: tableAttachments.caller, set: attachment });
    const bill = findBill(table.id);
    const isOpen = bill && (await billState(database, bill, now)) !== 'paid';
    return {
      body: {
        data: {
          table: tableAnswer(table, language),
          main_terminal_id: mainVenueId,
          bill_id: isOpen ? bill.id : null,
          attached_at: attachedAt.toISOString(),
        },
      },
    };
  },
});

export const tableOperations = [listTables, attachTable];

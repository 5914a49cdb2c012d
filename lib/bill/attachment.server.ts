import 'server-only';
import { z } from 'zod';
import type { Attachment, AttachmentRequest } from './attachment';
import { callOfTable, type TableCaller } from './table-call.server';

/** Nothing of it is read. */
const attachmentWire = z.object({ data: z.object({}) });

/** Attaches the diner to a table (contract call attachTable). @throws AppError `table/…`, `venue/not-found` */
export async function attachTable(
  caller: TableCaller,
  { venueId, tableId }: AttachmentRequest,
): Promise<Attachment> {
  await callOfTable(caller, {
    path: 'terminals/terminals/{venueId}/tables/{tableId}/attach',
    params: { venueId, tableId },
    refusals: { table_attach_failed: 'table/not-attached' },
    schema: attachmentWire,
  });
  return { isAttached: true };
}

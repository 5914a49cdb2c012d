import 'server-only';
import type { Site } from '@/lib/site/site';
import { publicUpstream } from '@/lib/upstream/client';
import { UpstreamError } from '@/lib/upstream/upstream-error';
import type { Bill } from './bill';
import { mapBill, mapBillFailure } from './bill.map';
import { billWire } from './bill.wire';
import type { TableLink } from './table-link';

/**
 * The open bill of a table (spec §3 Table bill), of this moment: dishes are added to it while it is looked at.
 * @throws AppError `bill/not-found`, `bill/already-paid`, `table/not-found`, `venue/not-found`
 * @throws UpstreamError
 */
export async function getBill(site: Site, { venueId, tableId, mainTerminalId }: TableLink): Promise<Bill> {
  try {
    const wire = await publicUpstream(site).getFresh({
      path: `takeaway/v1/filial/${venueId}/bill`,
      query: { table_id: tableId, main_terminal_id: mainTerminalId },
      schema: billWire,
    });
    return mapBill(wire);
  } catch (error) {
    throw error instanceof UpstreamError ? mapBillFailure(error) : error;
  }
}

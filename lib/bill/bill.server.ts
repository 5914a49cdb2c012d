import 'server-only';
import { AppError } from '@/lib/errors/errors';
import type { SignedIn } from '@/lib/session/signed-in.server';
import type { Site } from '@/lib/site/site';
import { publicUpstream } from '@/lib/upstream/client';
import { UpstreamError } from '@/lib/upstream/upstream-error';
import type { Bill } from './bill';
import { mapBill, mapBillFailure } from './bill.map';
import { billWire } from './bill.wire';
import type { TableLink } from './table-link';

/**
 * The open bill of a table (contract call getBill), of this moment: dishes are added to it while it is looked at. What comes
 * back for it is the diner's own where somebody is signed in; a session that has ended is read as nobody's.
 * @throws AppError `bill/not-found`, `bill/already-paid`, `table/not-found`, `venue/not-found`
 * @throws UpstreamError
 */
export async function getBill(
  site: Site,
  { venueId, tableId, mainTerminalId }: TableLink,
  signedIn: SignedIn | null = null,
): Promise<Bill> {
  const call = {
    path: 'takeaway/v1/filial/{venueId}/bill',
    params: { venueId },
    query: { table_id: tableId, main_terminal_id: mainTerminalId },
    retries: 0,
    schema: billWire,
  };
  const askAsGuest = () => publicUpstream(site).getFresh(call);
  const askAsDiner = (diner: SignedIn) =>
    diner.get(call).catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'auth/required') return askAsGuest();
      throw error;
    });
  try {
    const { data } = await (signedIn ? askAsDiner(signedIn) : askAsGuest());
    return mapBill(data);
  } catch (error) {
    throw error instanceof UpstreamError ? mapBillFailure(error) : error;
  }
}

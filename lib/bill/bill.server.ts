import 'server-only';
import { AppError } from '@/lib/core/errors/errors';
import type { SignedIn } from '@/lib/core/session/signed-in.server';
import type { Site } from '@/lib/core/site/site';
import { publicUpstream } from '@/lib/core/upstream/client';
import { UpstreamError } from '@/lib/core/upstream/upstream-error';
import type { Bill } from './bill';
import { mapBill, mapBillFailure } from './bill.map';
import { billWire } from './bill.wire';
import type { TableLink } from '@/lib/ground/ordering/table-link';
import { passedTableHeaders, type TableHeaders } from '@/lib/ground/ordering/table-headers.schema';

/** A table's open bill (contract call getBill), uncached. Guests get no waiter's name: codes can be guessed. */
export async function getBill(
  site: Site,
  { venueId, tableId, mainTerminalId }: TableLink,
  signedIn: SignedIn | null = null,
  headers: TableHeaders = {},
): Promise<Bill> {
  const call = {
    path: 'takeaway/v1/filial/{venueId}/bill',
    params: { venueId },
    query: { table_id: tableId, main_terminal_id: mainTerminalId },
    headers: passedTableHeaders(headers),
    schema: billWire,
  };
  const askAsGuest = async () => {
    const { data } = await publicUpstream(site).getFresh(call);
    return { ...mapBill(data), waiterName: null };
  };
  const requestAsUser = async (diner: SignedIn) => mapBill((await diner.get(call)).data);
  const askAsDinerOrGuest = (diner: SignedIn) =>
    requestAsUser(diner).catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'auth/required') return askAsGuest();
      throw error;
    });
  try {
    return await (signedIn ? askAsDinerOrGuest(signedIn) : askAsGuest());
  } catch (error) {
    throw error instanceof UpstreamError ? mapBillFailure(error) : error;
  }
}

import { isCount, isText, recordOf } from '@/lib/storage/shape';
import { stored } from '@/lib/storage/stored';
import { LARGEST_ID, readId } from '@/lib/ids/ids';

/*
 * The secret that a platform may print in a table's code (contract rule 78). It is removed from the address before anything
 * else reads that, and lives in this tab as long as the visit's table: in no other address, no answer and no log line.
 */

/** The format of a secret. */
export const TABLE_SECRET = /^[A-Za-z0-9_-]{1,64}$/;

interface KeptSecret {
  venueId: number;
  tableId: number;
  secret: string;
}

const QUERY_NAME = 'table_secret';

const isKept = recordOf<KeptSecret>({
  venueId: isCount(LARGEST_ID),
  tableId: isCount(LARGEST_ID),
  secret: (value): value is string => isText(value) && TABLE_SECRET.test(value),
});

const keptSecret = stored<KeptSecret | null>({
  area: 'session',
  key: 'tableSecret',
  shape: isKept,
  empty: null,
});

/** Removes the secret from the address of the page, and stores it where it belongs to a table. */
export function takeTableSecret(): void {
  const query = new URLSearchParams(location.search);
  const secret = query.get(QUERY_NAME);
  if (secret === null) return;
  query.delete(QUERY_NAME);
  const search = query.size > 0 ? `?${query}` : '';
  history.replaceState(history.state, '', location.pathname + search + location.hash);
  const venueId = readId(query.get('filial_id'));
  const tableId = readId(query.get('table_id'));
  if (venueId === null || tableId === null || !TABLE_SECRET.test(secret)) return;
  keptSecret.write({ venueId, tableId, secret });
}

/** The header with the secret of a venue's table, or of whichever table of it was scanned; empty where none is known. */
export function tableSecretHeader(venueId: number, tableId?: number): Record<string, string> {
  const storedSecret = keptSecret.read();
  const isOfTable =
    storedSecret?.venueId === venueId && (tableId === undefined || storedSecret.tableId === tableId);
  return isOfTable ? { 'X-Table-Secret': storedSecret.secret } : {};
}

/** The table is that of another venue of the same hall, too. */
export function moveTableSecret(fromId: number, toId: number): void {
  const storedSecret = keptSecret.read();
  if (storedSecret?.venueId === fromId) keptSecret.write({ ...storedSecret, venueId: toId });
}

/** Forgets the secret unless it is of this venue and of this table, which null is not; where none is given, of any of it. */
export function forgetOtherTableSecret(venueId: number, tableId?: number | null): void {
  const storedSecret = keptSecret.read();
  if (storedSecret?.venueId === venueId && (tableId === undefined || storedSecret.tableId === tableId))
    return;
  keptSecret.forget();
}

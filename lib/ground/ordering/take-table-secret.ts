import { isCount, isText, recordOf } from '@/lib/core/storage/shape';
import { stored } from '@/lib/core/storage/stored';
import { LARGEST_ID, readId } from '@/lib/core/ids/ids';

// The secret that a platform may print in a table's code (contract rule 78). It is removed from the address before anything else
// reads that, and lives in this tab as long as the visit's table: in no other address, no answer and no log line.

/** The format of a secret. */
export const TABLE_SECRET = /^[A-Za-z0-9_-]{1,64}$/;

interface StoredSecret {
  venueId: number;
  tableId: number;
  secret: string;
}

const QUERY_NAME = 'table_secret';

const isStoredSecret = recordOf<StoredSecret>({
  venueId: isCount(LARGEST_ID),
  tableId: isCount(LARGEST_ID),
  secret: (value): value is string => isText(value) && TABLE_SECRET.test(value),
});

/** The secret of this tab's table. */
export const secretStore = stored<StoredSecret | null>({
  area: 'session',
  key: 'tableSecret',
  shape: isStoredSecret,
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
  secretStore.write({ venueId, tableId, secret });
}

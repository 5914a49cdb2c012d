import { secretStore } from './take-table-secret';

/* The use of a table's secret after it was taken from the address. */

/** The header with the secret of a venue's table, or of whichever table of it was scanned; empty where none is known. */
export function tableSecretHeader(venueId: number, tableId?: number): Record<string, string> {
  const storedSecret = secretStore.read();
  const isOfTable =
    storedSecret?.venueId === venueId && (tableId === undefined || storedSecret.tableId === tableId);
  return isOfTable ? { 'X-Table-Secret': storedSecret.secret } : {};
}

/** The table is that of another venue of the same hall, too. */
export function moveTableSecret(fromId: number, toId: number): void {
  const storedSecret = secretStore.read();
  if (storedSecret?.venueId === fromId) secretStore.write({ ...storedSecret, venueId: toId });
}

/** Forgets the secret unless it is of this venue and of this table, which null is not; where none is given, of any of it. */
export function forgetOtherTableSecret(venueId: number, tableId?: number | null): void {
  const storedSecret = secretStore.read();
  if (storedSecret?.venueId === venueId && (tableId === undefined || storedSecret.tableId === tableId))
    return;
  secretStore.forget();
}

import { createHash, timingSafeEqual } from 'node:crypto';
import { Refusal } from '../../kernel/refusal';
import type { HallTable } from './tables';

/** The secret of a table's code; it may be left out. */
export const TABLE_SECRET_HEADER = { 'x-table-secret': /^[A-Za-z0-9_-]{0,64}$/ };

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Refuses a call that names a table with a secret and does not know it (contract rule 78); takes equally long for any guess. */
export function checkTableSecret(
  { secret }: HallTable,
  { headers }: { headers: Readonly<Record<string, string>> },
): void {
  if (secret === undefined) return;
  const isKnown = timingSafeEqual(digest(headers['x-table-secret'] ?? ''), digest(secret));
  if (!isKnown) throw new Refusal('table_secret_invalid');
}

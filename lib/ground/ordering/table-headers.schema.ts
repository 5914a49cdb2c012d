import { z } from 'zod/mini';
import { TABLE_SECRET } from './take-table-secret';

/** The headers of a call that names a table: the secret of its code, where that holds one. */
export const tableHeadersSchema = z.object({
  'x-table-secret': z.optional(z.string().check(z.regex(TABLE_SECRET))),
});
export type TableHeaders = z.infer<typeof tableHeadersSchema>;

/** The headers passed on to the platform (contract rule 78). */
export function passedTableHeaders(headers: TableHeaders): Record<string, string> {
  const secret = headers['x-table-secret'];
  return secret === undefined ? {} : { 'X-Table-Secret': secret };
}

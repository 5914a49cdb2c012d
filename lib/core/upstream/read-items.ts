import 'server-only';
import type { z } from 'zod';
import { issueOf } from '@/lib/core/errors/own-error';
import { log } from '@/lib/core/log/log.server';

/**
 * Those items of a list of the platform's that fit their schema, in its order. Each other is dropped, and logged by its place in the schema
 * alone: one bad item takes no list away.
 * @param what the item in a log line: 'venue'
 */
export function readItems<Schema extends z.ZodType>(
  schema: Schema,
  items: readonly unknown[],
  what: string,
): z.output<Schema>[] {
  return items.flatMap((item) => {
    const parsed = schema.safeParse(item);
    if (parsed.success) return [parsed.data];
    log.warn({ issue: issueOf(parsed.error) }, `unreadable ${what} dropped`);
    return [];
  });
}

import 'server-only';
import type { z } from 'zod';
import { issueOf } from '@/lib/core/errors/own-error';
import { log } from '@/lib/core/log/log.server';

/** The items that fit their schema, in order; others are dropped and logged. @param what names an item: 'venue' */
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

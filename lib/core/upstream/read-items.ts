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
  return mapItems(schema, items, what, (item) => item);
}

/** Maps the items that fit; also drops those that `map` finds null, with `issue` as the logged reason. */
export function mapItems<Schema extends z.ZodType, Mapped>(
  schema: Schema,
  items: readonly unknown[],
  what: string,
  map: (item: z.output<Schema>) => Mapped | null,
  issue?: string,
): Mapped[] {
  return items.flatMap((item) => {
    const parsed = schema.safeParse(item);
    const mapped = parsed.success ? map(parsed.data) : null;
    if (mapped !== null) return [mapped];
    log.warn({ issue: issueOf(parsed.error) ?? issue }, `unreadable ${what} dropped`);
    return [];
  });
}

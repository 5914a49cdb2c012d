import 'server-only';

/** Requests many things at once within `ms`. @returns those that came, by item @param onFailure of an item */
export async function eachWithin<Item, Value>(
  items: readonly Item[],
  ms: number,
  load: (item: Item, signal: AbortSignal) => Promise<Value | null>,
  onFailure: (item: Item, error: unknown) => void,
): Promise<ReadonlyMap<Item, Value>> {
  const found = new Map<Item, Value>();
  const signal = AbortSignal.timeout(ms);
  const isOver = new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
  const all = Promise.all(
    items.map(async (item) => {
      const value = await load(item, signal).catch((error: unknown) => {
        if (!signal.aborted) onFailure(item, error);
        return null;
      });
      if (value !== null) found.set(item, value);
    }),
  );
  await Promise.race([all, isOver]);
  // A later result is no part of this answer.
  return new Map(found);
}

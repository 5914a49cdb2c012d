/** The last entries of something, bounded in number and size, for a list that is drawn again when it changes. */
export interface BoundedLog<Entry extends { id: string }> {
  add: (entry: Entry) => void;
  /** Changes an entry that is still there. */
  change: (id: string, part: Partial<Entry>) => void;
  /** The oldest first; the same list until it changes. */
  entries: () => readonly Entry[];
  clear: () => void;
  /** @returns how to stop */
  subscribe: (listener: () => void) => () => void;
}

const sizeOf = (entry: object) => JSON.stringify(entry).length * 2;

/** @param most entries @param mostBytes their size at two bytes a character; the oldest go, the newest stays */
export function boundedLog<Entry extends { id: string }>(most: number, mostBytes: number): BoundedLog<Entry> {
  let remaining: readonly Entry[] = [];
  const listeners = new Set<() => void>();
  let isScheduled = false;
  /** Later, and once for many: what is logged while a list is drawn must not draw it again at once. */
  const notify = () => {
    if (isScheduled) return;
    isScheduled = true;
    setTimeout(() => {
      isScheduled = false;
      listeners.forEach((listener) => listener());
    });
  };
  const keep = (entries: readonly Entry[]) => {
    const last = entries.slice(-most);
    let bytes = 0;
    let first = last.length;
    for (const entry of last.toReversed()) {
      bytes += sizeOf(entry);
      if (bytes > mostBytes && first < last.length) break;
      first -= 1;
    }
    remaining = last.slice(first);
    notify();
  };
  return {
    add: (entry) => keep([...remaining, entry]),
    change: (id, part) => {
      if (remaining.some((entry) => entry.id === id))
        keep(remaining.map((entry) => (entry.id === id ? { ...entry, ...part } : entry)));
    },
    entries: () => remaining,
    clear: () => keep([]),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

import { LARGEST_ID } from '@/lib/core/ids/ids';
import { isCount, listOf } from '@/lib/core/storage/shape';
import { stored } from '@/lib/core/storage/stored';

// The stories that were seen on this device, so that a ring disappears at once, also without the network. The
// platform's seen ids are added to them.

/** The latest so many; stories run for weeks, and a device sees a few a day. */
const MAX_ENTRIES = 200;

const NONE: readonly number[] = [];
const { read, write, subscribe } = stored({
  area: 'local',
  key: 'seenStories',
  shape: listOf(isCount(LARGEST_ID), MAX_ENTRIES),
  empty: NONE,
});

function add(ids: readonly number[]): void {
  const seen = new Set(read());
  const added = ids.filter((id) => !seen.has(id));
  if (added.length > 0) write([...seen, ...added].slice(-MAX_ENTRIES));
}

/** `none` is what the server renders. */
export const seenStories = { subscribe, read, none: () => NONE, add };

import { isWhole, recordOf, isText, isRecord, type Shape } from '@/lib/core/storage/shape';
import { stored } from '@/lib/core/storage/stored';
import { currentSignInId } from '@/lib/core/session/sign-in-id';
import { nowMs } from '@/lib/core/time/now';

// The diner's orders under way, as far as this browser has seen: the navigation badge shows that without a request of its own, and a cached page
// keeps room for the strip of the order (lib/core/page-scripts/first-paint.mjs). Stored under the sign-in id, so that no other user sees it, and only
// as long as an order can take.

/** By the order's id, until when it may still be under way: milliseconds since 1970. */
type Ends = Record<string, number>;
const isEnds: Shape<Ends> = (value): value is Ends => isRecord(value) && Object.values(value).every(isWhole);
interface StoredEnds {
  /** The sign-in id, under the name that browsers have stored it by. */
  mark: string;
  ends: Ends;
}
/** Until when each order may be under way, with the sign-in that it belongs to. */
export const underWay = stored<StoredEnds | null>({
  area: 'local',
  key: 'ordersUnderWay',
  shape: recordOf<StoredEnds>({ mark: isText, ends: isEnds }),
  empty: null,
});

/** Of this sign-in. */
export function readEnds(signInId: string | null): Ends {
  const saved = underWay.read();
  return saved && saved.mark === signInId ? saved.ends : {};
}

/** Ids of the diner's orders under way, the newest first, as one text: equal where nothing has changed. */
export function ordersUnderWay(): string {
  const now = nowMs();
  const ends = Object.entries(readEnds(currentSignInId()));
  const ids = ends.filter(([, end]) => end > now).map(([id]) => Number(id));
  return ids.sort((one, other) => other - one).join();
}

/** Whether an order of the diner is under way. */
export const hasOrderUnderWay = (): boolean => ordersUnderWay() !== '';

/** Calls back when that may have changed, in this tab or another, or while the page was in the back/forward cache. */
export const watchUnderWay = underWay.subscribe;

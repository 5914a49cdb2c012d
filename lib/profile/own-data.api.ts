import { addressesQuery } from '@/lib/ground/addresses/addresses.api';
import { BffError } from '@/lib/core/bff/client';
import { reservationsQuery } from '@/lib/booking/booking.api';
import { ALL_ORDERS } from '@/lib/orders/order-filters';
import { orderListQuery } from '@/lib/orders/order-reading.api';
import { giftsQuery } from '@/lib/promos/gifts.api';
import { rewardsQuery } from '@/lib/rewards/rewards.api';
import { storedTexts } from '@/lib/core/storage/stored';
import { nowMs } from '@/lib/core/time/now';
import { profileQuery } from './profile.api';

// The copy of a diner's data (PROF-22): everything that our server can read and this browser stores.
// Only the platform has the rest.

/** A list of more pages than these is not read further. */
const MAX_PAGES = 100;

/** Values that grant access: they do not belong in a downloaded file. */
const SECRETS: readonly string[] = [
  'kioskDevice',
  'orderedTabletSession',
  'printerSettings',
  'pushToken',
  'tableSecret',
  'tablet-session',
];

type RequestOptions<Value> = (context: { signal: AbortSignal }) => Promise<Value>;
type PageQueryFn<Page> = (context: { pageParam: number; signal: AbortSignal }) => Promise<Page>;

async function allPages<Page>(
  {
    queryFn,
    getNextPageParam,
  }: { queryFn: PageQueryFn<Page>; getNextPageParam: (page: Page) => number | undefined },
  signal: AbortSignal,
): Promise<Page[]> {
  const pages: Page[] = [];
  for (let next: number | undefined = 1; next !== undefined && pages.length < MAX_PAGES;) {
    const page: Page = await queryFn({ pageParam: next, signal });
    pages.push(page);
    next = getNextPageParam(page);
  }
  return pages;
}

/** The value of a stored text, which is JSON as a rule. */
function valueOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const storedValues = (area: 'local' | 'session') =>
  Object.fromEntries(
    Object.entries(storedTexts(area)).map(([key, text]) => [
      key,
      SECRETS.includes(key) ? '•••' : valueOf(text),
    ]),
  );

/** The diner's data as one value. @throws BffError if a part is missing: a copy must be complete */
export async function collectOwnData(): Promise<Record<string, unknown>> {
  const { signal } = new AbortController();
  const ask = <Value>({ queryFn }: { queryFn: RequestOptions<Value> }) => queryFn({ signal });
  const [profile, addresses, orders, reservations, bonuses, gifts] = await Promise.all([
    ask(profileQuery),
    ask(addressesQuery),
    allPages(orderListQuery(ALL_ORDERS), signal),
    allPages(reservationsQuery, signal),
    ask(rewardsQuery),
    ask(giftsQuery),
  ]);
  if (!bonuses.balance || !gifts.gifts || !gifts.coupons) throw new BffError('upstream/unavailable');
  return {
    madeAt: new Date(nowMs()).toISOString(),
    profile,
    addresses,
    orders: orders.flatMap((page) => page.orders),
    reservations: reservations.flatMap((page) => page.reservations),
    bonuses,
    gifts,
    browser: { localStorage: storedValues('local'), sessionStorage: storedValues('session') },
  };
}

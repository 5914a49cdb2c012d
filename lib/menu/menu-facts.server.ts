import 'server-only';
import { cached } from '@/lib/core/cache/cached.server';
import { perProcess } from '@/lib/core/process/per-process';
import { cacheRules, memorySeconds, menuTag } from '@/lib/core/cache/tags';
import { eachWithin } from '@/lib/core/concurrency/each-within.server';
import { createWorkQueue } from '@/lib/core/concurrency/work-queue.server';
import { reasonOf } from '@/lib/core/errors/own-error';
import { log } from '@/lib/core/log/log.server';
import type { Site } from '@/lib/core/site/site';
import { menuFacts, type MenuFacts } from './menu-facts';
import { getMenuOrNull } from './menu.server';

const MAX_VENUES = 20_000;
/** Menus that are requested at once for the sake of lists, and that may wait for it. */
const PARALLEL = 4;
const MAX_WAITING = 500;
/** A list does not wait longer for its facts; a menu that comes later is in the list when that is made next. */
const PATIENCE_MS = 1500;

const facts = perProcess('menuFacts', () =>
  cached<MenuFacts | null>({ seconds: memorySeconds.menuFacts, max: MAX_VENUES, isStaleServedOnError: true }),
);
const queue = perProcess('menuFactsQueue', () => createWorkQueue(PARALLEL, MAX_WAITING));

/** The numbers are the same in every language, and are cached once for all. */
function factsOf(site: Site, venueId: number, signal: AbortSignal): Promise<MenuFacts | null> {
  const make = () =>
    queue.run(async () => {
      const menu = await getMenuOrNull(site, venueId, cacheRules.menuInLists(venueId));
      return menu && menuFacts(menu);
    }, signal);
  return facts.get(`${site.country} ${venueId}`, make, menuTag(venueId));
}

/** The facts of venues' menus, by venue; without those that are unknown, fail, or take too long. */
export async function listMenuFacts(
  site: Site,
  venueIds: readonly number[],
): Promise<ReadonlyMap<number, MenuFacts>> {
  return eachWithin(
    venueIds,
    PATIENCE_MS,
    (id, signal) => factsOf(site, id, signal),
    (id, error) => log.warn({ venueId: id, reason: reasonOf(error) }, 'facts of a menu failed'),
  );
}

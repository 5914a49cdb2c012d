import 'server-only';
import { cached } from '@/lib/core/cache/cached.server';
import { memorySeconds } from '@/lib/core/cache/tags';
import { reasonOf } from '@/lib/core/errors/own-error';
import { log } from '@/lib/core/log/log.server';
import { COUNTRIES, type CountryCode } from '@/lib/core/site/site';
import { callUpstream } from '@/lib/core/upstream/client';
import { sitemapScope } from './sitemap-scope.server';
import { venueIdPageWire } from './venue-ids.wire';

// Ids of all venues of a country, and of the towns that have any, for the sitemap. They are collected completely before
// the first byte is sent, so that a platform that fails midway never leaves a sitemap that is shorter than it says:
// then the earlier list is shown, and without one nothing. Only the numbers are stored: four bytes a venue.

/** The most that the platform gives at once (contract rule 30). */
const LIST_LIMIT = 100;
/** Towns requested at the same time: fast enough without loading the platform. */
const TOWNS_AT_ONCE = 4;
/** A list that claims more is not believed: fifty thousand venues a town. */
const MAX_PAGES = 500;

/** The venues of a country in the sitemap. */
interface GatheredVenues {
  /** Ascending. */
  ids: Int32Array;
  /** Of the towns with at least one of them. */
  townIds: ReadonlySet<number>;
}

const gathered = cached<GatheredVenues | null>({
  seconds: memorySeconds.venueIds,
  retrySeconds: memorySeconds.venueIdsRetry,
  max: Object.keys(COUNTRIES).length,
  isStaleServedMeanwhile: true,
  isStaleServedOnError: true,
});

/** A country's venues, at most an hour old while the platform answers; null if none are served. */
export function gatherVenues(country: CountryCode): Promise<GatheredVenues | null> {
  return gathered.get(country, async () => {
    try {
      return await gather(country);
    } catch (error) {
      log.warn({ country, reason: reasonOf(error) }, 'venues of the sitemap not gathered');
      throw error;
    }
  });
}

async function gather(country: CountryCode): Promise<GatheredVenues | null> {
  const scope = await sitemapScope(country);
  if (!scope) return null;
  const ids = new Set<number>();
  const townIds = new Set<number>();
  const waiting = scope.towns.map(({ id }) => id);
  const lane = async () => {
    for (let townId = waiting.pop(); townId !== undefined; townId = waiting.pop()) {
      try {
        const found = await gatherTown({ country, townId, brandId: scope.brandId });
        if (found.length > 0) townIds.add(townId);
        for (const id of found) ids.add(id);
      } catch (error) {
        // Without one town the list is incomplete, so the others are dropped.
        waiting.length = 0;
        throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: TOWNS_AT_ONCE }, lane));
  return { ids: Int32Array.from(ids).sort(), townIds };
}

async function gatherTown({
  country,
  townId,
  brandId,
}: {
  country: CountryCode;
  townId: number;
  brandId: number | undefined;
}): Promise<number[]> {
  const ids: number[] = [];
  for (let page = 1, lastPage = 1; page <= Math.min(lastPage, MAX_PAGES); page += 1) {
    const { data, meta } = await callUpstream(
      'get',
      { country, language: COUNTRIES[country].language },
      {
        path: 'takeaway/v2/locations',
        query: { page, limit: LIST_LIMIT, town_id: townId, brand_id: brandId },
        schema: venueIdPageWire,
      },
    );
    if (data.length === 0) break;
    for (const venue of data) if (venue) ids.push(venue.filial_id);
    lastPage = meta.last_page;
  }
  return ids;
}

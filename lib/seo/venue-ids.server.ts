import 'server-only';
import { cached } from '@/lib/cache/cached.server';
import { memorySeconds } from '@/lib/cache/tags';
import { reasonOf } from '@/lib/errors/own-error';
import { log } from '@/lib/log/log.server';
import { COUNTRIES, type CountryCode } from '@/lib/site/site';
import { callUpstream } from '@/lib/upstream/client';
import { sitemapScope } from './sitemap-scope.server';
import { venueIdPageWire } from './venue-ids.wire';

/*
 * Ids of all venues of a country, for the sitemap. They are collected completely before the first byte is sent, so that a
 * platform that fails midway never leaves a sitemap that is shorter than it says: then the earlier list is shown, and
 * without one nothing. Only the numbers are stored: four bytes a venue.
 */

/** The most that the platform gives at once (contract rule 30). */
const LIST_LIMIT = 100;
/** Towns requested at the same time: fast enough without loading the platform. */
const TOWNS_AT_ONCE = 4;
/** A list that claims more is not believed: fifty thousand venues a town. */
const MAX_PAGES = 500;

const gathered = cached<Int32Array>({
  seconds: memorySeconds.venueIds,
  retrySeconds: memorySeconds.venueIdsRetry,
  max: Object.keys(COUNTRIES).length,
  isStaleServedMeanwhile: true,
  isStaleServedOnError: true,
});

/**
 * Ids of the country's venues, ascending. At most an hour old while the platform answers: an old list is given at once
 * and renewed in the background.
 * @throws UpstreamError when the platform fails and no earlier list is stored
 */
export function listVenueIds(country: CountryCode): Promise<Int32Array> {
  return gathered.get(country, async () => {
    try {
      return await gather(country);
    } catch (error) {
      log.warn({ country, reason: reasonOf(error) }, 'venues of the sitemap not gathered');
      throw error;
    }
  });
}

async function gather(country: CountryCode): Promise<Int32Array> {
  const { towns, brandId } = await sitemapScope(country);
  const ids = new Set<number>();
  const waiting = towns.map(({ id }) => id);
  const lane = async () => {
    for (let townId = waiting.pop(); townId !== undefined; townId = waiting.pop()) {
      try {
        await gatherTown({ country, townId, brandId }, ids);
      } catch (error) {
        // Without one town the list is incomplete, so the others are dropped.
        waiting.length = 0;
        throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: TOWNS_AT_ONCE }, lane));
  return Int32Array.from(ids).sort();
}

async function gatherTown(
  { country, townId, brandId }: { country: CountryCode; townId: number; brandId: number | undefined },
  ids: Set<number>,
): Promise<void> {
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
    if (data.length === 0) return;
    for (const venue of data) if (venue) ids.add(venue.filial_id);
    lastPage = meta.last_page;
  }
}

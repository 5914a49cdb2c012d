import 'server-only';
import { cached } from '@/lib/core/cache/cached.server';
import { memorySeconds } from '@/lib/core/cache/tags';
import type { CustomConfig } from '@/lib/core/custom-config/custom-config';
import type { ServiceName, Site } from '@/lib/core/site/site';
import { centreOf, snapBounds } from './map-bounds';
import { MAX_MAP_VENUES } from './map-venues';
import type { MapAnswer } from './map-venues.schema';
import type { OpenBadgePhase } from '@/lib/ground/venues/venue-card';
import type { Bounds, Page, Venue } from '@/lib/ground/venues/venues';
import { listVenues } from '@/lib/ground/venues/venues.server';

/** The platform's longest page. */
const PAGE_LIMIT = 100;
const MAX_PAGES = MAX_MAP_VENUES / PAGE_LIMIT;
/** Pages requested at once. */
const PARALLEL = 6;
/** Venues cached in all answers together: about 30 MB. */
const MAX_CACHED_VENUES = 100_000;

const maps = cached<MapAnswer>({
  seconds: memorySeconds.mapVenues,
  max: MAX_CACHED_VENUES,
  weigh: ({ rows }) => rows.length + 1,
  isStaleServedOnError: true,
});

export interface MapQuestion {
  bounds: Bounds;
  service: ServiceName;
  /** The limits that a custom configuration sets to the map (VEN-12). */
  config: Pick<CustomConfig, 'code' | 'brandId' | 'townIds'> | null;
}

/** At most {@link MAX_MAP_VENUES} venues nearest the middle. `phasesOf` gives hours in the site's language. */
export function loadMapVenues(
  site: Site,
  question: MapQuestion,
  phasesOf: (venue: Venue) => OpenBadgePhase[],
): Promise<MapAnswer> {
  const bounds = snapBounds(question.bounds);
  const { service, config } = question;
  const key = JSON.stringify([site.country, site.language, service, bounds, config?.code]);
  return maps.get(key, async () => pack(await loadAll(site, { bounds, service, config }), phasesOf));
}

/** Every page of the list, the first one alone because it says how many there are. */
async function loadAll(
  site: Site,
  { bounds, service, config }: MapQuestion,
): Promise<{ venues: Venue[]; hasMore: boolean }> {
  const load = (page: number) =>
    listVenues(
      site,
      {
        place: { townId: 0, service },
        bounds,
        brandId: config?.brandId ?? undefined,
        coordinates: centreOf(bounds),
        page,
        limit: PAGE_LIMIT,
      },
      // The result that is packed from these pages is cached, and is a twentieth of their size.
      { tags: [], revalidateSeconds: 0 },
    );
  const first = await load(1);
  const lastPage = Math.min(first.lastPage, MAX_PAGES);
  const pages: Page<Venue>[] = [first];
  let next = 2;
  const worker = async () => {
    while (next <= lastPage) {
      const page = next;
      next += 1;
      const answer = await load(page);
      // A list may say that it has more pages than it has.
      if (answer.items.length === 0) next = lastPage + 1;
      pages[page - 1] = answer;
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, worker));
  // Venues may move from page to page between two questions.
  const venues = new Map(pages.flatMap(({ items }) => items.map((venue) => [venue.id, venue])));
  const townIds = config?.townIds;
  return {
    venues: [...venues.values()].filter(({ townId }) => townIds?.includes(townId) ?? true),
    hasMore: first.lastPage > lastPage,
  };
}

function pack(
  { venues, hasMore }: { venues: readonly Venue[]; hasMore: boolean },
  phasesOf: (venue: Venue) => OpenBadgePhase[],
): MapAnswer {
  const covers = new Pool<string>();
  const phases = new Pool<OpenBadgePhase[]>();
  const rows = venues.map((venue): MapAnswer['rows'][number] => {
    const { id, coordinates, name, address, rating, imageUrl } = venue;
    const { longitude, latitude } = coordinates;
    const texts = phasesOf(venue);
    const hours = phases.of(JSON.stringify(texts), texts);
    const cover = imageUrl === null ? -1 : covers.of(imageUrl, imageUrl);
    return [id, longitude, latitude, name, address, rating, cover, hours];
  });
  return { rows, covers: covers.values, phases: phases.values, hasMore };
}

/** A list without duplicates. */
class Pool<Value> {
  readonly values: Value[] = [];
  private readonly indexes = new Map<string, number>();

  of(key: string, value: Value): number {
    const known = this.indexes.get(key);
    if (known !== undefined) return known;
    this.indexes.set(key, this.values.length);
    return this.values.push(value) - 1;
  }
}

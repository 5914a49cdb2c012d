import 'server-only';
import { reasonOf } from '@/lib/core/errors/own-error';
import { log } from '@/lib/core/log/log.server';
import { listHomeBrands } from '@/lib/brands/brands.server';
import { HOME_TILES, withoutRepeats, type HomeTile, type PublicTile } from './home';
import { BRAND_ROW_LIMIT, ROW_LIMIT } from '@/lib/ground/venues/row-limits';
import type { PagePlace } from '@/lib/ground/venues/place.server';
import type { Page, Venue } from '@/lib/ground/venues/venues';
import { listNearVenues, listVenues, type VenueListQuery } from '@/lib/ground/venues/venues.server';

type HomePlace = Pick<PagePlace, 'site' | 'place' | 'town' | 'config'>;

/** A tile with the first page of its list; null when that did not come. */
export type HomeRow = HomeTile & { list: Page<Venue> | null };

/** Home's tiles by position, without empty ones; `unavailable` if all fail. A brand's site has no brand tiles. */
export async function loadHome(where: HomePlace): Promise<HomeRow[] | 'unavailable'> {
  const tiles = (Object.keys(HOME_TILES) as PublicTile[]).map((tile) => publicRow(where, tile));
  const [rows, brands] = await Promise.all([Promise.all(tiles), brandRows(where)]);
  if (rows.every(({ list }) => list === null)) return 'unavailable';
  const all = [...trim(rows), ...brands];
  const hasVenues = all.some(({ list }) => list !== null && list.items.length > 0);
  if (hasVenues) return all.filter(({ list }) => list === null || list.items.length > 0);
  // A town without promotions may well have venues.
  return rows.some(({ tile, list }) => tile !== 'promo' && list !== null) ? [] : 'unavailable';
}

/** Each row without the venues of the rows before it, and how far it is paged with that. */
function trim(rows: readonly HomeRow[]): HomeRow[] {
  const shown = new Set<number>();
  return rows.map((row) => {
    if (!row.list) return row;
    const { items, pages } = withoutRepeats(row.list.items, shown);
    for (const { id } of items) shown.add(id);
    return {
      ...row,
      list: { ...row.list, items, page: pages, lastPage: Math.ceil(row.list.total / ROW_LIMIT) },
    };
  });
}

function queryOf({ place, town, config }: HomePlace, limit: number): VenueListQuery {
  return { place, coordinates: town?.coordinates, brandId: config?.brandId ?? undefined, limit };
}

async function publicRow(where: HomePlace, tile: PublicTile): Promise<HomeRow> {
  const { position, payload } = HOME_TILES[tile];
  const query: VenueListQuery = {
    // Two pages at once: the first one may be what the rows above show.
    ...queryOf(where, 2 * ROW_LIMIT),
    onlyPromo: 'promo' in payload,
    sort: 'sort' in payload ? payload.sort : 'distance',
  };
  const request = tile === 'near' ? listNearVenues(where.site, query) : listVenues(where.site, query);
  const list = await orNull(request, tile);
  return {
    key: tile,
    tile,
    name: null,
    imageUrl: null,
    position,
    payload: { ...payload, limit: ROW_LIMIT },
    list,
  };
}

/** The rows of the brands at positions 5 to 7. */
async function brandRows(where: HomePlace): Promise<HomeRow[]> {
  if (where.config?.brandId) return [];
  const brands = (await orNull(listHomeBrands(where.site, where.place), 'brands')) ?? [];
  return Promise.all(
    brands.map(async ({ id, name, imageUrl, homePosition }): Promise<HomeRow> => {
      const query = { ...queryOf(where, BRAND_ROW_LIMIT), brandId: id };
      return {
        key: `brand-${id}`,
        tile: 'brand',
        name,
        imageUrl,
        position: homePosition ?? 0,
        payload: { brand: id, limit: BRAND_ROW_LIMIT },
        list: await orNull(listVenues(where.site, query), `brand ${id}`),
      };
    }),
  );
}

/** A part of Home fails alone. */
async function orNull<Value>(request: Promise<Value>, part: string): Promise<Value | null> {
  try {
    return await request;
  } catch (error) {
    log.warn({ part, reason: reasonOf(error) }, 'part of home failed');
    return null;
  }
}

import { and, asc, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { Brand } from '../../catalogue/model';
import type { Database } from '../../database/connect';
import { brandPresences, brands, venues } from '../../database/schema';
import { hasWords, wordsOf } from '../search/match';
import { venuesFound } from '../search/sellers';
import { correctionsOf } from '../search/spelling';

interface BrandFilter {
  townId?: number;
  search?: string;
  /** Id of the service that one of its venues must offer. */
  service?: number;
  withBooking?: boolean;
  /** Only those with a tile on Home, in their order. */
  onHome?: boolean;
}

/** A brand with what its venues in the town offer. */
export interface PresentBrand {
  brand: Omit<Brand, 'menu'>;
  venueCount: number;
  services: number[];
  takesBookings: boolean;
}

/** Brands with a venue in the town (anywhere without one), by name. */
export async function listPresentBrands(database: Database, filter: BrandFilter): Promise<PresentBrand[]> {
  const found = (await matchingBrands(database, filter))
    .filter(({ services }) => filter.service === undefined || services.includes(filter.service))
    .filter(({ takesBookings }) => !filter.withBooking || takesBookings)
    .filter(({ brand }) => !filter.onHome || brand.homePosition !== null);
  const byName = (a: PresentBrand, b: PresentBrand) =>
    a.brand.name.localeCompare(b.brand.name, 'ru') || a.brand.id - b.brand.id;
  const byPlace = (a: PresentBrand, b: PresentBrand) =>
    (a.brand.homePosition ?? 0) - (b.brand.homePosition ?? 0) || byName(a, b);
  return found.sort(filter.onHome ? byPlace : byName);
}

/** The brands of the town that the searched text names; one that names nothing is taken for a misspelling. */
async function matchingBrands(database: Database, { townId, search }: BrandFilter): Promise<PresentBrand[]> {
  const there = townId === undefined ? undefined : eq(brandPresences.townId, townId);
  if (search === undefined) return presentBrands(database, there);
  const words = wordsOf(search);
  if (words.length === 0) return [];
  const named = async (spellings: string[][]) => {
    const found = database
      .selectDistinct({ id: venues.brandId })
      .from(venues)
      .where(and(inTown(townId), await venuesFound(database, hasWords(spellings))));
    return presentBrands(database, and(there, inArray(brandPresences.brandId, found)));
  };
  const exact = await named(words.map((word) => [word]));
  const corrected = exact.length > 0 ? null : await correctionsOf(database, words);
  return corrected ? named(corrected) : exact;
}

async function presentBrands(database: Database, where: SQL | undefined): Promise<PresentBrand[]> {
  const rows = await database
    .select({
      brand: brands.data,
      venueCount: sql<number>`sum(${brandPresences.venueCount})::int`,
      takesAway: sql<boolean>`bool_or(${brandPresences.takesAway})`,
      servesInside: sql<boolean>`bool_or(${brandPresences.servesInside})`,
      delivers: sql<boolean>`bool_or(${brandPresences.delivers})`,
      takesBookings: sql<boolean>`bool_or(${brandPresences.takesBookings})`,
    })
    .from(brandPresences)
    .innerJoin(brands, eq(brands.id, brandPresences.brandId))
    .where(where)
    .groupBy(brands.id);
  return rows.map(({ takesAway, servesInside, delivers, ...row }) => ({
    ...row,
    services: [...(takesAway ? [1] : []), ...(servesInside ? [3] : []), ...(delivers ? [4] : [])],
  }));
}

/** Ids of the venues of the brand and its sisters in the town, by brand, then by name; null = no such brand. */
export async function listHouseVenueIds(
  database: Database,
  brandId: number,
  townId: number | undefined,
): Promise<number[] | null> {
  const brand = await database.query.brands.findFirst({ where: eq(brands.id, brandId) });
  if (!brand) return null;
  const rows = await database
    .select({ id: venues.id, brandName: brands.name })
    .from(venues)
    .innerJoin(brands, eq(brands.id, venues.brandId))
    .where(and(isShown, inTown(townId), inArray(venues.brandId, [brandId, ...brand.data.sisterIds])))
    .orderBy(asc(venues.namePosition), asc(venues.id));
  return rows.sort((a, b) => a.brandName.localeCompare(b.brandName, 'ru')).map(({ id }) => id);
}

const isShown = or(venues.takesAway, venues.servesInside, venues.delivers);

function inTown(townId: number | undefined): SQL | undefined {
  return townId === undefined ? undefined : eq(venues.townId, townId);
}

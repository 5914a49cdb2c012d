import { and, count, eq, inArray, notInArray, or, type SQL } from 'drizzle-orm';
import type { Database } from '../../database/connect';
import { brands, menuProducts, products, venues } from '../../database/schema';
import type { Match } from './match';

/** Venues that the text names, by their brand's name or cuisine too, or that sell a product of that name. */
export async function venuesFound(database: Database, match: Match): Promise<SQL | undefined> {
  const named = await database.select({ id: brands.id }).from(brands).where(match(brands.searchText));
  return or(
    named.length === 0
      ? undefined
      : inArray(
          venues.brandId,
          named.map(({ id }) => id),
        ),
    await sellersOf(database, match),
    match(venues.searchText),
  );
}

/** Venues that sell such a product, on the stop list or not. */
async function sellersOf(database: Database, match: Match): Promise<SQL | undefined> {
  const sold = await database
    .select({ brandId: menuProducts.brandId, found: count() })
    .from(menuProducts)
    .where(match(menuProducts.searchText))
    .groupBy(menuProducts.brandId);
  if (sold.length === 0) return undefined;
  const foundOf = new Map(sold.map(({ brandId, found }) => [brandId, found]));
  const gone = await database
    .select({ venueId: products.venueId, brandId: menuProducts.brandId, found: count() })
    .from(products)
    .innerJoin(menuProducts, eq(menuProducts.id, products.menuProductId))
    .where(and(eq(products.isDeleted, true), match(menuProducts.searchText)))
    .groupBy(products.venueId, menuProducts.brandId);
  const withoutAny = gone
    .filter(({ brandId, found }) => found === foundOf.get(brandId))
    .map(({ venueId }) => venueId);
  return and(
    inArray(venues.brandId, [...foundOf.keys()]),
    withoutAny.length === 0 ? undefined : notInArray(venues.id, withoutAny),
  );
}

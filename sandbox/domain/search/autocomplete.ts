import { and, arrayContains, arrayOverlaps, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../database/connect';
import { brandPresences, products, searchNames, venues } from '../../database/schema';
import type { Language } from '../../kernel/languages';
import { filteredService, ofCategory, type PlaceQuery } from './filters';
import { hasWords, wordsOf } from './match';
import { correctionsOf } from './spelling';

/** The query of suggestions. */
export interface SuggestionQuery extends PlaceQuery {
  input: string;
  /** The products of this venue only. */
  filial_id?: number;
  limit: number;
}

/** Names to search for: by prefix, word prefix, substring, words; else in other languages, else corrected. */
export async function suggest(
  database: Database,
  query: SuggestionQuery,
  language: Language,
): Promise<string[]> {
  const words = wordsOf(query.input);
  const borne = words.length === 0 ? null : await ofMatchingBrands(database, query);
  if (borne === null) return [];
  const inLanguage = or(isNull(searchNames.language), eq(searchNames.language, language));
  const find = async (spellings: string[][]): Promise<string[]> => {
    const condition = and(borne, hasWords(spellings)(searchNames.folded));
    const found = await findNames(database, and(inLanguage, condition), spellings, query.limit);
    return found.length > 0 ? found : findNames(database, condition, spellings, query.limit);
  };
  const found = await find(words.map((word) => [word]));
  const corrected = found.length > 0 ? null : await correctionsOf(database, words);
  return corrected ? find(corrected) : found;
}

async function findNames(
  database: Database,
  condition: SQL | undefined,
  spellings: string[][],
  limit: number,
): Promise<string[]> {
  const { name, kind } = searchNames;
  const rows = await database
    .select({ name })
    .from(searchNames)
    .where(condition)
    .groupBy(name)
    .orderBy(sql`min(${placeOf(spellings)})`, sql`min(${kind})`, sql`length(${name})`, name)
    .limit(limit);
  return rows.map((row) => row.name);
}

/** 0 = the name begins so, 1 = a word of it does, 2 = it is inside, 3 = the words stand apart. */
function placeOf(spellings: string[][]): SQL {
  const text = spellings.map(([first]) => first).join(' ');
  return sql`CASE
    WHEN ${searchNames.folded} LIKE ${` ${text}%`} THEN 0
    WHEN ${searchNames.folded} LIKE ${`% ${text}%`} THEN 1
    WHEN ${searchNames.folded} LIKE ${`%${text}%`} THEN 2
    ELSE 3 END`;
}

/** Whether a name belongs to the query's subject; null without a subject. */
async function ofMatchingBrands(database: Database, query: SuggestionQuery): Promise<SQL | undefined | null> {
  const brandIds = await matchingBrandIds(database, query);
  if (brandIds.length === 0) return null;
  const { townIds, menuProductIds } = searchNames;
  if (query.filial_id !== undefined) {
    const sold = await database
      .select({ id: products.menuProductId })
      .from(products)
      .where(and(eq(products.venueId, query.filial_id), eq(products.isDeleted, false)));
    const soldIds = sold.map(({ id }) => id);
    return soldIds.length === 0 ? null : arrayOverlaps(menuProductIds, soldIds);
  }
  return and(
    arrayOverlaps(searchNames.brandIds, brandIds),
    query.town_id === undefined ? undefined : or(isNull(townIds), arrayContains(townIds, [query.town_id])),
  );
}

/** Brands that offer the service in the town, by the query's other members; of a venue its own brand. */
async function matchingBrandIds(database: Database, query: SuggestionQuery): Promise<number[]> {
  const service = filteredService(query);
  const venueBrand =
    query.filial_id === undefined
      ? undefined
      : inArray(
          brandPresences.brandId,
          database.select({ brandId: venues.brandId }).from(venues).where(eq(venues.id, query.filial_id)),
        );
  const rows = await database
    .selectDistinct({ brandId: brandPresences.brandId })
    .from(brandPresences)
    .where(
      and(
        venueBrand,
        service === 4 ? brandPresences.delivers : undefined,
        service === 3 ? brandPresences.servesInside : undefined,
        service === 1 ? brandPresences.takesAway : undefined,
        query.town_id === undefined ? undefined : eq(brandPresences.townId, query.town_id),
        query.brand_id === undefined ? undefined : eq(brandPresences.brandId, query.brand_id),
        await ofCategory(database, query, brandPresences.brandId),
      ),
    );
  return rows.map(({ brandId }) => brandId);
}

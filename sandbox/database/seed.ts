import type { Catalogue } from '../catalogue/model';
import { readFact, writeFact, type Database } from './connect';
import { menuRows, productRows, venueRow } from './rows';
import * as schema from './schema';

/** To be raised whenever the rows made from an unchanged catalogue change. */
const SEED_VERSION = 2;

/** Rows an insert: PostgreSQL takes 65,535 values a statement. */
const CHUNK = 2_000;

interface SeedOptions {
  catalogue: Catalogue;
  /** Fingerprint of the catalogue, so that an edited one is seeded again. */
  fingerprint: string;
  now: Date;
  report: (line: string) => void;
}

/** Fills the catalogue tables and the demo accounts, unless the very same seed is there already. */
export async function seed(database: Database, options: SeedOptions): Promise<void> {
  const version = `${SEED_VERSION}:${options.fingerprint}`;
  if ((await readFact(database, 'seed')) === version) return;
  const { catalogue, report } = options;
  report(`Filling the database: ${catalogue.venues.length} venues of ${catalogue.brands.length} brands …`);
  await database.transaction(async (transaction) => {
    for (const table of [
      schema.products,
      schema.menuProducts,
      schema.menuCategories,
      schema.venues,
      schema.brands,
      schema.towns,
    ]) {
      await transaction.delete(table);
    }
    await insertCatalogue(transaction, catalogue);
    await insertDemoUsers(transaction, options.now);
    await writeFact(transaction, 'seed', version);
  });
}

async function insertCatalogue(database: Database, catalogue: Catalogue): Promise<void> {
  const menus = new Map(catalogue.brands.map((brand) => [brand.id, menuRows(brand)]));
  const allMenus = [...menus.values()];
  const venues = catalogue.venues.map((venue) =>
    venueRow(venue, catalogue, menus.get(venue.brandId)?.hasPromo ?? false),
  );
  const products = catalogue.venues.flatMap((venue) => {
    const menu = menus.get(venue.brandId);
    return menu ? productRows(venue, menu) : [];
  });
  const towns = catalogue.towns.map((town, index) => ({
    id: town.id,
    country: town.country,
    position: index + 1,
    data: town,
  }));
  const brands = catalogue.brands.map(({ menu: _menu, ...brand }) => ({
    id: brand.id,
    name: brand.name,
    data: brand,
  }));
  for (const rows of chunks(towns)) await database.insert(schema.towns).values(rows);
  for (const rows of chunks(brands)) await database.insert(schema.brands).values(rows);
  for (const rows of chunks(venues)) await database.insert(schema.venues).values(rows);
  for (const rows of chunks(allMenus.flatMap((menu) => menu.categories))) {
    await database.insert(schema.menuCategories).values(rows);
  }
  for (const rows of chunks(allMenus.flatMap((menu) => menu.products))) {
    await database.insert(schema.menuProducts).values(rows);
  }
  for (const rows of chunks(products)) await database.insert(schema.products).values(rows);
}

/** The two accounts of the demonstration, one a country; their phones are in the sandbox's README. */
export async function insertDemoUsers(database: Database, now: Date): Promise<void> {
  const blank = { surname: '', birthday: '', gender: null, bonusMinor: 0, createdAt: now };
  await database
    .insert(schema.users)
    .values([
      { id: 700431, phone: '+77011234567', country: 'kz', name: 'Айгерім', language: 'kk', ...blank },
      { id: 700432, phone: '+995555123456', country: 'ge', name: 'ნინო', language: 'ka', ...blank },
    ])
    .onConflictDoNothing();
}

function chunks<Row>(rows: Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / CHUNK) }, (_, index) =>
    rows.slice(index * CHUNK, (index + 1) * CHUNK),
  );
}

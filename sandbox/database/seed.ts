import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Catalogue } from '../catalogue/model';
import { DAY_MS } from '../kernel/clock';
import { nameRows, presences, vocabulary } from './names';
import { readFact, writeFact, type Database } from './connect';
import { brandRow, menuRows, PER_MENU, idsUntilNext, venueRow, type MenuRows } from './rows';
import { insertDemoAddresses } from './demo-addresses';
import { insertDemoGifts } from './demo-gifts';
import { gradingPoints, gradings, privateRewards } from './account-schema';
import * as schema from './schema';

/** To be raised whenever the rows made from an unchanged catalogue change. */
const SEED_VERSION = 6;

/** Rows an insert: PostgreSQL accepts 65,535 values a statement. */
const CHUNK = 2_000;

interface SeedOptions {
  catalogue: Catalogue;
  /** Fingerprint of the catalogue, so that an edited one is seeded again. */
  fingerprint: string;
  now: Date;
  report: (line: string) => void;
}

/** Tables filled from the catalogue. */
const CATALOGUE_TABLES = [
  schema.products,
  schema.menuProducts,
  schema.menuCategories,
  schema.venues,
  schema.brands,
  schema.towns,
  schema.brandPresences,
  schema.searchNames,
  schema.searchWords,
];

/** Fills the catalogue tables and the demo accounts, unless the very same seed is there already. */
export async function seed(database: Database, options: SeedOptions): Promise<void> {
  const version = `${SEED_VERSION}:${options.fingerprint}`;
  if ((await readFact(database, 'seed')) === version) return;
  const { catalogue, report } = options;
  report(`Filling the database: ${catalogue.venues.length} venues of ${catalogue.brands.length} brands …`);
  await database.transaction(async (transaction) => {
    await transaction.execute(sql`TRUNCATE ${sql.join(CATALOGUE_TABLES, sql`, `)}`);
    await insertCatalogue(transaction, catalogue);
    await insertDemoUsers(transaction, options.now);
    await writeFact(transaction, 'seed', version);
  });
  // The embedded database does not count by itself, and without it does not know which index is the best. In one transaction:
  // a command that commits by itself, as VACUUM does, has been seen to hang there.
  await database.transaction(async (transaction) => {
    for (const table of CATALOGUE_TABLES) await transaction.execute(sql`ANALYZE ${table}`);
  });
}

async function insertCatalogue(database: Database, catalogue: Catalogue): Promise<void> {
  const { towns, brands, venues } = catalogue;
  const brandRoom = idsUntilNext(brands.map(({ id }) => id));
  const menus = new Map(brands.map((brand) => [brand.id, menuRows(brand, brandRoom.get(brand.id) ?? 1)]));
  const allMenus = [...menus.values()];
  const names = nameRows(catalogue, menus);
  const fill = async <Table extends PgTable>(table: Table, rows: Table['$inferInsert'][]) => {
    for (const some of chunks(rows)) await database.insert(table).values(some);
  };
  await fill(
    schema.towns,
    towns.map((town, index) => ({ id: town.id, country: town.country, position: index + 1, data: town })),
  );
  await fill(schema.brands, brands.map(brandRow));
  await fill(schema.venues, venueRows(catalogue, menus));
  await fill(
    schema.menuCategories,
    allMenus.flatMap((menu) => menu.categories),
  );
  await fill(
    schema.menuProducts,
    allMenus.flatMap((menu) => menu.products),
  );
  await fill(schema.brandPresences, presences(venues));
  await fill(schema.searchNames, names);
  await fill(schema.searchWords, vocabulary(catalogue, names));
  await insertProducts(database, catalogue, menus);
}

/** The venues in the order of the catalogue; each must have numbers enough for its menu. */
function venueRows({ brands, venues }: Catalogue, menus: ReadonlyMap<number, MenuRows>) {
  const brandOf = new Map(brands.map((brand) => [brand.id, brand]));
  const room = idsUntilNext(venues.map(({ id }) => id));
  const { compare } = new Intl.Collator('ru');
  const byName = venues.toSorted((a, b) => compare(a.name, b.name) || a.id - b.id);
  const positions = new Map(byName.map(({ id }, index) => [id, index + 1]));
  return venues.map((venue) => {
    const brand = brandOf.get(venue.brandId);
    const menu = menus.get(venue.brandId);
    if (!brand || !menu) throw new Error(`Venue ${venue.id} is of the unknown brand ${venue.brandId}`);
    if (menu.products.length >= (room.get(venue.id) ?? 0) * PER_MENU) {
      throw new Error(`Venue ${venue.id} sells more products than there are numbers for`);
    }
    return venueRow(venue, brand, { hasPromo: menu.hasPromo, namePosition: positions.get(venue.id) ?? 0 });
  });
}

/** Each venue's version of its brand's menu, made by the database: over a million rows at scale. */
async function insertProducts(
  database: Database,
  { venues }: Catalogue,
  menus: ReadonlyMap<number, MenuRows>,
): Promise<void> {
  const stopped = venues.flatMap(({ id, brandId, stoppedProductIndexes }) => {
    const menu = menus.get(brandId);
    const own = stoppedProductIndexes.filter((index) => index < (menu?.products.length ?? 0));
    return [...new Set([...own, ...(menu?.stopped ?? [])])].map((index) => id * PER_MENU + index + 1);
  });
  const productId = sql`venues.id * ${sql.raw(String(PER_MENU))} + menu_products.position`;
  // Without knowing how many there are the database may go through every pair of a venue and a product.
  await database.execute(sql`ANALYZE ${schema.venues}, ${schema.menuProducts}`);
  await database.execute(sql`
    INSERT INTO products
      (id, venue_id, menu_product_id, popularity, is_stopped_at_start, is_stopped, is_deleted)
    SELECT ${productId}, venues.id, menu_products.id,
      (venues.id::bigint * 7919 + (menu_products.position - 1) * 104729) * 31 % 100003,
      stopped.id IS NOT NULL, stopped.id IS NOT NULL, false
    FROM venues
      JOIN menu_products ON menu_products.brand_id = venues.brand_id
      LEFT JOIN unnest(${`{${stopped.join(',')}}`}::integer[]) AS stopped (id) ON stopped.id = ${productId}`);
}

const DEMO_USER_KZ = 700431;
const DEMO_USER_GE = 700432;

/** Products that the demo diners have marked, first the latest: by venue, places in its menu. */
const DEMO_FAVOURITES = [
  { userId: DEMO_USER_KZ, venueId: 3107, places: [4, 33, 48, 1] },
  { userId: DEMO_USER_GE, venueId: 4107, places: [8, 2, 11] },
];

const DEMO_GRADING = { level: 2, points: 14 };

const DEMO_PRIVATE_REWARDS = [
  { userId: DEMO_USER_KZ, brandId: 2, earnedMinor: 560_000, spentMinor: 440_000 },
  { userId: DEMO_USER_KZ, brandId: 26, earnedMinor: 80_000, spentMinor: 0 },
  { userId: DEMO_USER_GE, brandId: 102, earnedMinor: 2_440, spentMinor: 1_200 },
  { userId: DEMO_USER_GE, brandId: 110, earnedMinor: 600, spentMinor: 600 },
];

/** The two accounts of the demonstration, one a country, with what they have; their phones are in the sandbox's README. */
export async function insertDemoUsers(database: Database, now: Date): Promise<void> {
  const blank = { surname: '', birthday: '', gender: null, createdAt: now };
  await database
    .insert(schema.users)
    .values([
      {
        id: DEMO_USER_KZ,
        phone: '+77011234567',
        country: 'kz',
        name: 'Айгерім',
        language: 'kk',
        bonusMinor: 425_000,
        ...blank,
      },
      {
        id: DEMO_USER_GE,
        phone: '+995555123456',
        country: 'ge',
        name: 'ნინო',
        language: 'ka',
        bonusMinor: 2_850,
        ...blank,
      },
    ])
    .onConflictDoNothing();
  const marks = DEMO_FAVOURITES.flatMap(({ userId, venueId, places }) =>
    places.map((place, index) => ({
      userId,
      productId: venueId * PER_MENU + place,
      venueId,
      markedAt: new Date(now.getTime() - index * DAY_MS),
    })),
  );
  await database.insert(schema.favourites).values(marks).onConflictDoNothing();
  await insertDemoRewards(database, now);
  const userIds = { kz: DEMO_USER_KZ, ge: DEMO_USER_GE };
  await insertDemoAddresses(database, userIds);
  await insertDemoGifts(database, userIds, now);
}

/** Demo diners begin as friends with most of the points that keep them so, and with bonuses of two brands' own. */
async function insertDemoRewards(database: Database, now: Date): Promise<void> {
  const { level, points } = DEMO_GRADING;
  const given = await database
    .insert(gradings)
    .values([DEMO_USER_KZ, DEMO_USER_GE].map((userId) => ({ userId, level, since: now })))
    .onConflictDoNothing()
    .returning({ userId: gradings.userId });
  if (given.length > 0) {
    await database
      .insert(gradingPoints)
      .values(given.map(({ userId }) => ({ userId, points, collectedAt: now })));
  }
  await database.insert(privateRewards).values(DEMO_PRIVATE_REWARDS).onConflictDoNothing();
}

function chunks<Row>(rows: Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / CHUNK) }, (_, index) =>
    rows.slice(index * CHUNK, (index + 1) * CHUNK),
  );
}

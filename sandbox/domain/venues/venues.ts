import { eq, inArray } from 'drizzle-orm';
import type { Brand, CountryCode, Town, Venue } from '../../catalogue/model';
import type { Database } from '../../database/connect';
import { brands, towns, venues } from '../../database/schema';
import type { Fault } from '../../kernel/refusal';
import { Refusal } from '../../kernel/refusal';
import type { Hours } from './hours';

/** A venue with what hangs on it. */
export interface FullVenue {
  id: number;
  country: CountryCode;
  venue: Venue;
  brand: Omit<Brand, 'menu'>;
  town: Town;
}

const selection = {
  id: venues.id,
  country: venues.country,
  venue: venues.data,
  brand: brands.data,
  town: towns.data,
};

/** The venues in the order of the ids; unknown ones are left out. */
export async function findVenues(database: Database, ids: number[]): Promise<FullVenue[]> {
  if (ids.length === 0) return [];
  const rows = await database
    .select(selection)
    .from(venues)
    .innerJoin(brands, eq(brands.id, venues.brandId))
    .innerJoin(towns, eq(towns.id, venues.townId))
    .where(inArray(venues.id, ids));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The venue; an unknown one or one without services is `terminal_not_found`. */
export async function getVenue(database: Database, id: number, source?: Fault['source']): Promise<FullVenue> {
  const [venue] = await findVenues(database, [id]);
  if (venue && venue.venue.services.length > 0) return venue;
  throw new Refusal({ code: 'terminal_not_found', source });
}

export function hoursOf({ venue, town }: FullVenue): Hours {
  return {
    intervals: venue.openingHours,
    timezone: town.timezone,
    closeInAdvanceMinutes: venue.closeInAdvanceMinutes,
  };
}

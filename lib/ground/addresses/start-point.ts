import { FAR_TOWN_METERS, metersBetween, type Coordinates } from '@/lib/ground/towns/distance';

/** The point that an address of the map names: `?lat=…&long=…` in degrees; null for anything else. */
export function pointOfQuery(search: string): Coordinates | null {
  const query = new URLSearchParams(search);
  const [latitude, longitude] = [query.get('lat'), query.get('long')].map((text) =>
    text !== null && /^-?\d{1,3}(\.\d{1,20})?$/.test(text) ? Number(text) : NaN,
  );
  if (latitude === undefined || longitude === undefined) return null;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}

/** Whether an address of the map is for the draft in storage. */
export function isOfDraft(search: string): boolean {
  return new URLSearchParams(search).get('draft') === '1';
}

interface Known {
  search: string;
  /** The address whose place is changed. */
  draft: (Coordinates & { building: string }) | null;
  /** The active address. */
  active: Coordinates | null;
  /** The town of the page. */
  centre: Coordinates | null;
  isPermitted: () => Promise<boolean>;
  ask: () => Promise<{ coordinates: Coordinates | null }>;
}

export interface StartPoint {
  point: Coordinates;
  /** The diner's own: their position, or a place that they have named. False of the town's centre. */
  isOwn: boolean;
}

/** The active address, unless it lies in another town than the page's: a new one is hardly beside it. */
function activeNearby({ active, centre }: Known): Coordinates | null {
  return active && centre && metersBetween(active, centre) > FAR_TOWN_METERS ? null : active;
}

/** The pin's start: draft, link, active address, position (prompts if nothing else is known) or town's centre. */
export async function findStartPoint(known: Known): Promise<StartPoint | null> {
  const given = known.draft ?? pointOfQuery(known.search) ?? activeNearby(known);
  // The middle of a street, without a house, is no door either.
  const isOwn = known.draft?.building !== '';
  if (given) return { point: { latitude: given.latitude, longitude: given.longitude }, isOwn };
  const mayAsk = known.centre === null || (await known.isPermitted());
  const { coordinates } = mayAsk ? await known.ask() : { coordinates: null };
  if (coordinates) return { point: coordinates, isOwn: true };
  return known.centre && { point: known.centre, isOwn: false };
}

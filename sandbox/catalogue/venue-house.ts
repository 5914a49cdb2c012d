import type { Point } from '../kernel/distance';
import type { Text, Town, Venue } from './model';
import { pick } from './random';
import type { Street } from './street';
import { besideStreet } from './street-line';
import { nearestStreet, streetsOf } from './streets';

/** Where a venue stands, and how that is written. */
type House = Pick<Venue, keyof Point | 'address'>;

/** A street that is farther from a point says nothing of its address. */
const NEAR_STREET_METERS = 400;
/** So that venues seldom share a house. */
const DOORS_ON = 4;

/** The house of a venue that is to be about a point, with its address: a few doors from there, or anywhere in town where no street is near. */
export function houseAbout(town: Town, wanted: Point, random: () => number): House {
  const nearest = nearestStreet(town.id, wanted);
  const anyStreet = pick(streetsOf(town.id), random);
  const isNear = nearest.meters < NEAR_STREET_METERS;
  const street = isNear ? nearest.street : anyStreet;
  const [first, last] = isNear
    ? [Math.max(1, nearest.house - DOORS_ON), Math.min(street.lastHouse, nearest.house + DOORS_ON)]
    : [1, street.lastHouse];
  const house = first + Math.floor(random() * (last - first + 1));
  const written = String(house) + (random() < 0.12 ? '/1' : '');
  return { ...besideStreet(street, house), address: addressOf(street, written) };
}

/** A house round the corner from a venue: its street's next but one. */
export function houseNear(venue: Venue): House {
  const { street, house } = nearestStreet(venue.townId, venue);
  const next = house + 2 <= street.lastHouse ? house + 2 : house - 2;
  return { ...besideStreet(street, next), address: addressOf(street, String(next)) };
}

function addressOf({ shortName: { kk, ka, ru, en } }: Street, house: string): Text {
  return {
    ...(kk === undefined ? {} : { kk: `${kk}, ${house}` }),
    ...(ka === undefined ? {} : { ka: `${ka} №${house}` }),
    ru: `${ru}, ${house}`,
    en: `${house} ${en}`,
  };
}

import type { CountryCode, Text } from '../../catalogue/model';
import { addMinutes, MINUTE_MS } from '../../kernel/clock';
import { middleOf, placeAt } from '../geo/line';
import { wayBetween } from '../geo/roads';
import { streetsOf } from '../../catalogue/streets';
import { textIn, type Language } from '../../kernel/languages';
import { minutesIn, type OrderRow } from './status';
import { distanceMeters, type Point } from '../../kernel/distance';
import type { FullVenue } from '../venues/venues';

/** Of the time in the kitchen: when a courier takes the order. */
const TAKEN_AT = 0.5;

/** Minutes in which the phone of a courier who has just taken an order has sent no position yet. */
const UNKNOWN_MINUTES = 1;

/** Of the time on the way: when he is at the door. */
const ARRIVED_AT = 0.9;

/** He comes to the venue from a street that is at least so far away. */
const APPROACH_METERS = 600;

interface Person {
  name: Text;
  phone: string;
}

/** They take the orders one after another. */
const COURIERS: Readonly<Record<CountryCode, readonly Person[]>> = {
  kz: [
    { name: { kk: 'Ерлан', ru: 'Ерлан', en: 'Yerlan' }, phone: '+77051112233' },
    { name: { kk: 'Дәулет', ru: 'Даулет', en: 'Daulet' }, phone: '+77051112234' },
    { name: { kk: 'Жансая', ru: 'Жансая', en: 'Zhansaya' }, phone: '+77051112235' },
  ],
  ge: [
    { name: { ka: 'გიორგი', ru: 'Гиорги', en: 'Giorgi' }, phone: '+995555112233' },
    { name: { ka: 'ლევანი', ru: 'Леван', en: 'Levan' }, phone: '+995555112234' },
    { name: { ka: 'თამარი', ru: 'Тамар', en: 'Tamar' }, phone: '+995555112235' },
  ],
};

type CourierOrder = Pick<
  OrderRow,
  'id' | 'kind' | 'status' | 'nextStatusAt' | 'cookingMinutes' | 'deliveryMinutes' | 'delivery'
>;

/** Courier of the contract, half cooked until over, else null. Moves along streets to the venue, then the diner. */
export function courierAnswer(order: CourierOrder, venue: FullVenue, now: Date, language: Language) {
  const { delivery, nextStatusAt } = order;
  const minutes = minutesIn(order);
  if (order.kind !== 'delivery' || !delivery || !nextStatusAt || minutes === null) return null;
  const part = partOver(nextStatusAt, minutes, now);
  const isOnTheWay = order.status === 'delivery';
  if (!isOnTheWay && (order.status !== 'cooking' || part < TAKEN_AT)) return null;
  const people = COURIERS[venue.country];
  const person = people[order.id % people.length];
  if (!person) return null;
  const known = isOnTheWay
    ? placeOnTheWay(venue, delivery.address, part / ARRIVED_AT)
    : placeOfApproach(venue, { nextStatusAt, minutes, now, part });
  return {
    name: textIn(language, person.name),
    phone: person.phone,
    latitude: known?.latitude ?? null,
    longitude: known?.longitude ?? null,
  };
}

/** How much of the order's present status is over, 0 to 1. */
function partOver(endsAt: Date, minutes: number, now: Date): number {
  const passed = minutes - (endsAt.getTime() - now.getTime()) / MINUTE_MS;
  return minutes === 0 ? 1 : Math.min(1, Math.max(0, passed / minutes));
}

const placeOnTheWay = ({ venue, town }: FullVenue, door: Point, part: number): Point =>
  placeAt(wayBetween(town.id, venue, door), Math.min(1, part));

interface Approach {
  nextStatusAt: Date;
  minutes: number;
  now: Date;
  part: number;
}

/** His point before he has the dishes; null = not known. */
function placeOfApproach(
  { venue, town }: FullVenue,
  { nextStatusAt, minutes, now, part }: Approach,
): Point | null {
  const takenAt = addMinutes(nextStatusAt, -minutes * (1 - TAKEN_AT));
  if (now < addMinutes(takenAt, UNKNOWN_MINUTES)) return null;
  const [start] = streetsOf(town.id)
    .map((street) => middleOf(street))
    .map((place) => ({ place, meters: distanceMeters(place, venue) }))
    .filter(({ meters }) => meters >= APPROACH_METERS)
    .sort((a, b) => a.meters - b.meters);
  if (!start) return venue;
  return placeAt(wayBetween(town.id, start.place, venue), (part - TAKEN_AT) / (1 - TAKEN_AT));
}

/** @jest-environment node */
import { buildCatalogue } from './catalogue';

const { towns, brands, venues } = buildCatalogue(1);

const townOf = new Map(towns.map((town) => [town.id, town]));
const brandOf = new Map(brands.map((brand) => [brand.id, brand]));
const isUnique = (list: string[]) => new Set(list).size === list.length;

/** Metres between two points, good enough within a town. */
function metersBetween(
  a: { latitude: number; longitude: number },
  b: { latitude: number; longitude: number },
): number {
  const north = (a.latitude - b.latitude) * 111_320;
  const east = (a.longitude - b.longitude) * 111_320 * Math.cos((a.latitude * Math.PI) / 180);
  return Math.hypot(north, east);
}

describe('venues', () => {
  it('are in a town of their brand’s country, 0.2 to 9 km from its centre', () => {
    for (const venue of venues) {
      const town = townOf.get(venue.townId);
      expect(town?.country).toBe(brandOf.get(venue.brandId)?.country);
      const meters = town ? metersBetween(town, venue) : 0;
      expect([venue.id, meters >= 200 && meters <= 9000]).toEqual([venue.id, true]);
    }
  });

  it('are at least 30 in Almaty, 25 in Tbilisi and 3 in every town', () => {
    const count = (townId: number) => venues.filter((venue) => venue.townId === townId).length;
    expect(count(1)).toBeGreaterThanOrEqual(30);
    expect(count(101)).toBeGreaterThanOrEqual(25);
    for (const { id } of towns) expect(count(id)).toBeGreaterThanOrEqual(3);
  });

  it('keep hours that can be read: weekdays 1-7, times HH:mm, no interval twice', () => {
    for (const { openingHours, closeInAdvanceMinutes } of venues) {
      expect(openingHours.length).toBeGreaterThan(0);
      for (const { weekday, from, to } of openingHours) {
        expect([1, 2, 3, 4, 5, 6, 7]).toContain(weekday);
        expect(from).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/);
        expect(to).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/);
      }
      expect(isUnique(openingHours.map(({ weekday, from }) => `${weekday} ${from}`))).toBe(true);
      expect(closeInAdvanceMinutes).toBeGreaterThanOrEqual(0);
      expect(closeInAdvanceMinutes).toBeLessThanOrEqual(45);
    }
  });

  it('show every way of being open', () => {
    const some = (test: (hours: (typeof venues)[number]['openingHours']) => boolean) =>
      venues.some(({ openingHours }) => test(openingHours));
    expect(some((hours) => hours.every(({ from, to }) => from === '00:00' && to === '00:00'))).toBe(true);
    expect(some((hours) => hours.every(({ from, to }) => from === '00:00' && to === '23:59'))).toBe(true);
    expect(some((hours) => hours.some(({ from, to }) => to < from && to > '00:00'))).toBe(true);
    expect(some((hours) => new Set(hours.map(({ weekday }) => weekday)).size < 7)).toBe(true);
    expect(some((hours) => hours.filter(({ weekday }) => weekday === 1).length === 2)).toBe(true);
    expect(some((hours) => hours.some(({ from }) => from > '06:00' && from < '07:30'))).toBe(true);
  });

  it('offer takeaway mostly, and show venues with one service, without cash, tablets, bookings and micromarkets', () => {
    const withTakeaway = venues.filter(({ services }) => services.includes(1));
    expect(withTakeaway.length).toBeGreaterThan(venues.length * 0.8);
    const only = (service: number) =>
      venues.some(({ services }) => services.length === 1 && services[0] === service);
    expect([only(1), only(3), only(4)]).toEqual([true, true, true]);
    expect(venues.some(({ isCashEnabled }) => !isCashEnabled)).toBe(true);
    expect(venues.some(({ isOnlineDisabled }) => isOnlineDisabled)).toBe(true);
    expect(venues.every(({ isCashEnabled, isOnlineDisabled }) => isCashEnabled || !isOnlineDisabled)).toBe(
      true,
    );
    expect(venues.some(({ hasTablet }) => hasTablet)).toBe(true);
    expect(venues.some(({ rating }) => rating === null)).toBe(true);
    expect(venues.some(({ isBookingEnabled }) => isBookingEnabled)).toBe(true);
    expect(venues.some(({ isMicromarket }) => isMicromarket)).toBe(true);
    expect(venues.some(({ privateRewardEnabled }) => privateRewardEnabled)).toBe(true);
  });

  it.each([
    [3107, 1, 'Самал'],
    [4107, 101, 'სუფრა'],
  ])('%d is the nearest to the centre of town %d and can be ordered from at any hour', (id, townId, name) => {
    const venue = venues.find((candidate) => candidate.id === id);
    expect(venue).toMatchObject({
      townId,
      name,
      services: [1, 3, 4],
      rating: 4.8,
      isCashEnabled: true,
      closeInAdvanceMinutes: 0,
    });
    expect(venue?.openingHours.map(({ from, to }) => `${from}-${to}`)).toEqual(Array(7).fill('00:00-00:00'));
    const town = townOf.get(townId);
    const byDistance = venues
      .filter((candidate) => candidate.townId === townId)
      .sort((a, b) => (town ? metersBetween(town, a) - metersBetween(town, b) : 0));
    expect(byDistance[0]?.id).toBe(id);
  });

  it.each([1, 101])('let a journey begin at any hour in town %d', (townId) => {
    const open = venues.filter(
      (venue) =>
        venue.townId === townId &&
        venue.services.includes(1) &&
        venue.isCashEnabled &&
        venue.openingHours.length === 7 &&
        venue.openingHours.every(({ from, to }) => from === '00:00' && (to === '00:00' || to === '23:59')),
    );
    expect(open.length).toBeGreaterThanOrEqual(5);
  });
});

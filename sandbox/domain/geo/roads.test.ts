/** @jest-environment node */
import { TOWNS } from '../../catalogue/towns';
import { distanceMeters, type Point } from '../../kernel/distance';
import { lengthOf, nearestHouse, placeAt, placeOfHouse } from './line';
import { wayBetween } from './roads';
import type { Street } from '../../catalogue/street';
import { streetsOf } from '../../catalogue/streets';

const street = (townId: number, name: string): Street => {
  const found = streetsOf(townId).find(({ name: { en } }) => en.startsWith(name));
  if (!found) throw new Error(`Town ${townId} has no ${name}`);
  return found;
};

/** From the nearest street of the town, in metres. */
const metersOff = (townId: number, point: Point) =>
  Math.min(...streetsOf(townId).map((one) => nearestHouse(one, point).meters));

describe('the way between two places of a town', () => {
  const ends = [placeOfHouse(street(1, 'Samal'), 33), placeOfHouse(street(1, 'Gogol'), 120)] as const;

  it('keeps to the streets', () => {
    const way = wayBetween(1, ...ends);
    for (let part = 0; part <= 1; part += 0.02) expect(metersOff(1, placeAt(way, part))).toBeLessThan(150);
  });

  it('is longer than a straight line and no great detour', () => {
    const straight = distanceMeters(...ends);
    const length = lengthOf(wayBetween(1, ...ends));
    expect(length).toBeGreaterThan(straight);
    expect(length).toBeLessThan(2 * straight);
  });

  it('goes through crossings, not along one street only', () => {
    expect(wayBetween(1, ...ends).length).toBeGreaterThan(4);
  });

  it('is as long in the other direction', () => {
    const [from, to] = ends;
    expect(lengthOf(wayBetween(1, to, from))).toBeCloseTo(lengthOf(wayBetween(1, from, to)), 0);
  });

  it('stays on a street that both points are on', () => {
    const abay = street(7, streetsOf(7)[0].name.en);
    const [from, to] = [placeOfHouse(abay, 1), placeOfHouse(abay, 3)];
    expect(lengthOf(wayBetween(7, from, to))).toBeCloseTo(distanceMeters(from, to), -1);
  });

  it.each(TOWNS.map(({ id }) => id))(
    'the way between two places of a town of town %d begins and ends at the given points',
    (townId) => {
      const streets = streetsOf(townId);
      const from = placeOfHouse(streets[0], 1);
      for (const { line } of streets) {
        const [to] = line;
        const way = wayBetween(townId, from, to);
        expect([way[0], way.at(-1)]).toEqual([from, to]);
        expect(lengthOf(way)).toBeLessThan(6 * distanceMeters(from, to) + 500);
      }
    },
  );
});

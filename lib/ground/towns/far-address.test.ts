/** @jest-environment node */
import { townOfAddress } from './far-address';
import type { TownChoice } from './town-choice';

const town = (id: number, latitude: number, longitude: number): TownChoice => ({
  id,
  name: `${id}`,
  translitName: `${id}`,
  names: [],
  coordinates: { latitude, longitude },
});
const ALMATY = town(1, 43.2385, 76.9456);
const ASTANA = town(2, 51.1283, 71.4305);
const TOWNS = { towns: [ALMATY, ASTANA], currentId: 1 };

describe('the town of an address', () => {
  test('is the page’s where it lies near it', () => {
    expect(townOfAddress(TOWNS, { latitude: 43.3, longitude: 77 })).toBeNull();
  });

  test('is another where it lies near that one', () => {
    expect(townOfAddress(TOWNS, { latitude: 51.13, longitude: 71.4 })).toEqual({
      kind: 'other',
      town: ASTANA,
    });
  });

  test('is null far from all of them', () => {
    expect(townOfAddress(TOWNS, { latitude: 47, longitude: 74 })).toEqual({ kind: 'none' });
    expect(townOfAddress({ towns: [], currentId: 0 }, ALMATY.coordinates)).toEqual({ kind: 'none' });
  });
});

import type { HomePosition } from './model';

/** Brands of one house: a list of one of them shows the others too. */
const HOUSES: readonly (readonly number[])[] = [
  [1, 2, 3],
  [12, 13],
  [14, 15, 16],
  [17, 18],
  [21, 22],
  [23, 24],
  [101, 102],
  [107, 108, 114],
];

/** Brands with a tile of their own on Home, three a country. */
const HOME_POSITIONS: ReadonlyMap<number, HomePosition> = new Map([
  [1, 5],
  [14, 6],
  [21, 7],
  [101, 5],
  [109, 6],
  [108, 7],
]);

/** The other brands of the brand's house. */
export function sistersOf(brandId: number): number[] {
  const house = HOUSES.find((brands) => brands.includes(brandId)) ?? [];
  return house.filter((id) => id !== brandId);
}

export function homePositionOf(brandId: number): HomePosition | null {
  return HOME_POSITIONS.get(brandId) ?? null;
}

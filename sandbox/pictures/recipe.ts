import type { FoodName } from './foods';
import { LINEN_ROWS, type LinenName, type LinenRow } from './linens';
import type { PlateName, PlatePlace } from './plates';
import type { Placed, Scene } from './scene';

/** What stands in the middle of a product's picture and how it is served; 640 × 480. */
export interface Serving {
  main: Placed[];
  plate: { y: number; radius: number } | null;
  fromAbove?: boolean;
  steam?: Scene['steam'];
}

/** A kind of dish: the serving, what lies around it, and the plates and linens its pictures differ by. */
export interface Recipe {
  serving: Serving;
  back: [FoodName, FoodName];
  front: [FoodName, FoodName];
  plates: PlateName[];
  linens: LinenRow;
}

/** The dish fills the middle of the picture and stays inside 70 % of its width. */
const FILL = 1.12;

/** One piece or bowl in the middle. */
export const one = (food: FoodName, size = 300, bottom = 394): Serving => ({
  main: [{ food, x: 320, bottom, size: size * FILL }],
  plate: { y: bottom - 20, radius: Math.max(200, Math.min(252, size * 0.8)) },
});

/** One hot bowl or pot, with steam. */
export const hot = (food: FoodName, size = 300, bottom = 392): Serving => ({
  ...one(food, size, bottom),
  steam: { x: 318, y: bottom - size * 0.72, scale: 1.05 },
});

/** Two pieces, the nearer one lower and to the right. */
export const pair = (food: FoodName, size = 220, other = food): Serving => ({
  main: [
    { food, x: 258, bottom: 360, size: size * 0.92, turn: -6 },
    { food: other, x: 388, bottom: 390, size, turn: 5, mirrored: other === food },
  ],
  plate: { y: 362, radius: 238 },
});

/** Three pieces: two behind, one in front. */
export const trio = (food: FoodName, size = 206): Serving => ({
  main: [
    { food, x: 236, bottom: 334, size: size * 0.86, turn: -5 },
    { food, x: 402, bottom: 338, size: size * 0.86, turn: 6, mirrored: true },
    { food, x: 318, bottom: 396, size, turn: 1 },
  ],
  plate: { y: 356, radius: 240 },
});

/** Four pieces, as khinkali are ordered. */
export const four = (food: FoodName, size = 176): Serving => ({
  main: [
    { food, x: 232, bottom: 318, size: size * 0.9, turn: -5 },
    { food, x: 404, bottom: 320, size: size * 0.9, turn: 5, mirrored: true },
    { food, x: 258, bottom: 384, size, turn: -3, mirrored: true },
    { food, x: 392, bottom: 390, size, turn: 4 },
  ],
  plate: { y: 348, radius: 246 },
});

/** Seen from above on a round plate. */
export const above = (food: FoodName, size = 330): Serving => ({
  main: [{ food, x: 328, bottom: 250 + size / 2, size }],
  plate: { y: 246, radius: 212 },
  fromAbove: true,
});

/** A glass, cup or bottle: taller, on a small tray. */
export const drink = (food: FoodName, size = 292): Serving => ({
  main: [{ food, x: 320, bottom: 408, size }],
  plate: { y: 392, radius: 158 },
});

/** A steaming drink. */
export const hotDrink = (food: FoodName, size = 272): Serving => ({
  ...drink(food, size),
  steam: { x: 312, y: 406 - size * 0.8, scale: 0.9 },
});

/** A dish with its companion at the right: a drink to a burger, sauce to samsa. */
export const withSide = (food: FoodName, side: FoodName, size = 268, sideSize = 150): Serving => ({
  main: [
    { food, x: 276, bottom: 388, size },
    { food: side, x: 446, bottom: 394, size: sideSize },
  ],
  plate: { y: 370, radius: 246 },
});

/** A kind of dish; back and front are two foods each, written left then right. */
export function recipe(
  serving: Serving,
  back: Recipe['back'],
  front: Recipe['front'],
  linens: LinenRow,
  ...plates: [PlateName, ...PlateName[]]
): Recipe {
  return { serving, back, front, linens, plates };
}

/** How many pictures of a recipe there are. */
export const variantsOf = ({ linens }: Recipe): LinenName[] => LINEN_ROWS[linens];

const MIDDLE = 320;

/** Smaller or larger than the usual garnish. */
const GARNISH_SCALE: Partial<Record<FoodName, number>> = {
  leaf: 1.06,
  garlic: 0.84,
  blueberry: 0.86,
  butter: 0.9,
  salt: 0.9,
  olive: 0.72,
  lemon: 0.94,
  cheese: 1.02,
  grapes: 1.16,
  wheat: 1.2,
  shrimp: 1.12,
  chopsticks: 1.2,
  wine: 1.3,
  beer: 1.25,
  teapot: 1.3,
  coffee: 1.2,
  plant: 1.25,
  jug: 1.35,
  fire: 1.15,
  loaf: 1.2,
  honey: 1.1,
  peas: 1.05,
  cocktail: 1.25,
  fries: 1.25,
  cup: 1.25,
  glassTarragon: 1.3,
  bottleRed: 1.5,
  bottleWhite: 1.5,
};

/** The scene of one variant, counted from 0: linen, plate, side and lean of everything differ from the next. */
export function productScene({ serving, back, front, plates, linens }: Recipe, variant: number): Scene {
  const row = LINEN_ROWS[linens];
  const mirrored = variant % 2 === 1;
  const swapped = variant % 3 === 2;
  const plate = plates[variant % plates.length] ?? plates[0] ?? 'milk';
  const flip = (x: number) => (mirrored ? 2 * MIDDLE - x : x);
  const nudge = ((variant * 37) % 5) - 2;
  const garnish = (
    food: FoodName,
    x: number,
    bottom: number,
    size: number,
    turn: number,
    blur: number,
  ): Placed => ({
    food,
    x: flip(x) + nudge * 4,
    bottom: bottom + nudge * 2,
    size: size * (GARNISH_SCALE[food] ?? 1),
    turn: turn + nudge * 5,
    blur,
    mirrored: mirrored !== swapped,
  });
  const [backLeft, backRight] = swapped ? [back[1], back[0]] : back;
  const [frontLeft, frontRight] = swapped ? [front[1], front[0]] : front;
  const places: PlatePlace[] = serving.plate ? [{ plate, x: 322, ...serving.plate }] : [];
  return {
    width: 640,
    height: 480,
    linen: row[variant % row.length] ?? row[0] ?? 'sand',
    fromAbove: serving.fromAbove,
    horizon: 0.55 + (variant % 3) * 0.015,
    back: serving.fromAbove
      ? [garnish(backLeft, 84, 188, 178, 14, 2), garnish(backRight, 586, 158, 130, -10, 3)]
      : [garnish(backLeft, 92, 318, 158, 6, 3), garnish(backRight, 560, 314, 146, -5, 4)],
    plates: places,
    main: serving.main.map((item) => ({
      ...item,
      x: flip(item.x),
      turn: (item.turn ?? 0) * (mirrored ? -1 : 1),
    })),
    front: [
      garnish(frontLeft, 112, 448, 98, -12, 0),
      garnish(frontRight, 534, serving.fromAbove ? 454 : 450, 108, 22, 0),
    ],
    steam: serving.steam && { ...serving.steam, x: flip(serving.steam.x) },
  };
}

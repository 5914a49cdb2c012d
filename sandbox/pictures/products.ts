import { z } from 'zod';
import { inOneCell, nameOf, readTable } from '../data/read-data';
import { foodName, GARNISH_SCALE, type FoodName } from './foods';
import { LINEN_ROWS, type LinenName } from './linens';
import { plateName, type PlatePlace } from './plates';
import type { Placed, Scene } from './scene';
import { named } from './schemas';
import { SERVINGS } from './servings';

const twoFoods = inOneCell(z.tuple([foodName, foodName]));
const pixels = z.coerce.number().positive().optional();

/** What every row says: the food in the middle, what lies around it, the plates and linens its pictures differ by. */
const columns = {
  kind: z.string(),
  food: foodName,
  size: pixels,
  back: twoFoods,
  front: twoFoods,
  linens: nameOf('row of linens', Object.keys(LINEN_ROWS)),
  plates: inOneCell(z.tuple([plateName], plateName)),
};

export const product = z.discriminatedUnion('serving', [
  z.strictObject({ ...columns, serving: z.enum(['trio', 'four', 'above', 'drink', 'hotDrink']) }),
  z.strictObject({ ...columns, serving: z.enum(['one', 'hot']), bottom: pixels }),
  z.strictObject({ ...columns, serving: z.literal('pair'), side: foodName.optional() }),
  z.strictObject({ ...columns, serving: z.literal('withSide'), side: foodName, sideSize: pixels }),
]);
type Product = z.output<typeof product>;

/** A kind of dish that the image store has pictures of: the first column of `data/pictures/products.tsv`. */
export type PictureKind = string;

const PRODUCTS: Readonly<Record<PictureKind, Product>> = Object.fromEntries(
  readTable('pictures/products.tsv', product).map((row) => [row.kind, row]),
);

export const PICTURE_KINDS: readonly PictureKind[] = Object.keys(PRODUCTS);

/** The linens of the pictures of a kind, one a picture. */
export const linensOf = (kind: PictureKind): readonly LinenName[] =>
  named(LINEN_ROWS, named(PRODUCTS, kind).linens);

const MIDDLE = 320;

/** The scene of one variant, counted from 0: linen, plate, side and lean of everything differ from the next. */
export function productScene(kind: PictureKind, variant: number): Scene {
  const product = named(PRODUCTS, kind);
  const { back, front, plates } = product;
  const serving = SERVINGS[product.serving](product);
  const row = named(LINEN_ROWS, product.linens);
  const mirrored = variant % 2 === 1;
  const swapped = variant % 3 === 2;
  const plate = plates[variant % plates.length] ?? plates[0];
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
    linen: row[variant % row.length] ?? row[0],
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

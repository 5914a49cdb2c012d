import { z } from 'zod';
import { inOneCell, nameOf, readTable } from '../data/read-data';
import { COMPOSE, COMPOSITIONS, HEIGHT, WIDTH, type Composition } from './compositions';
import { foodName } from './foods';
import { LINEN_ROWS, type LinenName } from './linens';
import { plateName } from './plates';
import type { Scene } from './scene';
import { named } from './schemas';
import { SERVINGS } from './servings';

/** The fields of every row: the food in the middle, its weight, its companions, the plates and linens. */
const columns = {
  kind: z.string(),
  food: foodName,
  /** Grams or millilitres of a usual portion; absent for what is sold by the piece. */
  grams: z.coerce.number().positive().optional(),
  prop: foodName.optional(),
  linens: nameOf('row of linens', Object.keys(LINEN_ROWS)),
  plates: inOneCell(z.tuple([plateName], plateName)),
};

export const product = z.discriminatedUnion('serving', [
  z.strictObject({
    ...columns,
    serving: z.enum(['one', 'flat', 'hot', 'trio', 'four', 'drink', 'hotDrink']),
  }),
  z.strictObject({ ...columns, serving: z.literal('pair'), side: foodName.optional() }),
  z.strictObject({ ...columns, serving: z.literal('withSide'), side: foodName }),
]);
type Product = z.output<typeof product>;

/** A kind of dish that the image store has pictures of: the first column of `data/pictures/products.tsv`. */
export type PictureKind = string;

const PRODUCTS: Readonly<Record<PictureKind, Product>> = Object.fromEntries(
  readTable('pictures/products.tsv', product).map((row) => [row.kind, row]),
);

export const PICTURE_KINDS: readonly PictureKind[] = Object.keys(PRODUCTS);

/** The food in the middle of the pictures of a kind, and what it weighs. */
export function bodyOf(kind: PictureKind): Pick<Product, 'food' | 'grams'> {
  const { food, grams } = named(PRODUCTS, kind);
  return { food, grams };
}

/** One picture of a kind: how it is taken and on which linen. */
export interface Shot {
  composition: Composition;
  linen: LinenName;
}

/** The pictures of a kind, in the order of their numbers: every linen of its row in every composition. */
export function shotsOf(kind: PictureKind): Shot[] {
  const row = named(LINEN_ROWS, named(PRODUCTS, kind).linens);
  return COMPOSITIONS.flatMap((composition) => row.map((linen) => ({ composition, linen })));
}

/** The weight of most dishes, in grams. */
const USUAL_GRAMS = 320;

/** The share of the usual size that a weight is drawn at: a volume shows less than it holds. */
export function portionOf(grams = USUAL_GRAMS): number {
  return Math.max(0.72, Math.min(1.16, (grams / USUAL_GRAMS) ** 0.3));
}

/** The scene of a shot; `turn` counts the linens of the row, so that plates and sides take turns with them. */
export function productScene(kind: PictureKind, { composition, linen }: Shot, turn: number): Scene {
  const { serving, food, grams, prop, plates, ...row } = named(PRODUCTS, kind);
  const side = 'side' in row ? row.side : undefined;
  const still = COMPOSE[composition]({
    serving: SERVINGS[serving]({ food, side, portion: portionOf(grams) }),
    prop,
    plate: plates[turn % plates.length] ?? plates[0],
    isMirrored: turn % 2 === 1,
  });
  return { width: WIDTH, height: HEIGHT, linen, front: [], horizon: 0.55 + (turn % 3) * 0.015, ...still };
}

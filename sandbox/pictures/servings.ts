import type { FoodName } from './foods';
import type { Placed, Scene } from './scene';

/** The middle of a product's picture and its serving; 640 × 480. */
export interface Serving {
  main: Placed[];
  plate: { y: number; radius: number } | null;
  steam?: Scene['steam'];
}

/** The food to be served. */
interface Dish {
  food: FoodName;
  /** The other food. */
  side?: FoodName;
  /** How much there is, 1 for what most dishes weigh. */
  portion: number;
}

/** A plate has one size, and a platter another: what lies on it says how much it is. */
const PLATE = 236;
const PLATTER = 258;
const PLATTER_PORTION = 1.15;

const plateOf = (portion: number) => (portion >= PLATTER_PORTION ? PLATTER : PLATE);

/** One piece or bowl in the middle. */
const one = ({ food, portion }: Dish): Serving => ({
  main: [{ food, x: 320, bottom: 402, size: 372 * portion, maxHeight: 284 * portion }],
  plate: { y: 372, radius: plateOf(portion) },
});

/** One thing that lies flat: its middle stands nearer to that of the plate. */
const flat = ({ food, portion }: Dish): Serving => ({
  main: [{ food, x: 320, bottom: 430, size: 384 * portion, maxHeight: 250 * portion }],
  plate: { y: 366, radius: plateOf(portion) },
});

/** One hot bowl or pot, with steam. */
const hot = ({ food, portion }: Dish): Serving => ({
  ...one({ food, portion }),
  steam: { x: 318, y: 402 - 224 * portion, scale: 1.05 },
});

/** Two pieces, the nearer one lower and to the right. */
const pair = ({ food, side = food, portion }: Dish): Serving => ({
  main: [
    { food, x: 254, bottom: 358, size: 208 * portion, turn: -6 },
    { food: side, x: 388, bottom: 390, size: 224 * portion, turn: 5, mirrored: side === food },
  ],
  plate: { y: 362, radius: plateOf(portion) },
});

/** Three pieces: two behind, one in front. */
const trio = ({ food, portion }: Dish): Serving => ({
  main: [
    { food, x: 236, bottom: 332, size: 180 * portion, turn: -5 },
    { food, x: 402, bottom: 336, size: 180 * portion, turn: 6, mirrored: true },
    { food, x: 318, bottom: 398, size: 206 * portion, turn: 1 },
  ],
  plate: { y: 356, radius: plateOf(portion) },
});

/** Four pieces, as khinkali are ordered. */
const four = ({ food, portion }: Dish): Serving => ({
  main: [
    { food, x: 236, bottom: 320, size: 162 * portion, turn: -4 },
    { food, x: 402, bottom: 322, size: 162 * portion, turn: 4, mirrored: true },
    { food, x: 256, bottom: 388, size: 180 * portion, turn: -3, mirrored: true },
    { food, x: 392, bottom: 394, size: 180 * portion, turn: 3 },
  ],
  plate: { y: 350, radius: plateOf(portion) },
});

/** A glass, cup or bottle: taller, on a small tray. */
const drink = ({ food, portion }: Dish): Serving => ({
  main: [{ food, x: 320, bottom: 410, size: 300 * portion }],
  plate: { y: 392, radius: 162 },
});

/** A steaming drink. */
const hotDrink = ({ food, portion }: Dish): Serving => ({
  ...drink({ food, portion }),
  steam: { x: 312, y: 410 - 232 * portion, scale: 0.9 },
});

/** A dish with its companion at the right: a drink to a burger. */
const withSide = ({ food, side = food, portion }: Dish): Serving => ({
  main: [
    { food, x: 276, bottom: 390, size: 256 * portion },
    { food: side, x: 440, bottom: 394, size: 170 * portion },
  ],
  plate: { y: 370, radius: plateOf(portion) },
});

/** The ways to serve, by the name that `data/pictures/products.tsv` has for them. */
export const SERVINGS = { one, flat, hot, pair, trio, four, drink, hotDrink, withSide };

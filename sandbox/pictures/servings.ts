import type { FoodName } from './foods';
import type { Placed, Scene } from './scene';

/** What stands in the middle of a product's picture and how it is served; 640 × 480. */
export interface Serving {
  main: Placed[];
  plate: { y: number; radius: number } | null;
  fromAbove?: boolean;
  steam?: Scene['steam'];
}

/** The food to be served; sizes are the longest side in pixels. What is not said is as usual. */
interface Dish {
  food: FoodName;
  size?: number;
  /** Where it stands. */
  bottom?: number;
  /** The other food. */
  side?: FoodName;
  sideSize?: number;
}

/** The dish fills the middle of the picture and stays inside 70 % of its width. */
const FILL = 1.12;

/** One piece or bowl in the middle. */
const one = ({ food, size = 300, bottom = 394 }: Dish): Serving => ({
  main: [{ food, x: 320, bottom, size: size * FILL }],
  plate: { y: bottom - 20, radius: Math.max(200, Math.min(252, size * 0.8)) },
});

/** One hot bowl or pot, with steam. */
const hot = ({ food, size = 300, bottom = 392 }: Dish): Serving => ({
  ...one({ food, size, bottom }),
  steam: { x: 318, y: bottom - size * 0.72, scale: 1.05 },
});

/** Two pieces, the nearer one lower and to the right. */
const pair = ({ food, size = 220, side = food }: Dish): Serving => ({
  main: [
    { food, x: 258, bottom: 360, size: size * 0.92, turn: -6 },
    { food: side, x: 388, bottom: 390, size, turn: 5, mirrored: side === food },
  ],
  plate: { y: 362, radius: 238 },
});

/** Three pieces: two behind, one in front. */
const trio = ({ food, size = 206 }: Dish): Serving => ({
  main: [
    { food, x: 236, bottom: 334, size: size * 0.86, turn: -5 },
    { food, x: 402, bottom: 338, size: size * 0.86, turn: 6, mirrored: true },
    { food, x: 318, bottom: 396, size, turn: 1 },
  ],
  plate: { y: 356, radius: 240 },
});

/** Four pieces, as khinkali are ordered. */
const four = ({ food, size = 176 }: Dish): Serving => ({
  main: [
    { food, x: 232, bottom: 318, size: size * 0.9, turn: -5 },
    { food, x: 404, bottom: 320, size: size * 0.9, turn: 5, mirrored: true },
    { food, x: 258, bottom: 384, size, turn: -3, mirrored: true },
    { food, x: 392, bottom: 390, size, turn: 4 },
  ],
  plate: { y: 348, radius: 246 },
});

/** Seen from above on a round plate. */
const above = ({ food, size = 330 }: Dish): Serving => ({
  main: [{ food, x: 328, bottom: 250 + size / 2, size }],
  plate: { y: 246, radius: 212 },
  fromAbove: true,
});

/** A glass, cup or bottle: taller, on a small tray. */
const drink = ({ food, size = 292 }: Dish): Serving => ({
  main: [{ food, x: 320, bottom: 408, size }],
  plate: { y: 392, radius: 158 },
});

/** A steaming drink. */
const hotDrink = ({ food, size = 272 }: Dish): Serving => ({
  ...drink({ food, size }),
  steam: { x: 312, y: 406 - size * 0.8, scale: 0.9 },
});

/** A dish with its companion at the right: a drink to a burger, sauce to samsa. */
const withSide = ({ food, side = food, size = 268, sideSize = 150 }: Dish): Serving => ({
  main: [
    { food, x: 276, bottom: 388, size },
    { food: side, x: 446, bottom: 394, size: sideSize },
  ],
  plate: { y: 370, radius: 246 },
});

/** The ways to serve, by the name that `data/pictures/products.tsv` has for them. */
export const SERVINGS = { one, hot, pair, trio, four, above, drink, hotDrink, withSide };

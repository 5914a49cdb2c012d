import { z } from 'zod';
import { nameOf, readYaml } from '../data/read-data';
import { foodName, type FoodName } from './foods';
import { linenName } from './linens';
import { plateName } from './plates';
import { promoName } from './promos';
import type { Placed, Scene } from './scene';
import { colour, named, shade } from './schemas';

const logo = z.strictObject({ food: foodName, ground: shade, line: colour });
const plate = z.strictObject({ plate: plateName, food: foodName, size: z.number().positive() });
const threeFoods = z.tuple([foodName, foodName, foodName]);
const cover = z.strictObject({
  linen: linenName,
  left: plate,
  right: plate,
  back: threeFoods,
  front: threeFoods,
});

export const brand = z.strictObject({ logo, promos: z.tuple([promoName, promoName]), cover });

const BRANDS = readYaml('pictures/brands.yaml', z.record(z.string(), brand));

/** A brand's sign: one food on a coloured tile. */
export type Logo = z.output<typeof logo>;

/** A brand that has a cover and a logo: one of `data/pictures/brands.yaml`. */
export type BrandName = string;

export const brandName = nameOf('brand with a cover', Object.keys(BRANDS));

/** The two tiles of a brand's promotions. */
export const promosOf = (name: BrandName) => named(BRANDS, name).promos;

/** How high a dish of a cover may be, in pixels. */
const TALLEST = 262;

/** Two dishes on a wide table. */
function coverScene({ linen, left, right, back, front }: z.output<typeof cover>): Scene {
  const behind = (food: FoodName, x: number, size: number, blur: number): Placed => ({
    food,
    x,
    bottom: 322,
    size,
    blur,
  });
  return {
    width: 960,
    height: 540,
    linen,
    horizon: 0.46,
    back: [behind(back[0], 92, 196, 4), behind(back[2], 872, 186, 4), behind(back[1], 490, 190, 3)],
    plates: [
      { plate: left.plate, x: 300, y: 424, radius: 240 },
      { plate: right.plate, x: 694, y: 418, radius: 232 },
    ],
    main: [
      { food: left.food, x: 298, bottom: 446, size: left.size, maxHeight: TALLEST },
      { food: right.food, x: 692, bottom: 442, size: right.size, maxHeight: TALLEST },
    ],
    front: [
      { food: front[0], x: 106, bottom: 514, size: 116, turn: -8 },
      { food: front[1], x: 496, bottom: 518, size: 124, turn: 8 },
      { food: front[2], x: 878, bottom: 516, size: 124, turn: 14 },
    ],
  };
}

/** One cover for every brand of the catalogue. */
export const COVERS: readonly [name: BrandName, scene: Scene][] = Object.entries(BRANDS).map(
  ([name, plan]) => [name, coverScene(plan.cover)],
);

/** One logo for every brand. */
export const LOGOS: readonly [name: BrandName, logo: Logo][] = Object.entries(BRANDS).map(([name, plan]) => [
  name,
  plan.logo,
]);

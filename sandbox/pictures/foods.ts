import { z } from 'zod';
import { nameOf, readYaml } from '../data/read-data';
import { DRAWING_NAMES, drawing } from './drawings';
import { named } from './schemas';

/** Files of the 3D set, by what they show. */
const EMOJI = readYaml('pictures/emoji.yaml', z.record(z.string(), z.string().regex(/^[0-9a-f-]+$/)));

/** One of `data/pictures/emoji.yaml`, or a drawing of our own. */
export type FoodName = string;

export const foodName = nameOf('food', [...Object.keys(EMOJI), ...DRAWING_NAMES]);

const FOODS: ReadonlySet<FoodName> = new Set(foodName.options);

/** Foods that lie so flat that their only drawing also serves from above. */
const FLAT: ReadonlySet<FoodName> = new Set(readYaml('pictures/flat-foods.yaml', z.array(foodName)));

/** The same food drawn as it looks from above, where there is such a drawing. */
export function topViewOf(name: FoodName): FoodName | undefined {
  if (FLAT.has(name)) return name;
  const view = `${name}-above`;
  return FOODS.has(view) ? view : undefined;
}

/** Smaller or larger than the usual garnish. */
export const GARNISH_SCALE: Readonly<Partial<Record<FoodName, number>>> = readYaml(
  'pictures/garnish-scale.yaml',
  z.partialRecord(foodName, z.number().positive()),
);

/** The source of a food: a file of the 3D set or a drawing of our own (SVG, 256 × 256). */
export type FoodSource = { file: string } | { svg: string };

/** Where the picture of a food comes from. */
export function foodSource(name: FoodName): FoodSource {
  return Object.hasOwn(EMOJI, name) ? { file: `${named(EMOJI, name)}.webp` } : { svg: drawing(name) };
}

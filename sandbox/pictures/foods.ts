import { z } from 'zod';
import { nameOf, readYaml } from '../data/read-data';
import { DRAWING_NAMES, drawing } from './drawings';
import { named } from './schemas';

/** Files of the 3D set, by what they show. */
const EMOJI = readYaml('pictures/emoji.yaml', z.record(z.string(), z.string().regex(/^[0-9a-f-]+$/)));

/** One of `data/pictures/emoji.yaml`, or a drawing of our own. */
export type FoodName = string;

export const foodName = nameOf('food', [...Object.keys(EMOJI), ...DRAWING_NAMES]);

/** Smaller or larger than the usual garnish. */
export const GARNISH_SCALE: Readonly<Partial<Record<FoodName, number>>> = readYaml(
  'pictures/garnish-scale.yaml',
  z.partialRecord(foodName, z.number().positive()),
);

/** What a food is painted from: a file of the 3D set or a drawing of our own (SVG, 256 × 256). */
export type FoodSource = { file: string } | { svg: string };

/** Where the picture of a food comes from. */
export function foodSource(name: FoodName): FoodSource {
  return Object.hasOwn(EMOJI, name) ? { file: `${named(EMOJI, name)}.webp` } : { svg: drawing(name) };
}

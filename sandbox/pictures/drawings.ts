import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { readYaml } from '../data/read-data';
import { layers, toppings } from './drawn-parts';
import { colour, named } from './schemas';

const FOLDER = new URL('../data/pictures/', import.meta.url);

const topping = z.tuple([
  z.enum(['dot', 'leaf', 'chunk', 'slice']),
  z.number(),
  z.number(),
  z.number().positive(),
  colour,
]);

const toppingList = z.array(topping).default([]);

const colourOrNone = z.union([colour, z.literal('none')]);
const glaze = z.strictObject({ light: colour, dark: colour, band: colour });
const foods = <Row extends z.ZodType>(row: Row) => z.record(z.string(), row);

/** A row has the values of the {places} of its shape; computed values are made of them here. */
const { glazes: _glazes, ...SHAPES } = readYaml(
  'pictures/drawings.yaml',
  z.strictObject({
    glazes: foods(glaze),
    bowl: foods(
      z
        .strictObject({ glaze, surface: colour, depth: colour, toppings: toppingList })
        .transform((bowl) => ({ ...bowl.glaze, ...bowl, toppings: toppings(bowl.toppings, 1.4) })),
    ),
    glass: foods(
      z
        .strictObject({
          top: colour,
          bottom: colour,
          straw: colourOrNone.default('#B5213C'),
          toppings: toppingList,
        })
        .transform((glass) => ({ ...glass, toppings: toppings(glass.toppings) })),
    ),
    saucer: foods(
      z
        .strictObject({ surface: colour, depth: colour, toppings: toppingList })
        .transform((saucer) => ({ ...saucer, toppings: toppings(saucer.toppings) })),
    ),
    piala: foods(z.strictObject({ surface: colour, depth: colour })),
    bottle: foods(z.strictObject({ light: colour, dark: colour, label: colour, mark: colour, cap: colour })),
    fishSteak: foods(z.strictObject({ flesh: colour, dark: colour })),
    rolls: foods(z.strictObject({ coat: colour, dark: colour, filling: colour, second: colour })),
    stuffedRolls: foods(z.strictObject({ wrap: colour, dark: colour, filling: colour, dots: colour })),
    layerCake: foods(
      z
        .strictObject({ top: colour, layers: z.array(colour).min(1) })
        .transform((cake) => ({ ...cake, layers: layers(cake.layers) })),
    ),
  }),
);

type Values = Readonly<Record<string, unknown>>;

const SHAPED: ReadonlyMap<string, { shape: string; values: Values }> = new Map(
  Object.entries(SHAPES).flatMap(([shape, rows]) =>
    Object.entries(rows).map(([name, values]: [string, Values]) => [name, { shape, values }]),
  ),
);

/** Foods of our own drawing: by a shape that several share, or each in a file of its own. */
export const DRAWING_NAMES: readonly string[] = [
  ...SHAPED.keys(),
  ...readdirSync(new URL('drawings/', FOLDER)).map((file) => file.replace(/\.svg$/, '')),
];

/** A food of our own drawing as SVG of 256 × 256 units. */
export function drawing(name: string): string {
  const shaped = SHAPED.get(name);
  return lit(shaped ? fill(readSvg(`shapes/${shaped.shape}`), shaped.values) : readSvg(`drawings/${name}`));
}

const readSvg = (name: string) => readFileSync(new URL(`${name}.svg`, FOLDER), 'utf8');

/** All drawings share the light that falls on them: `filter="url(#puff)"` and the others of lights.svg. */
const LIGHTS = readSvg('lights');

const lit = (svg: string) => svg.replace('<defs>', `<defs>${LIGHTS}`);

function fill(shape: string, values: Values): string {
  return shape.replace(/\{(\w+)\}/g, (_place, name: string) => String(named(values, name)));
}

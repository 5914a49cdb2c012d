import { z } from 'zod';
import { namedOne, nameOf, readYaml, yamlFilesOf } from '../../data/read-data';
import { everywhereSchema, textSchema, type Text } from '../../data/text';
import { PICTURE_KINDS } from '../../pictures/products';
import { isBarcode } from '../../kernel/barcode';
import { AGE_RESTRICTIONS } from '../model';
import { CHOICES } from './choices';
import { lettered, weight } from './text';

/** The units by which a dish may be sold, the smallest first. */
const SIZES = readYaml(
  'sizes.yaml',
  z.record(z.string(), z.array(z.union([z.string().transform(weight), everywhereSchema]))),
);

/** One price, or one for each of the sizes. */
const pricesSchema = z
  .union([z.number(), z.array(z.number())])
  .transform((prices) => (typeof prices === 'number' ? [prices] : prices))
  .optional();

interface Size {
  name: Text;
  price: number;
  isUnavailable?: boolean;
}

/** A dish as a cuisine lists it; a brand turns it into a product at its own price. */
export const dishSchema = z
  .strictObject({
    /** A plain text is written alike in every language. */
    name: z.union([z.string().transform(lettered), textSchema]),
    description: textSchema.optional(),
    /** Absent where there is no drawing of this very dish: apps show a plate and its name, never another dish. */
    picture: nameOf('picture', PICTURE_KINDS).optional(),
    tenge: pricesSchema,
    /** Of what only Georgia sells. */
    lari: pricesSchema,
    sizes: namedOne('kind of sizes', SIZES).default([]),
    isLargestSoldOut: z.boolean().default(false),
    /** An amount such as '420 g' or '5 pcs · 300 g'. */
    weight: z.string().transform(weight).optional(),
    minutes: z.int().default(15),
    choices: z.array(namedOne('choice', CHOICES)).default([]),
    age: z.enum(AGE_RESTRICTIONS).optional(),
    /** Sold as a ready-made thing, not cooked. */
    isGood: z.boolean().default(false),
    barcode: z.string().refine(isBarcode, 'has a wrong length or check digit').optional(),
  })
  .transform(({ tenge, lari, sizes: sizeNames, isLargestSoldOut, ...dish }, context) => {
    const prices = tenge ?? lari ?? [];
    if ((tenge === undefined) === (lari === undefined)) {
      context.addIssue('must have a price, either in tenge or in lari');
    } else if (prices.length !== Math.max(sizeNames.length, 1)) {
      context.addIssue(`must have ${Math.max(sizeNames.length, 1)} prices, one a size, not ${prices.length}`);
    }
    return {
      ...dish,
      currency: lari ? ('lari' as const) : ('tenge' as const),
      price: prices[0] ?? 0,
      sizes: sizeNames.map((name, index): Size => ({
        name,
        price: prices[index] ?? 0,
        ...(isLargestSoldOut && index === sizeNames.length - 1 ? { isUnavailable: true } : {}),
      })),
    };
  });

export type Dish = z.output<typeof dishSchema>;

/** The lists of dishes that brands choose from; each has its name in one file only. */
export const DISHES: Readonly<Record<string, Dish[]>> = Object.fromEntries(readDishes());

function readDishes(): Map<string, Dish[]> {
  const lists = new Map<string, Dish[]>();
  for (const file of yamlFilesOf('dishes')) {
    for (const [name, dishes] of Object.entries(readYaml(file, z.record(z.string(), z.array(dishSchema))))) {
      if (lists.has(name)) throw new Error(`Of the lists of dishes two are called '${name}'.`);
      lists.set(name, dishes);
    }
  }
  return lists;
}

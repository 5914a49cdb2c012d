import { z } from 'zod';
import { namedOne, readYaml } from '../data/read-data';
import { everywhereSchema, inCountry } from '../data/text';
import { brandName, promosOf } from '../pictures/brands';
import { linenName } from '../pictures/linens';
import { composeMenu } from './menus/compose';
import { DISHES, dishSchema } from './menus/dish';
import { HEADINGS } from './menus/headings';
import { HOME_POSITIONS, TAKEAWAY_CATEGORIES, type Brand, type CountryCode } from './model';

const sectionSchema = z
  .strictObject({
    heading: namedOne('heading', HEADINGS),
    /** Where it is another category than the heading's. */
    takeaway: z.literal(TAKEAWAY_CATEGORIES).optional(),
    dishes: z.array(namedOne('list of dishes', DISHES)).transform((lists) => lists.flat()),
    /** Dishes of these lists that the brand does not sell, by their English names. */
    without: z.array(z.string()).default([]),
    /** How many of the dishes it sells; all by default. */
    take: z.int().optional(),
    own: z.array(dishSchema).default([]),
  })
  .transform(({ dishes, without, ...section }, context) => {
    const unknown = without.find((name) => !dishes.some((dish) => dish.name.en === name));
    if (unknown !== undefined) context.addIssue(`is without '${unknown}', which is not in its lists`);
    return { ...section, dishes: dishes.filter(({ name }) => !without.includes(name.en)) };
  });

const brandSchema = z.strictObject({
  id: z.int(),
  /** Name of its cover and logo. */
  key: brandName,
  name: z.string(),
  cuisine: everywhereSchema,
  /** Brands of one company: a list of one of them shows the others too. */
  house: z.string().optional(),
  /** Place of its tile on Home, three a country. */
  homePosition: z.literal(HOME_POSITIONS).optional(),
  /** Of a brand with bonuses of its own: how much of the goods sum these may pay. */
  privateRewardPercentage: z.int().default(0),
  /** Its share of the cuisine's usual prices. */
  pricePercent: z.number(),
  /** Its share of the minutes that the cuisine's dishes usually take. */
  pacePercent: z.int().positive().default(100),
  /** By how many percent its promoted products are reduced, in turn; a brand without any promotes nothing. */
  discounts: z.array(z.int().positive()).default([20, 10, 30, 15]),
  linens: z.array(linenName),
  /** When its branches are usually open. */
  day: z.enum(['morning', 'allDay', 'evening']),
  sections: z.array(sectionSchema),
});

export type BrandPlan = z.output<typeof brandSchema>;

const readBrands = (file: string) => readYaml(`brands/${file}.yaml`, z.array(brandSchema));

/** The brands in the order in which venues are given to them. */
export const BRAND_PLANS: Record<CountryCode, readonly BrandPlan[]> = {
  kz: readBrands('kz'),
  ge: readBrands('ge'),
};

export const [SHOP_PLAN] = readYaml('brands/shop.yaml', z.tuple([brandSchema]));

/** The brand with its menu written out. */
export function brandOf(plan: BrandPlan, country: CountryCode): Brand {
  const { id, key, name, house, homePosition = null, sections, ...ways } = plan;
  const { pricePercent, pacePercent, discounts, linens } = ways;
  const [lasting, monthly] = promosOf(key);
  const sisters = BRAND_PLANS[country].filter((other) => house !== undefined && other.house === house);
  return {
    id,
    country,
    name,
    cuisine: inCountry(plan.cuisine, country),
    cover: `covers/${key}`,
    logo: `logos/${key}`,
    promoPictures: [`promos/${lasting}`, `promos/${monthly}`],
    homePosition,
    sisterIds: sisters.filter((other) => other !== plan).map((other) => other.id),
    menu: composeMenu({ country, seed: id, pricePercent, pacePercent, discounts, linens, sections }),
  };
}

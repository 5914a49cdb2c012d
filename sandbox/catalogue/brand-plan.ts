import type { LinenName } from '../pictures/linens';
import { promosOf, type BrandName } from '../pictures/brands';
import type { Dish } from './menus/dish';
import type { Section } from './menus/compose';
import type { HeadingName } from './menus/categories';
import type { Brand, CountryCode, TakeawayCategory } from './model';
import { homePositionOf, sistersOf } from './brand-houses';
import { composeMenu } from './menus/compose';
import { everywhere } from './menus/text';

/** When a brand's branches are usually open. */
export type Day = 'morning' | 'allDay' | 'evening';

export interface BrandPlan {
  id: number;
  country: CountryCode;
  /** Name of its cover and logo. */
  key: BrandName;
  name: string;
  /** 'kk | ru | en | ka'. */
  cuisine: string;
  percent: number;
  linens: readonly LinenName[];
  day: Day;
  sections: Section[];
}

/** A heading with `take` of the dishes (all without it), the brand's own ones first. */
export const section = (heading: HeadingName, dishes: Dish[], take?: number, own?: Dish[]): Section => ({
  heading,
  dishes,
  take,
  own,
});

/** The section as a takeaway category. */
export const takeaway = (externalId: TakeawayCategory, one: Section): Section => ({ ...one, externalId });

/** The brand with its menu written out. */
export function brandOf({ id, country, key, name, cuisine, percent, linens, sections }: BrandPlan): Brand {
  const { kk, ka, ru, en } = everywhere(cuisine);
  const [lasting, monthly] = promosOf(key);
  return {
    id,
    country,
    name,
    cuisine: country === 'kz' ? { kk, ru, en } : { ka, ru, en },
    cover: `covers/${key}`,
    logo: `logos/${key}`,
    promoPictures: [`promos/${lasting}`, `promos/${monthly}`],
    homePosition: homePositionOf(id),
    sisterIds: sistersOf(id),
    menu: composeMenu({ country, seed: id, percent, linens, sections }),
  };
}

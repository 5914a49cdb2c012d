import { inCountry } from '../../data/text';
import type { LinenName } from '../../pictures/linens';
import type {
  AdditiveGroupTemplate,
  CategoryTemplate,
  CountryCode,
  MenuTemplate,
  ProductTemplate,
  TakeawayCategory,
} from '../model';
import { dishPrice, extraPrice } from '../price';
import { numbersFrom, sample } from '../seed';
import type { Choice } from './choices';
import type { Dish } from './dish';
import type { Heading } from './headings';
import { createPhotographer, type Photographer } from './photographer';

/** A heading of a brand's menu: its own dishes first, then `take` of the cuisine's (all without it). */
export interface Section {
  heading: Heading;
  dishes: Dish[];
  take?: number;
  own: Dish[];
  /** Where it is another one than the heading's. */
  takeaway?: TakeawayCategory;
}

export interface MenuPlan {
  country: CountryCode;
  /** The brand's id: what is chosen, promoted or stopped follows from it. */
  seed: number;
  /** The brand's share of the cuisine's usual prices. */
  pricePercent: number;
  linens: readonly LinenName[];
  sections: Section[];
}

/** What happens to be the case with a product today, by its place in the menu; the rhythm is 29 products long. */
const INCIDENTS = {
  unlimitedPromo: 1,
  limitedPromo: 8,
  stopped: 13,
  noDelivery: 18,
  noExpress: 23,
  noTakeaway: 27,
};
const RHYTHM = 29;
const PLAIN_PICTURE_RHYTHM = 43;
const DISCOUNTS = [20, 10, 30, 15];
const PROMO_LIMITS = [
  { limit: 2, dayLimit: 2 },
  { limit: 5, dayLimit: 10 },
  { limit: 1, dayLimit: 9999 },
];
const UNLIMITED = { limit: 9999, dayLimit: 9999 };

/** The brand's menu: a selection of the cuisine's dishes at the brand's prices, photographed on its linens. */
export function composeMenu(plan: MenuPlan): MenuTemplate {
  const random = numbersFrom(plan.seed * 7919);
  const photographer = createPhotographer(plan.linens);
  let place = 0;
  const categories = plan.sections.map(
    ({ heading, dishes, take, own, takeaway = heading.takeaway }): CategoryTemplate => {
      const { name, course, isActive, showPhoto } = heading;
      const chosen = [...own, ...(take === undefined ? dishes : sample(dishes, take, random))];
      const products = chosen.map((dish) => {
        place += 1;
        return productOf(dish, plan, place, showPhoto ? photographer : null);
      });
      return {
        externalId: takeaway ?? null,
        course,
        name: inCountry(name, plan.country),
        isActive,
        showPhoto,
        products,
      };
    },
  );
  return { categories };
}

function productOf(
  dish: Dish,
  plan: MenuPlan,
  place: number,
  photographer: Photographer | null,
): ProductTemplate {
  const { country, pricePercent: percent, seed } = plan;
  const incident = (place + seed * 4) % RHYTHM;
  const price = (amount: number) => dishPrice(amount, dish.currency, percent, country);
  const full = price(dish.price);
  const discount = DISCOUNTS[(place + seed) % DISCOUNTS.length] ?? 20;
  const isLimited = incident === INCIDENTS.limitedPromo;
  const isPromoted = !dish.age && dish.price > 5 && (isLimited || incident === INCIDENTS.unlimitedPromo);
  const reduced = (amount: number) =>
    dishPrice((amount * (100 - discount)) / 100, dish.currency, percent, country);
  const promo = isLimited ? (PROMO_LIMITS[place % PROMO_LIMITS.length] ?? UNLIMITED) : UNLIMITED;
  const hasPromo = isPromoted && reduced(dish.price) < full;
  return {
    name: inCountry(dish.name, country),
    description: dish.description ? inCountry(dish.description, country) : null,
    kind: dish.isGood ? 'good' : 'dish',
    priceMinor: hasPromo ? reduced(dish.price) : full,
    ...(hasPromo ? { oldPriceMinor: full, promo } : {}),
    sizes:
      dish.sizes.length === 0
        ? null
        : dish.sizes.map((size) => ({
            name: inCountry(size.name, country),
            priceMinor: hasPromo ? reduced(size.price) : price(size.price),
            ...(hasPromo ? { oldPriceMinor: price(size.price) } : {}),
            ...(size.isUnavailable ? { isUnavailable: true } : {}),
          })),
    picture:
      photographer && (place + seed) % PLAIN_PICTURE_RHYTHM !== 0 ? photographer(dish.picture, place) : null,
    cookingMinutes: dish.minutes,
    weight: dish.weight ? inCountry(dish.weight, country) : null,
    additiveGroups: dish.choices.map((choice) => groupOf(choice, country)),
    ageRestriction: dish.age ?? null,
    barcode: dish.barcode ?? null,
    isStopped: incident === INCIDENTS.stopped,
    unavailableServices: unavailableServices(incident),
  };
}

function unavailableServices(incident: number): number[] {
  if (incident === INCIDENTS.noTakeaway) return [1];
  if (incident === INCIDENTS.noExpress) return [3];
  return incident === INCIDENTS.noDelivery ? [4] : [];
}

function groupOf({ name, min, max, items }: Choice, country: CountryCode): AdditiveGroupTemplate {
  return {
    name: inCountry(name, country),
    min,
    max,
    items: items.map(({ tenge, name: itemName, ...limits }) => ({
      name: inCountry(itemName, country),
      priceMinor: extraPrice(tenge, country),
      ...limits,
    })),
  };
}

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
import { seededRandom, sample } from '../random';
import type { Choice } from './choices';
import type { Dish } from './dish';
import type { Heading } from './headings';
import { createPictureChooser, type PictureChooser } from './picture-chooser';

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
  /** The brand's share of the cuisine's usual minutes. */
  pacePercent: number;
  /** Percent by which its promoted products are reduced, in turn; none are without any. */
  discounts: readonly number[];
  linens: readonly LinenName[];
  sections: Section[];
}

/** Products that are promoted, stopped or not for every service, by their place in the menu; repeated every 29 products. */
const SPECIAL_CASES = {
  unlimitedPromo: 1,
  limitedPromo: 8,
  stopped: 13,
  noDelivery: 18,
  noExpress: 23,
  noTakeaway: 27,
};
const SPECIAL_CASE_PERIOD = 29;
const PICTURELESS_PERIOD = 43;
const PROMO_LIMITS = [
  { limit: 2, dayLimit: 2 },
  { limit: 5, dayLimit: 10 },
  { limit: 1, dayLimit: 9999 },
];
const UNLIMITED = { limit: 9999, dayLimit: 9999 };

/** The brand's menu: a selection of the cuisine's dishes at the brand's prices, photographed on its linens. */
export function composeMenu(plan: MenuPlan): MenuTemplate {
  const random = seededRandom(plan.seed * 7919);
  const choosePicture = createPictureChooser(plan.linens);
  let place = 0;
  const categories = plan.sections.map(
    ({ heading, dishes, take, own, takeaway = heading.takeaway }): CategoryTemplate => {
      const { name, course, isActive, showPhoto } = heading;
      const chosen = [...own, ...(take === undefined ? dishes : sample(dishes, take, random))];
      const products = chosen.map((dish) => {
        place += 1;
        return productOf(dish, plan, place, showPhoto ? choosePicture : null);
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
  choosePicture: PictureChooser | null,
): ProductTemplate {
  const { country, pricePercent: percent, seed, discounts } = plan;
  const specialCase = (place + seed * 4) % SPECIAL_CASE_PERIOD;
  const price = (amount: number) => dishPrice(amount, dish.currency, percent, country);
  const full = price(dish.price);
  const discount = discounts[(place + seed) % discounts.length] ?? 0;
  const isLimited = specialCase === SPECIAL_CASES.limitedPromo;
  const isPromoted =
    !dish.age && dish.price > 5 && (isLimited || specialCase === SPECIAL_CASES.unlimitedPromo);
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
      choosePicture && dish.picture && (place + seed) % PICTURELESS_PERIOD !== 0
        ? choosePicture(dish.picture, place)
        : null,
    cookingMinutes: minutesAt(dish.minutes, plan.pacePercent),
    weight: dish.weight ? inCountry(dish.weight, country) : null,
    additiveGroups: dish.choices.map((choice) => groupOf(choice, country)),
    ageRestriction: dish.age ?? null,
    barcode: dish.barcode ?? null,
    isStopped: specialCase === SPECIAL_CASES.stopped,
    unavailableServices: unavailableServices(specialCase),
  };
}

/** A dish that is only handed out takes no longer at any pace; a kitchen counts in fives. */
const HANDED_OUT_MINUTES = 5;
const STEP_MINUTES = 5;

function minutesAt(minutes: number, pacePercent: number): number {
  if (minutes < HANDED_OUT_MINUTES || pacePercent === 100) return minutes;
  return Math.max(
    HANDED_OUT_MINUTES,
    Math.round((minutes * pacePercent) / 100 / STEP_MINUTES) * STEP_MINUTES,
  );
}

function unavailableServices(specialCase: number): number[] {
  if (specialCase === SPECIAL_CASES.noTakeaway) return [1];
  if (specialCase === SPECIAL_CASES.noExpress) return [3];
  return specialCase === SPECIAL_CASES.noDelivery ? [4] : [];
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

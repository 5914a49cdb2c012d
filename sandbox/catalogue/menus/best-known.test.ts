/** @jest-environment node */
import { BEST_KNOWN } from '../../pictures/best-known';
import { bodyOf, PICTURE_KINDS } from '../../pictures/products';
import { topViewOf } from '../../pictures/foods';
import { BRAND_PLANS, SHOP_PLAN } from '../brand-plan';
import { DISHES } from './dish';

/** Kinds that look alike on a plate, so that one drawing is true of all of them. */
const ALIKE = [
  ['beshbarmak', 'beshbarmakForTwo'],
  ['kazy', 'meatPlatter'],
  ['manty', 'mantyPack'],
  ['roastChicken', 'tabaka'],
  ['shashlikChicken', 'mtsvadiChicken'],
  ['shashlikPlatter', 'mtsvadiPlatter'],
  ['calamari', 'onionRings'],
  ['khinkali', 'khinkaliCheese'],
  ['doner', 'donerCheese'],
  ['pita', 'falafelWrap'],
  ['burger', 'burgerMini', 'burgerMenu', 'kidsMenu'],
  ['fries', 'friesCheese', 'batatFries'],
  ['philadelphia', 'sushiSet'],
  ['nigiri', 'nigiriShrimp'],
  ['samsa', 'samsaPumpkin'],
  ['croissant', 'croissantAlmond'],
  ['teaBlack', 'teaBerry'],
  ['espresso', 'americano'],
  ['latte', 'raf'],
  ['bubbleTea', 'bubbleTeaMango'],
];

const ownDishes = [...BRAND_PLANS.kz, ...BRAND_PLANS.ge, SHOP_PLAN].flatMap(({ sections }) =>
  sections.flatMap(({ own }) => own),
);
const dishes = [...Object.values(DISHES).flat(), ...ownDishes];
const named = (name: string) =>
  dishes.filter((dish) => (typeof dish.name === 'string' ? dish.name : dish.name.ru) === name);

describe('the best known dishes', () => {
  it('are 120, all different', () => {
    expect(new Set(BEST_KNOWN.map(({ name }) => name)).size).toBe(120);
  });

  it.each(BEST_KNOWN)('show $name by its own drawing or a plate with its name', ({ name, body = null }) => {
    const found = named(name);
    expect(found).not.toEqual([]);
    expect(new Set(found.map(({ picture }) => (picture ? bodyOf(picture).food : null)))).toEqual(
      new Set([body]),
    );
  });
});

describe('a drawing', () => {
  it('shows one dish only, or dishes that look alike', () => {
    const shared = PICTURE_KINDS.flatMap((kind) => {
      const { food } = bodyOf(kind);
      const kinds = PICTURE_KINDS.filter((other) => bodyOf(other).food === food);
      const isTrue =
        kinds.length === 1 || ALIKE.some((alike) => kinds.every((other) => alike.includes(other)));
      return isTrue ? [] : `${food}: ${kinds.join(', ')}`;
    });
    expect(shared).toEqual([]);
  });

  it('is used by a dish of a menu', () => {
    const used = new Set(dishes.map(({ picture }) => picture));
    expect(PICTURE_KINDS.filter((kind) => !used.has(kind))).toEqual([]);
  });

  it('a drawing from above is another one than from the table, or that of flat food', () => {
    expect(topViewOf('plov')).toBe('plov-above');
    expect(topViewOf('pirozhki')).toBe('pirozhki');
    expect(topViewOf('samsa')).toBeUndefined();
  });
});

describe('the weight of a kind', () => {
  it('is about that of its dishes', () => {
    const inGrams = (text: string) => {
      const [, amount = '', unit = ''] = /([\d.]+)\s(k?g|ml|l)\b/.exec(text) ?? [];
      return Number(amount) * (unit === 'kg' || unit === 'l' ? 1000 : 1);
    };
    const wrong = dishes.flatMap(({ picture, weight }) => {
      const grams = weight && inGrams(weight.en);
      const usual = picture && bodyOf(picture).grams;
      return grams && usual && (grams > usual * 2.6 || grams < usual / 2.6)
        ? `${picture}: ${grams} of ${usual}`
        : [];
    });
    expect(wrong).toEqual([]);
  });
});

/** @jest-environment node */
import { PICTURES } from '../pictures/recipes';
import { buildCatalogue, pictureKeys } from './catalogue';
import type { Brand, CountryCode, ProductTemplate, Text } from './model';

const catalogue = buildCatalogue(1);
const { towns, brands, venues } = catalogue;

const productsOf = (brand: Brand) => brand.menu.categories.flatMap(({ products }) => products);
const allProducts = brands.flatMap((brand) => productsOf(brand).map((product) => ({ brand, product })));
const townOf = new Map(towns.map((town) => [town.id, town]));
const brandOf = new Map(brands.map((brand) => [brand.id, brand]));
const isUnique = (list: (number | string)[]) => new Set(list).size === list.length;

describe('catalogue', () => {
  it('has two countries, 25 towns, at least 42 brands and 250 venues', () => {
    expect(new Set(towns.map(({ country }) => country))).toEqual(new Set(['kz', 'ge']));
    expect(towns).toHaveLength(25);
    expect(brands.length).toBeGreaterThanOrEqual(42);
    expect(venues.length).toBeGreaterThanOrEqual(250);
  });

  // Holds TOWN-07 to TOWN-10.
  it('gives every town its fixed id', () => {
    const names = (country: CountryCode) =>
      towns.filter((town) => town.country === country).map(({ id, name }) => `${id} ${name.en}`);
    expect(names('kz')).toEqual([
      '1 Almaty',
      '2 Astana',
      '3 Shymkent',
      '4 Semey',
      '5 Karaganda',
      '6 Atyrau',
      '7 Aktau',
      '8 Pavlodar',
      '9 Temirtau',
      '10 Aktobe',
      '11 Uralsk',
      '12 Taldykorgan',
      '13 Kostanay',
      '16 Kokshetau',
      '17 Ust-Kamenogorsk',
      '18 Konaev',
      '19 Kyzylorda',
      '20 Petropavlovsk',
      '24 Taraz',
    ]);
    expect(names('ge')).toEqual([
      '101 Tbilisi',
      '102 Batumi',
      '103 Kutaisi',
      '104 Rustavi',
      '105 Zugdidi',
      '106 Gori',
    ]);
  });

  it('gives no id twice', () => {
    expect(isUnique(towns.map(({ id }) => id))).toBe(true);
    expect(isUnique(towns.map(({ code }) => code))).toBe(true);
    expect(isUnique(brands.map(({ id }) => id))).toBe(true);
    expect(isUnique(venues.map(({ id }) => id))).toBe(true);
  });

  it('is the same every time and keeps ids of venues at every scale', () => {
    expect(buildCatalogue(1)).toEqual(catalogue);
    const large = new Map(buildCatalogue(3).venues.map((venue) => [venue.id, venue]));
    expect(large.size).toBeGreaterThan(venues.length * 2.5);
    for (const venue of venues) expect(large.get(venue.id)).toEqual(venue);
    const small = buildCatalogue(0.1);
    for (const { id } of towns)
      expect(small.venues.filter(({ townId }) => townId === id).length).toBeGreaterThanOrEqual(3);
  });

  it('knows a valid time zone with the stated offset for every town', () => {
    for (const { timezone, utcOffset, translitName, code } of towns) {
      const shown = new Intl.DateTimeFormat('en', { timeZone: timezone, timeZoneName: 'longOffset' }).format(
        new Date('2026-06-01T00:00:00Z'),
      );
      expect(shown).toContain(`GMT${utcOffset}`);
      expect(translitName).toMatch(/^[a-z0-9-]+$/);
      expect(code).toMatch(/^[A-Z]{2,8}$/);
    }
  });
});

describe('texts', () => {
  const needed = { kz: ['kk', 'ru', 'en'], ge: ['ka', 'ru', 'en'] } satisfies Record<
    CountryCode,
    (keyof Text)[]
  >;
  const missing = (text: Text, country: CountryCode) =>
    needed[country].filter((language) => !text[language]?.trim());

  /** Every text of a product with a name for messages. */
  const textsOf = ({ name, description, weight, sizes, additiveGroups }: ProductTemplate): Text[] => [
    name,
    ...(description ? [description] : []),
    ...(weight ? [weight] : []),
    ...(sizes ?? []).map((size) => size.name),
    ...additiveGroups.flatMap((group) => [group.name, ...group.items.map((item) => item.name)]),
  ];

  it('are in all languages of the country, but for the one dish that falls back to Russian', () => {
    const gaps = new Set<string>();
    for (const { brand, product } of allProducts)
      for (const text of textsOf(product)) if (missing(text, brand.country).length > 0) gaps.add(text.ru);
    expect([...gaps].sort()).toEqual(['Курица в сливочном соусе', 'Нежное филе, грибы и рис']);
  });

  it('name towns, cuisines, headings, addresses, descriptions and banners in all languages of the country', () => {
    const named: [Text, CountryCode][] = [
      ...towns.map(({ name, country }): [Text, CountryCode] => [name, country]),
      ...brands.flatMap(({ cuisine, country, menu }): [Text, CountryCode][] => [
        [cuisine, country],
        ...menu.categories.map(({ name }): [Text, CountryCode] => [name, country]),
      ]),
      ...venues.flatMap(({ address, description, banner, townId }): [Text, CountryCode][] =>
        [address, description, banner].flatMap((text): [Text, CountryCode][] => {
          const country = townOf.get(townId)?.country ?? 'kz';
          return text ? [[text, country]] : [];
        }),
      ),
    ];
    expect(named.filter(([text, country]) => missing(text, country).length > 0)).toEqual([]);
  });

  it('are written in the script of their language', () => {
    const all = [
      ...allProducts.flatMap(({ product }) => textsOf(product)),
      ...venues.map(({ address }) => address),
    ];
    for (const { ru, en, kk, ka } of all) {
      expect(`${ru}${kk ?? ''}`).not.toMatch(/[ა-ჰ]/);
      expect(en).not.toMatch(/[а-яёәғқңөұүһіა-ჰ]/i);
      expect(ru).not.toMatch(/[әғқңөұүһі]/i);
      expect(ka ?? '').not.toMatch(/[а-яёәғқңөұүһі]/i);
    }
  });
});

describe('menus', () => {
  it('have 30 to 120 products, those of the flagships 95 to 105', () => {
    for (const brand of brands) {
      expect([brand.name, productsOf(brand).length >= 30 && productsOf(brand).length <= 120]).toEqual([
        brand.name,
        true,
      ]);
    }
    for (const id of [1, 101]) {
      const brand = brandOf.get(id);
      const count = brand ? productsOf(brand).length : 0;
      expect(count).toBeGreaterThanOrEqual(95);
      expect(count).toBeLessThanOrEqual(105);
    }
  });

  it('differ between brands of one cuisine', () => {
    const nameLists = brands.map((brand) =>
      productsOf(brand)
        .map(({ name }) => name.ru)
        .join(),
    );
    expect(isUnique(nameLists)).toBe(true);
  });

  it('name no dish twice in one heading', () => {
    for (const brand of brands)
      for (const { products } of brand.menu.categories)
        expect(isUnique(products.map(({ name }) => name.ru))).toBe(true);
  });

  it('ask believable prices in whole tens of tenge or tetri', () => {
    for (const { brand, product } of allProducts) {
      const prices = [product.priceMinor, ...(product.sizes ?? []).map(({ priceMinor }) => priceMinor)];
      const [least, most, step] = brand.country === 'kz' ? [39_000, 699_000, 1000] : [300, 4500, 10];
      for (const price of prices) {
        expect([product.name.ru, price >= least && price <= most && price % step === 0]).toEqual([
          product.name.ru,
          true,
        ]);
      }
    }
  });

  it('charge the cheapest size by default', () => {
    const sized = allProducts.filter(({ product }) => product.sizes);
    expect(sized.length).toBeGreaterThan(50);
    for (const { product } of sized) {
      expect(product.priceMinor).toBe(Math.min(...(product.sizes ?? []).map(({ priceMinor }) => priceMinor)));
    }
  });

  it('promote with a higher old price and never promote what is age-restricted', () => {
    const promoted = allProducts.filter(({ product }) => product.promo);
    expect(promoted.length).toBeGreaterThan(60);
    expect(new Set(promoted.map(({ product }) => product.promo?.limit))).toEqual(new Set([9999, 1, 2, 5]));
    for (const { product } of promoted) {
      expect(product.oldPriceMinor).toBeGreaterThan(product.priceMinor);
      expect(product.ageRestriction).toBeNull();
    }
    for (const { product } of allProducts)
      expect(product.oldPriceMinor !== undefined).toBe(product.promo !== undefined);
  });

  it('offer choices that can be made', () => {
    for (const { product } of allProducts)
      for (const { min, max, items } of product.additiveGroups) {
        const least = items.reduce((sum, item) => sum + (item.min ?? 0), 0);
        const most = items
          .filter((item) => !item.isUnavailable)
          .reduce((sum, item) => sum + (item.max ?? max), 0);
        expect(min).toBeLessThanOrEqual(max);
        expect(least).toBeLessThanOrEqual(max);
        expect(most).toBeGreaterThanOrEqual(min);
        for (const item of items) expect(item.min ?? 0).toBeLessThanOrEqual(item.max ?? max);
      }
  });

  it('show every kind of choice', () => {
    const groups = allProducts.flatMap(({ product }) => product.additiveGroups);
    expect(groups.some(({ min, max }) => min === 1 && max === 1)).toBe(true);
    expect(groups.some(({ min, max }) => min === 0 && max > 1)).toBe(true);
    expect(groups.some(({ min, max }) => min === 2 && max === 2)).toBe(true);
    expect(groups.some(({ min }) => min >= 5)).toBe(true);
    expect(groups.some(({ items }) => items.some(({ min = 0 }) => min > 0))).toBe(true);
    expect(groups.some(({ items }) => items.some(({ isUnavailable }) => isUnavailable))).toBe(true);
  });

  it('sell alcohol, energy drinks and tobacco to adults only, tobacco never in Georgia', () => {
    const kinds = (country: CountryCode) =>
      new Set(
        allProducts
          .filter(({ brand }) => brand.country === country)
          .map(({ product }) => product.ageRestriction),
      );
    expect(kinds('kz')).toEqual(new Set([null, 'alcohol', 'energy_drink', 'tobacco']));
    expect(kinds('ge')).toEqual(new Set([null, 'alcohol', 'energy_drink']));
    const drinks = allProducts.filter(({ product }) => /пиво|вино |бренди|чача/i.test(product.name.ru));
    for (const { product } of drinks) {
      if (!product.name.ru.includes('безалкогольное')) expect(product.ageRestriction).toBe('alcohol');
    }
  });

  it('have hidden headings, headings without photos and the three takeaway ones', () => {
    const categories = brands.flatMap(({ menu }) => menu.categories);
    expect(categories.some(({ isActive }) => !isActive)).toBe(true);
    expect(new Set(categories.map(({ externalId }) => externalId))).toEqual(new Set([null, 132, 133, 134]));
    const compact = categories.filter(({ showPhoto }) => !showPhoto);
    expect(compact.length).toBeGreaterThan(40);
    for (const { products } of compact) expect(products.every(({ picture }) => picture === null)).toBe(true);
  });

  it.each([1, 101])('menus of flagship %d show every case', (id) => {
    const brand = brandOf.get(id);
    const products = brand ? productsOf(brand) : [];
    expect(products.some(({ isStopped }) => isStopped)).toBe(true);
    for (const service of [1, 3, 4]) {
      expect(products.some(({ unavailableServices }) => unavailableServices.includes(service))).toBe(true);
    }
    expect(products.some(({ promo }) => promo?.limit === 9999)).toBe(true);
    expect(products.some(({ promo }) => promo && promo.limit < 9999)).toBe(true);
    expect(products.some(({ sizes }) => sizes)).toBe(true);
    const groups = products.flatMap(({ additiveGroups }) => additiveGroups);
    expect(groups.some(({ min, max }) => min === 1 && max === 1) || groups.some(({ min }) => min >= 5)).toBe(
      true,
    );
    expect(groups.some(({ min, max }) => min === 0 && max > 1)).toBe(true);
    expect(groups.some(({ items }) => items.some(({ min = 0 }) => min > 0))).toBe(true);
    expect(products.some(({ ageRestriction }) => ageRestriction === 'alcohol')).toBe(true);
    expect(brand?.menu.categories.some(({ isActive }) => !isActive)).toBe(true);
    expect(brand?.menu.categories.some(({ showPhoto }) => !showPhoto)).toBe(true);
  });

  it('show only pictures that the image store can make, many different ones', () => {
    const keys = pictureKeys(catalogue);
    expect(keys.filter((key) => !PICTURES.has(key))).toEqual([]);
    expect(keys.filter((key) => key.startsWith('products/')).length).toBeGreaterThanOrEqual(320);
  });
});

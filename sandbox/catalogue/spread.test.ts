import { buildCatalogue } from './catalogue';

const { brands } = buildCatalogue(1);

it.each(['kz', 'ge'] as const)(
  'menus of %s differ in discount and pace, so that badges and sorting say something',
  (country) => {
    const menus = brands
      .filter((brand) => brand.country === country)
      .map(({ menu }) => menu.categories.flatMap(({ products }) => products));
    const discounts = menus.map((products) =>
      Math.max(
        0,
        ...products.map(({ priceMinor, oldPriceMinor }) =>
          oldPriceMinor ? Math.round(100 - (priceMinor * 100) / oldPriceMinor) : 0,
        ),
      ),
    );
    const without = discounts.filter((percent) => percent === 0).length;
    expect(without).toBeGreaterThan(discounts.length / 4);
    expect(without).toBeLessThan((discounts.length * 3) / 4);
    expect(new Set(discounts).size).toBeGreaterThan(5);
    const median = (products: (typeof menus)[number]) => {
      const cooked = products.map(({ cookingMinutes }) => cookingMinutes).filter((minutes) => minutes >= 5);
      return cooked.toSorted((one, other) => one - other)[Math.floor(cooked.length / 2)];
    };
    expect(new Set(menus.map(median)).size).toBeGreaterThan(3);
  },
);

/** @jest-environment node */
import { menuFacts, UNTIMED } from './menu-facts';
import type { Product } from './menu';
import { testProduct } from './test-product';

const facts = (...products: Product[]) =>
  menuFacts({
    categories: [{ id: 1, externalId: null, name: 'Ас', isPhotoShown: true, imageUrl: null, products }],
  });
const reduced = (priceMinor: number, promoPriceMinor: number | null, part: Partial<Product> = {}) =>
  testProduct({ priceMinor, promoPriceMinor, ...part });

describe('what a menu says of its venue', () => {
  test('is for each service how long its dishes take', () => {
    const found = facts(
      testProduct({ id: 1, cookingMinutes: 10, unavailableServices: [4] }),
      testProduct({ id: 2, cookingMinutes: 40, unavailableServices: [1, 3] }),
    );
    expect(found[1].cookingMinutes).toEqual({ from: 10, to: 10 });
    expect(found[4].cookingMinutes).toEqual({ from: 40, to: 40 });
  });

  test('is the largest discount of what can be ordered, rounded down', () => {
    const found = facts(
      reduced(100_000, 90_000),
      reduced(100_000, 80_100),
      reduced(100_000, 50_000, { isUnavailable: true }),
      reduced(100_000, 60_000, { unavailableServices: [1] }),
    );
    expect(found[1].discountPercent).toBe(19);
    expect(found[4].discountPercent).toBe(40);
  });

  test('counts the discounts of sizes that can be had', () => {
    const size = (id: number, promoPriceMinor: number | null, isUnavailable = false) => ({
      id,
      name: '30 см',
      priceMinor: 100_000,
      promoPriceMinor,
      isUnavailable,
    });
    expect(
      facts(reduced(100_000, null, { sizes: [size(1, 75_000), size(2, 10_000, true)] }))[1].discountPercent,
    ).toBe(25);
  });

  test('is nothing of an empty menu, and of one without discounts', () => {
    expect(facts()[1]).toEqual({ cookingMinutes: UNTIMED, discountPercent: null });
    expect(facts(reduced(100_000, null), reduced(0, 0))[1].discountPercent).toBeNull();
  });
});

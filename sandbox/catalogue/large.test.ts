/** @jest-environment node */
import { buildCatalogue } from './catalogue';
import { buildLargeCatalogue } from './large';

const usual = buildCatalogue(1);
const large = buildLargeCatalogue();
const { towns, brands, venues } = large;

const menuSize = (brandId: number) =>
  brands
    .find(({ id }) => id === brandId)
    ?.menu.categories.reduce((sum, { products }) => sum + products.length, 0) ?? 0;
const inTown = (townId: number) => venues.filter((venue) => venue.townId === townId).length;

describe('the large catalogue', () => {
  it('is the same every time, and has all of the usual one unchanged', () => {
    expect(buildLargeCatalogue()).toEqual(large);
    const byId = new Map(venues.map((venue) => [venue.id, venue]));
    for (const venue of usual.venues) expect(byId.get(venue.id)).toEqual(venue);
    expect(brands.slice(0, usual.brands.length)).toEqual(usual.brands);
  });

  it('has 20,000 venues in every town of both countries, by their size', () => {
    expect(venues.length).toBeGreaterThanOrEqual(20_000);
    expect(venues.length).toBeLessThan(20_100);
    for (const { id } of towns) expect(inTown(id)).toBeGreaterThan(300);
    expect(inTown(1)).toBeGreaterThan(3_000);
    expect(inTown(101)).toBeGreaterThan(2_500);
  });

  it('gives no id twice, to no product either, and none above 31 bits', () => {
    const room = venues
      .map(({ id, brandId }) => ({ first: id * 1000 + 1, last: id * 1000 + menuSize(brandId) }))
      .sort((a, b) => a.first - b.first);
    room.forEach(({ last }, index) => expect(last).toBeLessThan(room[index + 1]?.first ?? 2 ** 31));
    const menus = brands
      .map(({ id }) => ({ first: id * 1000 + 1, last: id * 1000 + menuSize(id) }))
      .sort((a, b) => a.first - b.first);
    menus.forEach(({ last }, index) => expect(last).toBeLessThan(menus[index + 1]?.first ?? 2 ** 31));
  });

  it('calls a branch by its street, and rates it by tenths', () => {
    const branches = venues.filter(({ id }) => id >= 100_000);
    const nameOf = new Map(brands.map(({ id, name }) => [id, name]));
    for (const { id, name, brandId, rating, linkedVenues } of branches) {
      expect([id, name.startsWith(`${nameOf.get(brandId)}, `), /\d\/?\d*$/.test(name)]).toEqual([
        id,
        true,
        false,
      ]);
      expect(rating === null || (rating >= 3.2 && rating <= 5)).toBe(true);
      expect(linkedVenues).toEqual([]);
    }
    expect(new Set(branches.map(({ rating }) => rating)).size).toBeGreaterThan(12);
  });
});

describe('the markets', () => {
  it.each([
    [90_010, 1],
    [90_020, 2],
    [90_030, 101],
  ])('%d in town %d sells 2,000 products in about 40 categories at any hour', (id, townId) => {
    const market = venues.find((venue) => venue.id === id);
    expect(market).toMatchObject({ townId, services: [1, 3, 4], isCashEnabled: true, mainVenueId: id });
    expect(market?.openingHours.every(({ from, to }) => from === to)).toBe(true);
    const brand = brands.find((one) => one.id === market?.brandId);
    expect(brand?.menu.categories.length).toBeGreaterThanOrEqual(35);
    expect(brand?.menu.categories.length).toBeLessThanOrEqual(45);
    expect(menuSize(brand?.id ?? 0)).toBe(2_000);
  });

  it('call every product by a name of its own, in all languages of the country, at a price', () => {
    for (const brand of brands.filter(({ id }) => id >= 900)) {
      const products = brand.menu.categories.flatMap((category) => category.products);
      expect(new Set(products.map(({ name }) => name.ru)).size).toBe(products.length);
      for (const { name, priceMinor, sizes } of products) {
        expect(JSON.stringify(name)).not.toContain('undefined');
        expect(priceMinor).toBeGreaterThan(0);
        expect(sizes === null || sizes.some((size) => size.priceMinor === priceMinor)).toBe(true);
      }
    }
  });
});

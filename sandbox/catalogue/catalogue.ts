import { BRAND_PLANS, brandOf } from './brand-plan';
import type { Catalogue, CountryCode } from './model';
import { shopBrand, shopVenues } from './shop';
import { TOWNS } from './towns';
import { venuesOf } from './venues';

/** The sandbox's catalogue. @param scale of venues (1 ≈ 290, at least 3 a town); ids stay the same */
export function buildCatalogue(scale: number): Catalogue {
  const brandsOf = (country: CountryCode) => BRAND_PLANS[country].map((plan) => brandOf(plan, country));
  const brands = { kz: brandsOf('kz'), ge: brandsOf('ge') };
  const inTown = (country: CountryCode) =>
    TOWNS.filter((town) => town.country === country).flatMap((town) =>
      venuesOf(town, BRAND_PLANS[country], brands[country], scale),
    );
  const usual = [...inTown('kz'), ...inTown('ge')];
  const shop = shopBrand();
  return {
    towns: [...TOWNS],
    brands: [...brands.kz, ...brands.ge, shop],
    venues: [...usual, ...shopVenues(shop, usual)],
  };
}

/** Keys of all pictures that a catalogue shows: covers, logos and tiles first, then dishes in the order of the brands. */
export function pictureKeys({ brands }: Catalogue): string[] {
  const signs = brands.flatMap(({ cover, logo, promoPictures }) => [cover, logo, ...promoPictures]);
  const dishes = brands.flatMap(({ menu }) =>
    menu.categories.flatMap(({ products }) => products.flatMap(({ picture }) => picture ?? [])),
  );
  return [...new Set([...signs, ...dishes])];
}

/** @jest-environment node */
import { BRAND_PLANS } from '../brand-plan';
import { composeMenu, type MenuPlan } from './compose';

const menuOf = (change: (picture: string | undefined) => string | undefined) => {
  const [brand] = BRAND_PLANS.kz;
  if (!brand) throw new Error('There is no brand');
  const sections = brand.sections.map((section) => ({
    ...section,
    dishes: section.dishes.map((dish) => ({ ...dish, picture: change(dish.picture) })),
    own: section.own.map((dish) => ({ ...dish, picture: change(dish.picture) })),
  }));
  const plan: MenuPlan = { ...brand, country: 'kz', seed: brand.id, sections };
  return composeMenu(plan).categories.flatMap(({ showPhoto, products }) => (showPhoto ? products : []));
};

describe('a menu', () => {
  it('a menu whose dishes have no drawing shows none and sells them all', () => {
    const usual = menuOf((picture) => picture);
    const bare = menuOf(() => undefined);
    expect(bare.map(({ name }) => name)).toEqual(usual.map(({ name }) => name));
    expect(bare.filter(({ picture }) => picture !== null)).toEqual([]);
    expect(usual.filter(({ picture }) => picture !== null).length).toBeGreaterThan(20);
  });

  it('a menu whose dishes are all of one kind shows another picture for each as long as there are any', () => {
    const shown = menuOf(() => 'lagman').flatMap(({ picture }) => picture ?? []);
    expect(new Set(shown.slice(0, 18)).size).toBe(18);
  });
});

/** @jest-environment node */
import { setTestSettings } from '@/lib/core/env/test-settings';
import { readContract } from '@/lib/core/upstream/test-contract';

const { schemas } = readContract() as { schemas: { Product: { example: Record<string, unknown> } } };

let mapProducts: typeof import('./menu.map').mapProducts;
beforeAll(async () => {
  setTestSettings();
  ({ mapProducts } = await import('./menu.map'));
});

// Holds MENU-50.
test.each(['tobacco', 'alcohol', 'energy_drink'])('%s is for diners of 21 years and more', (kind) => {
  const product = { ...schemas.Product.example, age_restriction: { kind, min_age: 18 } };
  expect(mapProducts([product], 'kz').map(({ minAge }) => minAge)).toEqual([21]);
});

test('a dish is for diners of every age', () => {
  const product = { ...schemas.Product.example, age_restriction: null };
  expect(mapProducts([product], 'kz').map(({ minAge }) => minAge)).toEqual([null]);
});

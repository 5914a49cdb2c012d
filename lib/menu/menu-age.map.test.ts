/** @jest-environment node */
import { setTestSettings } from '@/lib/core/env/test-settings';
import { wireProduct as product } from './test-menu-wire';

let map: typeof import('./menu.map');
beforeAll(async () => {
  setTestSettings();
  map = await import('./menu.map');
});

describe('goods for grown-ups', () => {
  const restricted = (kind: string, minAge = 21) => product({ age_restriction: { kind, min_age: minAge } });

  test.each([
    ['kz', 'tobacco', true],
    ['ge', 'tobacco', false],
    ['ge', 'alcohol', true],
    ['ge', 'energy_drink', true],
    ['ge', 'a kind of tomorrow', true],
  ] as const)('goods for grown-ups in %s: %s is offered online: %s', (country, kind, isOffered) => {
    expect(map.mapProducts([restricted(kind)], country)).toHaveLength(isOffered ? 1 : 0);
  });

  // Holds MENU-49.
  test.each([
    [18, 21],
    [21, 21],
    [25, 25],
  ])('goods for grown-ups from %d on by the platform are sold from %d on', (sent, sold) => {
    expect(map.mapProducts([restricted('alcohol', sent)], 'kz')[0]?.minAge).toBe(sold);
  });
});

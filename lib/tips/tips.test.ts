/** @jest-environment node */
import { chosenTipMinor, tipMinor, type TipChoice } from './tips';

describe('tips', () => {
  test.each<[baseMinor: number, percent: number, currency: 'KZT' | 'GEL', amountMinor: number]>([
    [600_000, 10, 'KZT', 60_000],
    [123_400, 5, 'KZT', 6100],
    [7170, 10, 'GEL', 717],
    [7170, 5, 'GEL', 358],
  ])('tips of %d (minor units) at %d %% in %s are %d', (baseMinor, percent, currency, amountMinor) => {
    expect(tipMinor(baseMinor, percent, currency)).toBe(amountMinor);
  });

  test.each<[what: string, TipChoice, amountMinor: number | null]>([
    ['none', { kind: 'none' }, 0],
    ['a percentage', { kind: 'percent', percent: 5 }, 30_000],
    ['a sum', { kind: 'own', typed: '500' }, 50_000],
    ['a sum with a comma', { kind: 'own', typed: '12,5' }, 1250],
    ['no sum yet', { kind: 'own', typed: ' ' }, null],
    ['zero', { kind: 'own', typed: '0' }, null],
    ['three decimals', { kind: 'own', typed: '1.005' }, null],
    ['a point alone', { kind: 'own', typed: '.' }, null],
    ['a million', { kind: 'own', typed: '1000000' }, 100_000_000],
    ['more than a million', { kind: 'own', typed: '1000000.01' }, null],
  ])('tips by choice of %s', (_what, choice, amountMinor) => {
    expect(chosenTipMinor(choice, 600_000, 'KZT')).toBe(amountMinor);
  });
});

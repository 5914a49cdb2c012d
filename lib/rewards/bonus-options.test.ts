/** @jest-environment node */
import { bonusOptions } from './bonus-options';

const texts = { none: 'None', most: (amount: string) => `All ${amount}` };
const labels = (maxMinor: number, spentMinor = 0) =>
  bonusOptions({ maxMinor, spentMinor, currency: 'KZT', language: 'ru' }, texts).map(({ label }) => label);

// Holds REW-13.
describe('The bonuses that can be chosen', () => {
  test.each([
    ['none, a round sum and the maximum', 50_700, 0, ['None', '500', 'All 507']],
    ['what is spent already among them', 50_700, 12_300, ['None', '123', '500', 'All 507']],
    ['the maximum alone where it is below every round sum', 100, 0, ['None', 'All 1']],
    ['nothing but none without any', 0, 0, ['None']],
  ])('are %s', (_, maxMinor, spentMinor, expected) => {
    expect(labels(maxMinor, spentMinor)).toEqual(expected);
  });

  test('bear their minor units as values', () => {
    expect(
      bonusOptions({ maxMinor: 50_700, spentMinor: 0, currency: 'KZT', language: 'ru' }, texts).map(
        ({ value }) => value,
      ),
    ).toEqual(['0', '50000', '50700']);
  });
});

/** @jest-environment node */
import { dishPrice, extraPrice, priceAtVenue } from './price';

describe('prices', () => {
  it.each([
    [249_000, 100, 'kz', 249_000],
    [249_000, 105, 'kz', 261_000],
    [249_000, 95, 'kz', 237_000],
    [1890, 105, 'ge', 1980],
    [0, 110, 'kz', 0],
  ] as const)('prices of %d at a branch with %d %% in %s are %d', (price, percent, country, expected) => {
    expect(priceAtVenue(price, percent, country)).toBe(expected);
  });

  it.each([
    [2490, 'tenge', 100, 'kz', 249_000],
    [2490, 'tenge', 97, 'kz', 242_000],
    [100, 'tenge', 100, 'kz', 39_000],
    [9000, 'tenge', 100, 'kz', 699_000],
    [2490, 'tenge', 100, 'ge', 1650],
    [13.5, 'lari', 100, 'ge', 1350],
    [13.9, 'lari', 100, 'ge', 1390],
    [1, 'lari', 100, 'ge', 300],
    [60, 'lari', 100, 'ge', 4500],
  ] as const)(
    'prices of a dish written as %d %s at %d %% in %s are %d',
    (amount, currency, percent, country, expected) => {
      expect(dishPrice(amount, currency, percent, country)).toBe(expected);
    },
  );

  it('prices of toppings stay free when free and turn into tens of tetri in Georgia', () => {
    expect(extraPrice(0, 'kz')).toBe(0);
    expect(extraPrice(0, 'ge')).toBe(0);
    expect(extraPrice(300, 'kz')).toBe(30_000);
    expect(extraPrice(400, 'ge')).toBe(270);
  });
});

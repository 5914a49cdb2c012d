import type { CountryCode } from './model';

const TIYN_STEP = 10 * 100;
const TETRI_STEP = 10;
const CHEAPEST = { kz: 390 * 100, ge: 300 } satisfies Record<CountryCode, number>;
const DEAREST = { kz: 6990 * 100, ge: 4500 } satisfies Record<CountryCode, number>;
const STEP = { kz: TIYN_STEP, ge: TETRI_STEP } satisfies Record<CountryCode, number>;

/** Tenge for one lari, as menus of both countries are priced. */
const TENGE_FOR_LARI = 150;

/** A venue's price at `percent` of the menu's, in whole tens of tenge or tetri; free stays free. */
export function priceAtVenue(priceMinor: number, percent: number, country: CountryCode): number {
  if (priceMinor === 0 || percent === 100) return priceMinor;
  const step = STEP[country];
  return Math.max(step, Math.round((priceMinor * percent) / 100 / step) * step);
}

/** A dish's price in minor units of the country; lari end in .00, .50 or .90. */
export function dishPrice(
  amount: number,
  currency: 'tenge' | 'lari',
  percent: number,
  country: CountryCode,
): number {
  if (country === 'kz') return within(Math.round((amount * percent) / 1000) * TIYN_STEP, country);
  const lari = (currency === 'lari' ? amount : amount / TENGE_FOR_LARI) * (percent / 100);
  const halves = Math.round(lari * 2) * 50;
  const isRoundSum = halves % 100 === 0 && halves % 300 !== 0;
  return within(isRoundSum ? halves - 10 : halves, country);
}

function within(priceMinor: number, country: CountryCode): number {
  return Math.min(DEAREST[country], Math.max(CHEAPEST[country], priceMinor));
}

/** A topping's price in minor units; 0 stays 0. */
export function extraPrice(tenge: number, country: CountryCode): number {
  return country === 'kz' ? tenge * 100 : Math.round((tenge / TENGE_FOR_LARI) * 10) * TETRI_STEP;
}

import type { CountryCode } from '@/lib/core/site/site';
import type { Exclusion } from './exclusions';

/** A diner's wish for a meal. */
export interface MealWish {
  people: number;
  /** Minor units. */
  sumMinor: number;
  without: readonly Exclusion[];
}

export const MAX_PEOPLE = 8;
/** A table is laid for so many before the diner says otherwise. */
export const USUAL_PEOPLE = 4;

/** The sums that a diner can choose from in a country, minor units: the least, the greatest, a step, and for each person at first. */
export const MEAL_SUMS: Record<CountryCode, { min: number; max: number; step: number; perPerson: number }> = {
  kz: { min: 300_000, max: 10_000_000, step: 100_000, perPerson: 500_000 },
  ge: { min: 2_000, max: 60_000, step: 500, perPerson: 4_000 },
};

/** The first sum of a table for the usual number of people, minor units. */
export const usualMealSumMinor = (country: CountryCode): number =>
  USUAL_PEOPLE * MEAL_SUMS[country].perPerson;

/** Whether a diner of the country can choose the sum: no other one takes room in the cache. */
export function isMealSum(country: CountryCode, sumMinor: number): boolean {
  const { min, max, step } = MEAL_SUMS[country];
  return sumMinor >= min && sumMinor <= max && (sumMinor - min) % step === 0;
}

/** One bonus, minor units; 1 bonus = 1 unit of currency. */
const BONUS_MINOR = 100;
const STEPS = [5, 2, 1];

/** The largest of 1, 2 and 5 with zeros that is less than the maximum, whole bonuses in minor units; 0 where there is none. */
export function roundBonuses(maxMinor: number): number {
  for (let unit = 10 ** Math.ceil(Math.log10(Math.max(maxMinor, 1))); unit >= BONUS_MINOR; unit /= 10) {
    const step = STEPS.find((one) => one * unit < maxMinor);
    if (step) return step * unit;
  }
  return 0;
}

import { oneOf, randomOf } from '../random.mjs';
import { FAULTS } from './faults.mjs';

export const PRESSED = ['order', 'order', 'bill', 'booking', 'waiterCall'];
const LATEST_MS = 900;
const SHARE_OF_TWO = 0.25;

/** One run: a fault or two, and when the diners press; the same for the same seed and number. */
export function planRun(seed, number) {
  const random = randomOf(seed * 1_000_003 + number);
  const names = Object.keys(FAULTS);
  const at = () => Math.floor(random() * LATEST_MS);
  const fault = (name) => ({
    name,
    atMs: at(),
    lastsMs: 600 + Math.floor(random() * 1400),
    app: random() < 0.5 ? 1 : 2,
    sign: random() < 0.5 ? 1 : -1,
  });
  // One after another first, so that a small campaign meets each.
  const faults = [fault(number < names.length ? names[number] : oneOf(random, names))];
  if (number >= names.length && random() < SHARE_OF_TWO) {
    const others = names.filter((name) => name !== faults[0].name);
    faults.push(fault(oneOf(random, others)));
  }
  return { number, faults, presses: PRESSED.map((name) => ({ name, atMs: at() })) };
}

/** Numbers that look random and are the same for the same seed (mulberry32). @returns a function that gives the next one, from 0 up to 1 */
export function randomOf(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One of the list, each as likely as another. */
export const oneOf = (random, list) => list[Math.floor(random() * list.length)];

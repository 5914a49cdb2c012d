import { mapConcurrent } from '../run/concurrency.mjs';

/** Counts what was not answered with 200, by what came instead. */
export function tally() {
  const counts = { requests: 0, wrong: {} };
  return {
    counts,
    async note(what, asking) {
      counts.requests += 1;
      const seen = await asking.catch((error) => ({ status: error.code ?? error.message }));
      const name = `${what} ${seen.status}`;
      if (seen.status !== 200) counts.wrong[name] = (counts.wrong[name] ?? 0) + 1;
      return seen;
    },
    sum: () => Object.values(counts.wrong).reduce((sum, times) => sum + times, 0),
    broken: () => Object.entries(counts.wrong).map(([what, times]) => `${times} times ${what}`),
  };
}

/** Asks as often, so many at a time. @returns the tally of it */
export async function hammer(send, times, atOnce, onProgress = undefined) {
  const seen = tally();
  const askOnce = (_, number) => {
    onProgress?.(number);
    return seen.note('a request', send(number));
  };
  await mapConcurrent(Array.from({ length: times }), askOnce, atOnce);
  return seen;
}

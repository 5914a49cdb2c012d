/** A queue that runs a few tasks at a time; demands overtake what is done in advance. */
export interface Turnstile {
  run<T>(work: () => Promise<T>, isDemand: boolean): Promise<T>;
}

/** `concurrency` is how many tasks may run together, at least 1. */
export function createTurnstile(concurrency: number): Turnstile {
  const demands: (() => void)[] = [];
  const chores: (() => void)[] = [];
  let busy = 0;

  function enter(isDemand: boolean): Promise<void> {
    if (busy < concurrency) {
      busy += 1;
      return Promise.resolve();
    }
    return new Promise((resolve) => (isDemand ? demands : chores).push(resolve));
  }

  /** Gives the place to the next in the queue instead of freeing it, so that no later task slips in between. */
  function leave() {
    const next = demands.shift() ?? chores.shift();
    if (next) next();
    else busy -= 1;
  }

  return {
    async run(work, isDemand) {
      await enter(isDemand);
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}

/** Lets a few works through at a time; demands overtake what is done in advance. */
export interface Turnstile {
  run<T>(work: () => Promise<T>, isDemand: boolean): Promise<T>;
}

/** `hands` is how many works may go on together, at least 1. */
export function createTurnstile(hands: number): Turnstile {
  const demands: (() => void)[] = [];
  const chores: (() => void)[] = [];
  let busy = 0;

  function enter(isDemand: boolean): Promise<void> {
    if (busy < hands) {
      busy += 1;
      return Promise.resolve();
    }
    return new Promise((resolve) => (isDemand ? demands : chores).push(resolve));
  }

  /** Hands the place over to the next in line instead of freeing it, so that nobody slips in between. */
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

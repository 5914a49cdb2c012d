import { whenIdle } from './asked-counting';
import { mayCount } from './consent';

/* Apart, so that pages of those who have not agreed load neither the library of analytics nor when to load it. */

/** Loads the library of analytics when the browser has nothing else to do; what cannot be loaded is done without. */
export function countWhenIdle(counter: string): void {
  if (!mayCount()) return;
  void whenIdle()
    .then(() => import('./counting'))
    .then((module) => module.startCounting(counter))
    .catch(() => undefined);
}

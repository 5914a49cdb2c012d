import { runPress, type PressUse } from './press-runner';
import type { PressView } from './press-types';
import { takeLocksAway } from './test-locks';

/* What the tests of a press share: a browser that begins empty at a moment that is known, and its tabs. */

/** Every test of the file begins with an empty storage, on 14 March 2026 at 9:00 UTC, by a clock that the test moves on. */
export function startEachPressAnew(): void {
  beforeEach(() => {
    localStorage.clear();
    jest.useFakeTimers({ now: Date.UTC(2026, 2, 14, 9) });
  });
  afterEach(() => {
    takeLocksAway();
    jest.useRealTimers();
  });
}

/** All that follows at once has been done. */
const settled = () => jest.advanceTimersByTimeAsync(0);

/** A page with the button, as one tab shows it. */
export function openPressTab<Body, Made>(pressUse: PressUse<Body, Made>) {
  let view: PressView<Body, Made> = { kind: 'idle' };
  const show = (shown: typeof view) => {
    view = shown;
  };
  const identify = jest.fn(() => Promise.resolve());
  const runner = runPress(pressUse, show, identify);
  return {
    view: () => view,
    identify,
    press: (subject: string, body: Body) => (runner.press(subject, body), settled()),
    resume: () => (runner.resume(), settled()),
    /** The browser says that another tab has written intents. */
    otherTabChanged: () => (runner.otherTabChanged(), settled()),
  };
}

import { answeredBy } from '@/lib/core/bff/test-server';
import { turns } from '@/lib/core/concurrency/test-turns';
import { runPress, type PressUse } from './press-runner';
import type { PressView } from './press-types';
import { takeLocksAway } from './test-locks';

/* The shared world of the tests of a press: a browser that begins empty at a known moment, and its tabs. */

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

type Answers = Parameters<typeof answeredBy>[0];

/** Our server at the address that presses are sent to; it answers other requests by `others`. */
export function pressServer(address: string, others: Answers = {}) {
  return {
    /** Its answers from now on, one after another; the last one stays. */
    answer: (...answers: Exclude<Answers[string], readonly unknown[]>[]): void => {
      jest
        .spyOn(globalThis, 'fetch')
        .mockImplementation(answeredBy({ ...others, [`POST ${address}`]: answers }));
    },
    /** The attempts that reached it in this test. */
    attempts: <Body>() =>
      jest
        .mocked(globalThis.fetch)
        .mock.calls.filter(([url]) => url === address)
        .map(([, init]) => {
          const headers = new Headers(init?.headers);
          return {
            key: headers.get('Idempotency-Key') ?? '',
            body: JSON.parse(init?.body as string) as Body,
            isRepetition: headers.has('X-Repetition'),
          };
        }),
  };
}

/** All that follows at once has been done. */
async function settled(): Promise<void> {
  await jest.advanceTimersByTimeAsync(0);
  await turns();
}

/** A page with the button, as one tab shows it. */
export function openPressTab<Body, Result>(pressUse: PressUse<Body, Result>) {
  let view: PressView<Body, Result> = { kind: 'idle' };
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

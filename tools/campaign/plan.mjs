import { EVENTS } from './events.mjs';
import { KINDS } from './kinds/kinds.mjs';
import { oneOf, randomOf } from './random.mjs';

/** How long the app waits for the platform's answer to an order, seconds; the platform hangs for longer. */
export const ORDER_TIMEOUT_SECONDS = 3;
const HANG_SECONDS = 2 * ORDER_TIMEOUT_SECONDS;

export const FAULTS = {
  'error 500': { kind: 'fail', status: 500 },
  'error 503': { kind: 'fail', status: 503 },
  'error inside 200': { kind: 'errorCode', status: 500 },
  'timeout before commit': { kind: 'hang', seconds: HANG_SECONDS },
  'timeout after commit': { kind: 'hangAfterCommit', seconds: HANG_SECONDS },
  'reset before commit': { kind: 'reset' },
  'reset after commit': { kind: 'resetAfterCommit' },
  garbage: { kind: 'garbage' },
  401: { kind: 'unauthorized' },
  429: { kind: 'rateLimit', retryAfter: 1 },
};

/** One run: what is pressed, none to three faults one after another, and an event; the same for the same seed and number. */
export function planRun(seed, number) {
  const random = randomOf(seed * 1_000_003 + number);
  // The first runs go through the kinds and the events one by one, so that a small campaign meets each.
  const kinds = Object.keys(KINDS);
  const kind = kinds[number % kinds.length];
  const event = number < EVENTS.length ? EVENTS[number] : oneOf(random, EVENTS);
  const count = Math.floor(random() * 4);
  const faults = Array.from({ length: count }, () => oneOf(random, Object.keys(FAULTS)));
  // After how many milliseconds the event comes, once it is pressed.
  const delayMs = Math.floor(random() * 400);
  // Whether the diner pays on the payment page, if the press leads there.
  return { number, kind, event, faults, delayMs, pays: random() < 0.5 };
}

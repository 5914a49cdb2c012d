/** @jest-environment node */
import { shortcomings } from './overload.mjs';

const USUAL = { page: 100, 'cached picture': 100, press: 90, read: 60, picture: 30 };
/** Of a hundred of each class; `part` is what else there is to say of one of them. */
const overload = (answered, part = {}, recoveredMs = 2000) => ({
  recoveredMs,
  classes: Object.entries({ ...USUAL, ...answered }).map(([name, count]) => {
    return { name, requests: 100, answered: count, withoutWait: 0, others: [], ...part[name] };
  }),
});

test.each([
  [overload({}), []],
  [overload({ page: 80 }), ['cached pages and pictures do not go on']],
  [overload({ 'cached picture': 80 }), ['cached pages and pictures do not go on']],
  [overload({ press: 50 }), ['orders do not come before reads before pictures']],
  [overload({ picture: 70 }), ['orders do not come before reads before pictures']],
  [overload({}, { press: { withoutWait: 1 } }), ['a 503 names no wait']],
  [overload({}, { press: { others: [502] } }), ['requests end otherwise than answered or refused with 503']],
  [overload({}, { read: { others: [504] } }), ['requests end otherwise than answered or refused with 503']],
  [overload({}, {}, 10_500), ['it is not as before within ten seconds']],
  [{ ...overload({}), recoveredMs: undefined }, ['it is not as before within ten seconds']],
])('the report says what falls short (case %#)', (result, sentences) => {
  expect(shortcomings(result)).toEqual(sentences);
});

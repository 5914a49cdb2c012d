import { isEndless, repetitionDelaySeconds } from './outcome';

describe('the wait before asking again', () => {
  test.each([
    [1, 1],
    [2, 2],
    [3, 4],
    [4, 8],
    [5, 16],
    [6, 30],
    [20, 30],
    [2000, 30],
  ])('of repetition %i is %i s', (repetition, seconds) => {
    expect(repetitionDelaySeconds(repetition)).toBe(seconds);
  });

  // Holds UP-17, UP-18.
  test.each([
    [1, 2, 2],
    [1, 600, 10],
    [4, 2, 8],
    [6, 600, 30],
  ])('of repetition %i after Retry-After %i is %i s', (repetition, retryAfterSeconds, seconds) => {
    expect(repetitionDelaySeconds(repetition, retryAfterSeconds)).toBe(seconds);
  });
});

test.each([
  ['order/already-sent', true],
  ['bill/already-sent', true],
  ['request/invalid', true],
  ['request/too-large', true],
  ['auth/deleted-account', true],
  ['network', false],
  ['upstream/busy', false],
  ['bill/unknown-outcome', false],
] as const)('%s is the same however often it is asked: %s', (code, expected) => {
  expect(isEndless(code)).toBe(expected);
});

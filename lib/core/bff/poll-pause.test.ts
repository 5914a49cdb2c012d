import { pollPause } from './poll-pause';

test.each([
  [0, 0, 3000],
  [1, 0, 3500],
  [1, 9, 8000],
  [1, 90, 15_000],
])('after %i answers and %i failures the next question waits %i ms', (answers, failures, pause) => {
  expect(pollPause({ dataUpdateCount: answers, errorUpdateCount: failures })).toBe(pause);
});

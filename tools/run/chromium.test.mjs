/** @jest-environment node */
import { untilAnswered } from './chromium.mjs';

const frame = {};
const page = { mainFrame: () => frame, evaluate: async () => undefined };
const request = (isNavigationRequest, end) => ({
  isNavigationRequest: () => isNavigationRequest,
  frame: () => frame,
  response: async () => ({ finished: () => end }),
});

test('waits for the requests of the page, not for one that the left page has begun', async () => {
  const never = new Promise(() => undefined);
  let answer;
  const end = new Promise((resolve) => {
    answer = resolve;
  });
  const requests = [request(true), request(false, never), request(true), request(false, end)];
  const done = jest.fn();
  const waiting = untilAnswered(page, requests).then(done);
  await new Promise(setImmediate);
  expect(done).not.toHaveBeenCalled();
  answer();
  await waiting;
});

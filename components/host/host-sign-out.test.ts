import { hostSignedOut } from '@/lib/ground/auth/host-signed-out';
import { answeredBy } from '@/lib/core/bff/test-server';
import { turns } from '@/lib/core/concurrency/test-turns';
import { watchLeaving } from '@/lib/core/paths/test-location';
import { signInForTest } from '@/lib/core/session/test-sign-in';
import { resumeHostSignOut, signOutWithHost } from './host-sign-out';

const SIGN_OUT = 'POST /api/auth/sign-out';
const SIGNED_OUT = { address: 'https://provider.example/logout' };

let stop: () => void;
let left: jest.Mock;
/** Our server, which cannot be reached for the first `lost` sign-outs. @returns the number of sign-outs that reached it */
function answerAfter(lost: number): () => number {
  const answers = [...Array<'no network'>(lost).fill('no network'), SIGNED_OUT];
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(answeredBy({ [SIGN_OUT]: answers }));
  return () => fetched.mock.calls.length;
}

beforeEach(() => {
  jest.useFakeTimers();
  left = watchLeaving();
  signInForTest(true);
  hostSignedOut.write(null);
  stop = resumeHostSignOut();
});
afterEach(() => {
  stop();
  signInForTest(false);
  jest.useRealTimers();
});
const pass = async (milliseconds: number) => {
  await jest.advanceTimersByTimeAsync(milliseconds);
  await turns();
};

test('a sign-out of the app’s user that fails is tried again until it succeeds', async () => {
  const signOuts = answerAfter(2);
  signOutWithHost();
  await pass(0);
  expect(signOuts()).toBe(1);
  await pass(1_000);
  expect(signOuts()).toBe(2);
  expect(left).not.toHaveBeenCalled();
  await pass(2_000);
  expect(signOuts()).toBe(3);
  expect(left.mock.calls).toEqual([[SIGNED_OUT.address]]);
  await pass(60_000);
  expect(signOuts()).toBe(3);
});

test('a sign-out that an earlier page began goes on, at once when the network is back', async () => {
  hostSignedOut.write('yes');
  const signOuts = answerAfter(1);
  stop();
  stop = resumeHostSignOut();
  await pass(0);
  window.dispatchEvent(new Event('online'));
  await pass(0);
  expect(signOuts()).toBe(2);
});

test('a guest is not signed out, and its notice does not stay', async () => {
  const signOuts = answerAfter(0);
  signInForTest(false);
  signOutWithHost();
  expect(hostSignedOut.read()).toBeNull();
  hostSignedOut.write('yes');
  stop();
  stop = resumeHostSignOut();
  await pass(0);
  expect(signOuts()).toBe(0);
  expect(hostSignedOut.read()).toBeNull();
});

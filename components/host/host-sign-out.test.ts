import { hostSignedOut } from '@/lib/auth/host-signed-out';
import { signOut } from '@/lib/auth/sign-out';
import { isSignedInHere } from '@/lib/session/sign-in-id';
import { resumeHostSignOut, signOutWithHost } from './host-sign-out';

jest.mock('@/lib/auth/sign-out');
jest.mock('@/lib/session/sign-in-id');

let stop: () => void;
beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(isSignedInHere).mockReturnValue(true);
  jest.mocked(signOut).mockReset();
  hostSignedOut.write(null);
  stop = resumeHostSignOut();
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

test('a sign-out of the app’s user that fails is tried again until it succeeds', async () => {
  jest
    .mocked(signOut)
    .mockRejectedValueOnce(new Error('network'))
    .mockRejectedValueOnce(new Error('network'));
  signOutWithHost();
  await pass(0);
  expect(signOut).toHaveBeenCalledTimes(1);
  await pass(1_000);
  expect(signOut).toHaveBeenCalledTimes(2);
  await pass(2_000);
  expect(signOut).toHaveBeenCalledTimes(3);
  await pass(60_000);
  expect(signOut).toHaveBeenCalledTimes(3);
});

test('a sign-out that an earlier page began goes on, at once when the network is back', async () => {
  hostSignedOut.write('yes');
  jest.mocked(signOut).mockRejectedValueOnce(new Error('network'));
  stop();
  stop = resumeHostSignOut();
  await pass(0);
  window.dispatchEvent(new Event('online'));
  await pass(0);
  expect(signOut).toHaveBeenCalledTimes(2);
});

test('a guest is not signed out, and the word of it does not stay', async () => {
  jest.mocked(isSignedInHere).mockReturnValue(false);
  signOutWithHost();
  expect(hostSignedOut.read()).toBeNull();
  hostSignedOut.write('yes');
  stop();
  stop = resumeHostSignOut();
  await pass(0);
  expect(signOut).not.toHaveBeenCalled();
  expect(hostSignedOut.read()).toBeNull();
});

import { turns } from '@/lib/core/concurrency/test-turns';
import { FAKE_PUSH_KEY, fakePush, fakeToken } from '@/lib/ground/notifications/test-push';
import { watchLeaving, watchReloading } from '@/lib/core/paths/test-location';
import { signInForTest } from '@/lib/core/session/test-sign-in';
import { leaveEndedSession, signOut } from './sign-out';

test('a session that ends while its diner signs out leads nowhere else', async () => {
  const left = watchLeaving();
  const reloaded = watchReloading();
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(Response.json({ address: 'https://provider.example/logout' })));
  const leaving = signOut();
  await turns();
  await leaveEndedSession(null);
  await leaving;
  expect(left.mock.calls).toEqual([['https://provider.example/logout']]);
  expect(reloaded).not.toHaveBeenCalled();
});

test('a sign-out that fails leaves the pushes as they were', async () => {
  const endpoint = 'https://push.test/1';
  const key = Uint8Array.from(atob(FAKE_PUSH_KEY), (letter) => letter.charCodeAt(0)).buffer;
  const { push, remove } = fakePush({ key, permission: 'granted', endpoint });
  signInForTest(true);
  localStorage.setItem('pushToken', fakeToken(endpoint));
  const requested: unknown[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((address, options) => {
    requested.push([options?.method, address]);
    return (address as string).includes('/push')
      ? Promise.resolve(Response.json({ isRegistered: options?.method === 'POST' }))
      : Promise.reject(new TypeError('Failed to fetch'));
  });
  await expect(signOut()).rejects.toMatchObject({ code: 'network' });
  expect(push.endpoint).toBe(endpoint);
  expect(requested).toEqual([
    ['DELETE', '/api/notifications/push'],
    ['POST', '/api/auth/sign-out'],
    ['POST', '/api/notifications/push'],
  ]);
  expect(localStorage.getItem('pushToken')).toBe(fakeToken(endpoint));
  remove();
  signInForTest(false);
});

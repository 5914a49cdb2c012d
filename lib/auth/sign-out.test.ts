import { watchLeaving, watchReloading } from '@/lib/paths/test-location';
import { leaveEndedSession, signOut } from './sign-out';

test('a session that ends while its diner signs out leads nowhere else', async () => {
  const left = watchLeaving();
  const reloaded = watchReloading();
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(Response.json({ address: 'https://provider.example/logout' })));
  const leaving = signOut();
  await new Promise((resolve) => setTimeout(resolve, 20));
  await leaveEndedSession(null);
  await leaving;
  expect(left.mock.calls).toEqual([['https://provider.example/logout']]);
  expect(reloaded).not.toHaveBeenCalled();
});

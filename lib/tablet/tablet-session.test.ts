import { openTabletSession } from './tablet-session.api';
import { bindTabletSession, readTabletSession } from './tablet-session';

test('a session that is being opened is the one of whoever asks meanwhile', async () => {
  const answers: ((response: Response) => void)[] = [];
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => new Promise<Response>((resolve) => void answers.push(resolve)));
  const both = [openTabletSession(3107), openTabletSession(3107)];
  await Promise.resolve();
  expect(answers).toHaveLength(1);
  answers[0]?.(Response.json({ session: 'session-000001' }));
  const [one, other] = await Promise.all(both);
  expect(other).toBe(one);
  bindTabletSession('cart-00000001');
  expect(readTabletSession()?.orderKey).toBe('cart-00000001');
  void openTabletSession(3107);
  await Promise.resolve();
  expect(answers).toHaveLength(2);
});

import { openTabletSession } from './tablet-session.api';
import { bindTabletSession, readTabletSession } from './tablet-session';

let answers: ((session: string) => void)[];
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  answers = [];
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(
      () => new Promise((resolve) => void answers.push((session) => resolve(Response.json({ session })))),
    );
});

test('a session that is being opened is the one of whoever asks meanwhile', async () => {
  const both = [openTabletSession(3107), openTabletSession(3107)];
  expect(answers).toHaveLength(1);
  answers[0]?.('session-000001');
  const [one, other] = await Promise.all(both);
  expect(other).toBe(one);
  bindTabletSession('cart-00000001');
  expect(readTabletSession()?.orderKey).toBe('cart-00000001');
});

test('a session that does not come is opened anew, and never takes the place of the new one', async () => {
  const now = jest.spyOn(Date, 'now').mockReturnValue(1_000_000);
  const late = openTabletSession(3107);
  now.mockReturnValue(1_010_000);
  const next = openTabletSession(3107);
  expect(answers).toHaveLength(2);
  answers[1]?.('session-000002');
  await next;
  answers[0]?.('session-000001');
  await late;
  expect(readTabletSession()?.session).toBe('session-000002');
});

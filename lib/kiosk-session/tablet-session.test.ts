import { openTabletSession } from './tablet-session.api';
import { bindTabletSession, readTabletSession } from './tablet-session';

let answers: ((session: string) => void)[];
let signals: (AbortSignal | null | undefined)[];
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  answers = [];
  signals = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((_address, init) => {
    signals.push(init?.signal);
    return new Promise((resolve, reject) => {
      answers.push((session) => resolve(Response.json({ session })));
      init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
    });
  });
});

test('every caller during an opening gets the same session', async () => {
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

test('an opening without an answer fails as a lost network for every caller', async () => {
  const expiry = new AbortController();
  jest.spyOn(AbortSignal, 'timeout').mockReturnValue(expiry.signal);
  const both = [openTabletSession(3107), openTabletSession(3107)];
  expect(AbortSignal.timeout).toHaveBeenCalledWith(20_000);
  expect(signals).toEqual([expiry.signal]);
  expiry.abort();
  for (const opening of both) await expect(opening).rejects.toMatchObject({ code: 'network' });
  expect(readTabletSession()).toBeNull();
});

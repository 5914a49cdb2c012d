import { answeredBy } from '@/lib/core/bff/test-server';
import { watchReloading } from '@/lib/core/paths/test-location';
import { signInForTest } from '@/lib/core/session/test-sign-in';
import { forgetVisit } from '@/lib/core/session/session-storage';
import { FRESH_HEADER } from './fresh-header';
import { sessionInfoSchema, type SessionInfo } from './session';
import { currentUser, visitSession } from './visit-session';

const info = (part: Partial<SessionInfo> = {}): SessionInfo =>
  sessionInfoSchema.parse({
    isSignedIn: true,
    name: 'Айгерим',
    dinerId: 700431,
    bonusesMinor: 425_000,
    ...part,
  });
const answer = (...answers: SessionInfo[]) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(answeredBy({ 'GET /api/session': answers }));
const isFresh = ([, init]: Parameters<typeof fetch>) => new Headers(init?.headers).get(FRESH_HEADER);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  signInForTest(true);
});
afterEach(() => signInForTest(false));

describe('who is signed in', () => {
  test('is requested once a visit, and for its newest balance once something has changed it', async () => {
    const fetched = answer(info(), info({ bonusesMinor: 479_000 }));
    await visitSession();
    await expect(visitSession()).resolves.toMatchObject({ bonusesMinor: 425_000 });
    forgetVisit();
    await expect(visitSession()).resolves.toMatchObject({ bonusesMinor: 479_000 });
    await visitSession();
    expect(fetched.mock.calls).toHaveLength(2);
    expect(fetched.mock.calls.slice(1).map(isFresh)).toEqual(['true']);
  });

  test('and not known by number is requested again, until it is', async () => {
    const fetched = answer(info({ dinerId: null }), info());
    await expect(visitSession()).resolves.toMatchObject({ dinerId: null });
    await expect(visitSession()).resolves.toMatchObject({ dinerId: 700431 });
    await visitSession();
    expect(fetched).toHaveBeenCalledTimes(2);
  });
});

test('a balance that could not be had is requested again, until it is known', async () => {
  const fetched = answer(info({ bonusesMinor: null }), info());
  await expect(visitSession()).resolves.toMatchObject({ bonusesMinor: null });
  await expect(visitSession()).resolves.toMatchObject({ bonusesMinor: 425_000 });
  await visitSession();
  expect(fetched).toHaveBeenCalledTimes(2);
});

describe('what is done for one diner alone', () => {
  const INTENTS = '[{"of":"another diner"}]';
  beforeEach(() => {
    localStorage.setItem('dinerId', '700432');
    localStorage.setItem('billIntents', INTENTS);
    watchReloading();
  });

  test('finds nothing that another diner left to be sent', async () => {
    answer(info());
    await expect(currentUser()).resolves.toMatchObject({ dinerId: 700431 });
    expect(localStorage.getItem('billIntents')).toBeNull();
  });

  test('waits while the signed-in diner is unknown, and stored intents wait too', async () => {
    answer(info({ dinerId: null }));
    await expect(currentUser()).rejects.toMatchObject({ code: 'upstream/unavailable' });
    expect(localStorage.getItem('billIntents')).toBe(INTENTS);
  });

  test('is for a guest what the server says of it', async () => {
    signInForTest(false);
    const fetched = answer(info());
    await expect(currentUser()).resolves.toMatchObject({ isSignedIn: false });
    expect(fetched).not.toHaveBeenCalled();
  });
});

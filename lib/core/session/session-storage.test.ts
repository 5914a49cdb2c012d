import { isWhole } from '@/lib/core/storage/shape';
import { forgetVisit, perVisit, watchVisit } from './session-storage';

const MINUTE_MS = 60_000;

function signedInAs(signInId: string | null) {
  document.cookie = signInId === null ? 'signedIn=; Max-Age=0' : `signedIn=${signInId}`;
}
function question(value: number) {
  return jest.fn((_hasChanged: boolean) => Promise.resolve(value));
}

/** The module as a page that was just loaded has it. */
async function pageAnew(): Promise<typeof import('./session-storage')> {
  jest.resetModules();
  return import('./session-storage');
}

beforeEach(() => {
  sessionStorage.clear();
  signedInAs('sign-in-1');
});

describe('what a header needs of a signed-in diner', () => {
  test('is requested once a visit, however many pages need it', async () => {
    const load = question(7);
    await expect(perVisit('balance', isWhole, load)).resolves.toBe(7);
    await expect(perVisit('balance', isWhole, load)).resolves.toBe(7);
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('is requested once when two parts of a page need it together', async () => {
    const load = question(7);
    await Promise.all([perVisit('balance', isWhole, load), perVisit('balance', isWhole, load)]);
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('is not requested for a guest', async () => {
    signedInAs(null);
    const load = question(7);
    await expect(perVisit('balance', isWhole, load)).resolves.toBeNull();
    expect(load).not.toHaveBeenCalled();
  });

  test('is never another sign-in’s', async () => {
    await perVisit('balance', isWhole, question(7));
    signedInAs('sign-in-2');
    await expect(perVisit('balance', isWhole, question(1))).resolves.toBe(1);
  });

  test('is requested again after half an hour', async () => {
    await perVisit('balance', isWhole, question(7));
    const now = Date.now();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(now + 29 * MINUTE_MS);
    await expect(perVisit('balance', isWhole, question(8))).resolves.toBe(7);
    clock.mockReturnValue(now + 31 * MINUTE_MS);
    await expect(perVisit('balance', isWhole, question(8))).resolves.toBe(8);
  });

  test('is requested again on the page that a payment leads back to, for half a minute', async () => {
    await perVisit('balance', isWhole, question(7));
    forgetVisit();
    // The page after the payment shares only the storage with the page before.
    const back = await pageAnew();
    const load = question(8);
    await expect(back.perVisit('balance', isWhole, load)).resolves.toBe(8);
    expect(load).toHaveBeenCalledWith(true);
    sessionStorage.removeItem('visit.balance');
    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now + MINUTE_MS);
    const later = question(9);
    await (await pageAnew()).perVisit('balance', isWhole, later);
    expect(later).toHaveBeenCalledWith(false);
  });

  test('is requested again once it is forgotten', async () => {
    await perVisit('balance', isWhole, question(7));
    sessionStorage.setItem('cart', 'kept');
    forgetVisit();
    await expect(perVisit('balance', isWhole, question(8))).resolves.toBe(8);
    expect(sessionStorage.getItem('cart')).toBe('kept');
  });

  test('that was in flight when it was forgotten is not stored', async () => {
    let arrive: (value: number) => void = () => undefined;
    const early = perVisit('balance', isWhole, () => new Promise<number>((resolve) => (arrive = resolve)));
    forgetVisit();
    const late = perVisit('balance', isWhole, question(8));
    arrive(7);
    await expect(early).resolves.toBe(7);
    await expect(late).resolves.toBe(8);
    const load = question(9);
    await expect(perVisit('balance', isWhole, load)).resolves.toBe(8);
    expect(load).not.toHaveBeenCalled();
  });

  test('notifies its watchers when it is forgotten, and the next request says that it has changed', async () => {
    const onForget = jest.fn();
    const stop = watchVisit(onForget);
    await perVisit('changed', isWhole, question(7));
    forgetVisit();
    expect(onForget).toHaveBeenCalledTimes(1);
    const load = question(8);
    await perVisit('changed', isWhole, load);
    expect(load).toHaveBeenCalledWith(true);
    stop();
    forgetVisit();
    expect(onForget).toHaveBeenCalledTimes(1);
  });

  test('that failed is requested again', async () => {
    await expect(perVisit('balance', isWhole, () => Promise.reject(new Error('down')))).rejects.toThrow(
      'down',
    );
    await expect(perVisit('balance', isWhole, question(7))).resolves.toBe(7);
  });

  test.each([
    'garbage',
    '{}',
    'null',
    JSON.stringify({ mark: 'sign-in-1', at: Date.now(), value: 'seven' }),
    JSON.stringify({ mark: 'sign-in-1', at: Date.now() + 3_600_000, value: 3 }),
  ])('is not read out of %s', async (stored) => {
    sessionStorage.setItem('visit.balance', stored);
    await expect(perVisit('balance', isWhole, question(7))).resolves.toBe(7);
  });
});

import { refusal } from '@/lib/core/bff/test-server';
import { grantOneByOne } from '@/lib/core/intents/test-locks';
import { openPressTab, pressServer, startEachPressAnew } from '@/lib/core/intents/test-press';
import type { UnlockRequest } from './unlock';
import { endTrip, isOnTrip, tripBeganAtMs } from './trip';
import { openMsLeft, openUntilMs, unlockIntents, unlockSubject } from './unlock-intent';
import { unlockUse } from './unlock-press';

const { answer, attempts } = pressServer('/api/lock/unlock');

const VENUE = 90_001;
const FRIDGE: UnlockRequest = { venueId: VENUE, lock: 'fridge' };
const MINUTE_MS = 60_000;

/** A page with the button, as one tab shows it. */
function openTab(request = FRIDGE) {
  const signIn = jest.fn();
  const tab = openPressTab(unlockUse(request, signIn));
  return { ...tab, signIn, press: () => tab.press(unlockSubject(request), request) };
}
const keys = () => attempts().map(({ key, isRepetition }) => ({ key, isRepetition }));

startEachPressAnew();
beforeEach(() => answer('never'));

// Holds SHOP-22.
describe('a press of Open', () => {
  test('opens once, and opens nothing again while the lock stands open', async () => {
    answer({ secondsLeft: 60 });
    const { press, view } = openTab();
    await press();
    await press();
    expect(view()).toEqual({ kind: 'made' });
    expect(keys()).toHaveLength(1);
  });

  test('opens anew, under a key of its own, once the lock has shut', async () => {
    answer({ secondsLeft: 60 });
    const { press } = openTab();
    await press();
    await jest.advanceTimersByTimeAsync(MINUTE_MS);
    await press();
    expect(new Set(keys().map(({ key }) => key)).size).toBe(2);
  });

  test('a press of Open whose answer is lost repeats nothing by itself; the next one asks with the same key', async () => {
    answer('no network', { secondsLeft: 40 });
    const { press, resume, view, identify } = openTab();
    await press();
    expect(view()).toMatchObject({ kind: 'unknown', nextAtMs: null });
    await resume();
    await jest.advanceTimersByTimeAsync(10 * MINUTE_MS);
    expect(keys()).toHaveLength(1);
    expect(identify).not.toHaveBeenCalled();
    await press();
    expect(view()).toEqual({ kind: 'made' });
    const [first, second] = keys();
    expect(second).toEqual({ key: first?.key, isRepetition: true });
  });

  test('is unknown after a reload in the middle, and the next one has the same key', async () => {
    answer('never', { secondsLeft: 40 });
    await openTab().press();
    const { resume, view, press } = openTab();
    await resume();
    expect(view()).toMatchObject({ kind: 'unknown', nextAtMs: null });
    expect(keys()).toHaveLength(1);
    await press();
    expect(new Set(keys().map(({ key }) => key)).size).toBe(1);
  });

  test('opens another lock of the same venue too, while the first stands open', async () => {
    answer({ secondsLeft: 60 });
    await openTab().press();
    await openTab({ venueId: VENUE, lock: 'door' }).press();
    expect(attempts<UnlockRequest>().map(({ body }) => body.lock)).toEqual(['fridge', 'door']);
    expect(new Set(keys().map(({ key }) => key)).size).toBe(2);
  });

  test('a press of Open that is refused leaves nothing behind', async () => {
    answer(refusal('lock/not-opened'));
    const { press, view } = openTab();
    await press();
    expect(view()).toMatchObject({ kind: 'refused', error: { code: 'lock/not-opened' } });
    expect(unlockIntents.find(unlockSubject(FRIDGE))).toBeNull();
  });

  test('a press of Open of a guest leads to the sign-in and leaves nothing behind', async () => {
    answer(refusal('auth/required'));
    const { press, signIn } = openTab();
    await press();
    expect(signIn).toHaveBeenCalledTimes(1);
    expect(unlockIntents.find(unlockSubject(FRIDGE))).toBeNull();
  });

  test.each([
    ['an hour', 60],
    ['less than it stands open', 0.5],
  ])('counts no opening longer where the clock was set back by %s', async (_long, minutes) => {
    answer({ secondsLeft: 60 });
    const { press } = openTab();
    await press();
    await jest.advanceTimersByTimeAsync(MINUTE_MS / 2);
    jest.setSystemTime(Date.now() - minutes * MINUTE_MS);
    expect(openMsLeft(FRIDGE)).toBe(minutes > 0.5 ? 0 : MINUTE_MS / 2);
    await jest.advanceTimersByTimeAsync(MINUTE_MS / 2);
    expect(openMsLeft(FRIDGE)).toBe(0);
    await press();
    expect(new Set(keys().map(({ key }) => key)).size).toBe(2);
  });

  test('counts no opening longer where the clock was set on and the time of the page stood still', async () => {
    answer({ secondsLeft: 60 });
    await openTab().press();
    jest.setSystemTime(Date.now() + 2 * MINUTE_MS);
    expect(openMsLeft(FRIDGE)).toBe(0);
  });

  test('a press of Open in two tabs at once opens once, and both show it', async () => {
    grantOneByOne();
    answer({ secondsLeft: 60 });
    const tabs = [openTab(), openTab()];
    await Promise.all(tabs.map(({ press }) => press()));
    expect(tabs.map(({ view }) => view().kind)).toEqual(['made', 'made']);
    expect(keys()).toHaveLength(1);
  });
});

// Holds SHOP-25.
describe('a trip to a fridge', () => {
  const open = async (secondsLeft: number, lock = 'fridge') => {
    answer({ secondsLeft });
    await openTab({ venueId: VENUE, lock }).press();
  };

  test('begins when the lock has opened, and lasts after it has shut', async () => {
    expect(isOnTrip(VENUE)).toBe(false);
    await open(60);
    await jest.advanceTimersByTimeAsync(2 * MINUTE_MS);
    expect(isOnTrip(VENUE)).toBe(true);
    expect(isOnTrip(VENUE + 1)).toBe(false);
    await jest.advanceTimersByTimeAsync(24 * 60 * MINUTE_MS);
    expect(isOnTrip(VENUE)).toBe(false);
  });

  test('a trip to a fridge to one fridge lasts while another venue’s is opened, and ends by itself', async () => {
    await open(60);
    answer({ secondsLeft: 60 });
    await openTab({ venueId: VENUE + 1, lock: 'fridge' }).press();
    expect([VENUE, VENUE + 1].map(isOnTrip)).toEqual([true, true]);
    endTrip(VENUE + 1);
    expect([VENUE, VENUE + 1].map(isOnTrip)).toEqual([true, false]);
    endTrip(VENUE);
    expect(localStorage.getItem('lockTrip')).toBeNull();
  });

  test('began when its first lock opened, whatever opens after it, and the next one begins anew', async () => {
    expect(tripBeganAtMs(VENUE)).toBeNull();
    const beganAtMs = Date.now();
    await open(60);
    await jest.advanceTimersByTimeAsync(10 * MINUTE_MS);
    await open(60, 'door');
    expect(tripBeganAtMs(VENUE)).toBe(beganAtMs);
    endTrip(VENUE);
    expect(tripBeganAtMs(VENUE)).toBeNull();
    await jest.advanceTimersByTimeAsync(10 * MINUTE_MS);
    await open(60);
    expect(tripBeganAtMs(VENUE)).toBe(beganAtMs + 20 * MINUTE_MS);
  });

  test('a trip to a fridge that an earlier release has stored goes on, with every opening as one of it', async () => {
    localStorage.setItem('lockTrip', JSON.stringify({ venueId: VENUE, closesAtMs: Date.now() }));
    expect(isOnTrip(VENUE)).toBe(true);
    expect(tripBeganAtMs(VENUE)).toBe(0);
    await open(60);
    expect(tripBeganAtMs(VENUE)).toBe(0);
  });

  test('does not begin where a lock did not open, or its state is unknown', async () => {
    for (const code of ['lock/not-opened', 'lock/unknown-outcome'] as const) {
      answer(refusal(code));
      await openTab().press();
    }
    expect(isOnTrip(VENUE)).toBe(false);
    expect(openUntilMs(FRIDGE)).toBeNull();
  });

  test('lasts after a second press that opened nothing', async () => {
    await open(0);
    answer(refusal('lock/not-opened'));
    await openTab().press();
    expect(isOnTrip(VENUE)).toBe(true);
    expect(openUntilMs(FRIDGE)).toBeNull();
  });

  test('ends when the diner says so, and begins anew while the lock still stands open', async () => {
    await open(60);
    endTrip(VENUE);
    expect(isOnTrip(VENUE)).toBe(false);
    await openTab().press();
    expect(isOnTrip(VENUE)).toBe(true);
    expect(keys()).toHaveLength(1);
  });
});

import { refusal } from '@/lib/core/bff/test-server';
import { MAX_FINAL_ANSWERS } from '@/lib/core/intents/outcome';
import { grantOneByOne } from '@/lib/core/intents/test-locks';
import { openPressTab, pressServer, startEachPressAnew } from '@/lib/core/intents/test-press';
import type { WaiterCallRequest } from './waiter-call.schema';
import { CALL_LIFE_MS, lastWaiterCall, openWaiterCall, waiterIntents, waiterSubject } from './waiter-intent';
import { waiterUse } from './waiter-press';

const { answer, attempts } = pressServer('/api/bill/waiter-calls');

const TABLE = { venueId: 3107, tableId: 812 };
const REQUEST: WaiterCallRequest = { ...TABLE, reason: 'bill', comment: '' };

/** A page with the button, as one tab shows it. */
function openTab() {
  const signIn = jest.fn();
  const tab = openPressTab(waiterUse(TABLE, { signIn }));
  return { ...tab, signIn, press: (request = REQUEST) => tab.press(waiterSubject(request), request) };
}
const sent = () => attempts<WaiterCallRequest>();
const keys = () => new Set(sent().map(({ key }) => key));

startEachPressAnew();
beforeEach(() => answer('never'));

// Holds BILL-22.
describe('a press of Call', () => {
  test('calls once, and stores when and how far the call has come', async () => {
    answer({ status: 'sent' });
    const { press, view } = openTab();
    await press();
    expect(view()).toEqual({ kind: 'made' });
    expect(sent()).toHaveLength(1);
    expect(lastWaiterCall(TABLE)).toEqual({ calledAt: Date.now(), status: 'sent' });
  });

  test('a press of Call after an answered one checks, with a new key, how far the call has come', async () => {
    answer({ status: 'sent' }, { status: 'accepted' });
    const { press } = openTab();
    await press();
    await press();
    expect(keys().size).toBe(2);
    expect(lastWaiterCall(TABLE)?.status).toBe('accepted');
  });

  test('a press of Call with a lost answer waits for the next press, which sends the same key', async () => {
    answer('no network', { status: 'sent' });
    const { press, resume, view } = openTab();
    await press();
    expect(view()).toMatchObject({ kind: 'unknown', nextAtMs: null });
    await resume();
    await jest.advanceTimersByTimeAsync(CALL_LIFE_MS / 2);
    expect(sent()).toHaveLength(1);
    await press();
    expect(view()).toEqual({ kind: 'made' });
    expect(keys().size).toBe(1);
    expect(sent().map(({ isRepetition }) => isRepetition)).toEqual([false, true]);
  });

  test('shows as unknown after a reload in the middle, for any reason', async () => {
    answer('never', { status: 'sent' });
    await openTab().press();
    const { resume, view, press } = openTab();
    await resume();
    expect(view()).toMatchObject({ kind: 'unknown', nextAtMs: null });
    const open = openWaiterCall(TABLE);
    expect(open?.body).toEqual(REQUEST);
    await press(open?.body);
    expect(keys().size).toBe(1);
  });

  test('a press of Call without network says that nothing has left the phone', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    answer('no network');
    const { press, view } = openTab();
    await press();
    expect(view()).toMatchObject({ kind: 'unknown', isUnsent: true });
  });

  test('a press of Call that was left open is not sent to a table whose guests may have gone', async () => {
    answer('no network', { status: 'sent' });
    const { press } = openTab();
    await press();
    await jest.advanceTimersByTimeAsync(CALL_LIFE_MS);
    expect(openWaiterCall(TABLE)).toBeNull();
    await press();
    expect(keys().size).toBe(2);
  });

  test.each(['request/too-many', 'table/not-found', 'waiter/not-called'] as const)(
    'a press of Call that is refused by %s leaves nothing behind',
    async (code) => {
      answer(refusal(code));
      const { press, view } = openTab();
      await press();
      expect(view()).toMatchObject({ kind: 'refused', error: { code } });
      expect(waiterIntents.find(waiterSubject(REQUEST))).toBeNull();
    },
  );

  test('keeps its key where the storage is full', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    answer('no network', { status: 'sent' });
    const { press, view } = openTab();
    await press();
    await press();
    expect(view()).toEqual({ kind: 'made' });
    expect(keys().size).toBe(1);
  });

  test('a press of Call for another reason is a call of its own', async () => {
    answer('no network', { status: 'sent' });
    const { press } = openTab();
    await press();
    await press({ ...REQUEST, reason: 'cleaning' });
    expect(keys().size).toBe(2);
    expect(openWaiterCall(TABLE)?.body.reason).toBe('bill');
    expect(openWaiterCall({ ...TABLE, tableId: 805 })).toBeNull();
  });

  test('a press of Call that was given up hides no other one whose outcome is open', async () => {
    answer('no network', refusal('waiter/already-sent'));
    const { press, view } = openTab();
    await press();
    await press({ ...REQUEST, reason: 'cleaning' });
    expect(view()).toMatchObject({ kind: 'unsettled', isKeyReused: true });
    expect(openWaiterCall(TABLE)?.body.reason).toBe('bill');
  });

  test('a press of Call with too many equal answers is not repeated any more', async () => {
    answer('no network', refusal('request/invalid'));
    const { press, view } = openTab();
    await press();
    for (let time = 0; time < MAX_FINAL_ANSWERS; time += 1) await press();
    expect(view()).toMatchObject({ kind: 'unknown' });
    await press();
    expect(view()).toMatchObject({ kind: 'unsettled', isKeyReused: false });
    expect(keys().size).toBe(1);
  });

  test('a press of Call in two tabs at once calls once, and both show it', async () => {
    grantOneByOne();
    answer({ status: 'sent' });
    const tabs = [openTab(), openTab()];
    await Promise.all(tabs.map(({ press }) => press()));
    expect(tabs.map(({ view }) => view().kind)).toEqual(['made', 'made']);
    expect(sent()).toHaveLength(1);
  });

  test('a press of Call of a session that has ended leads to the sign-in', async () => {
    answer(refusal('auth/required'));
    const { press, signIn } = openTab();
    await press();
    expect(signIn).toHaveBeenCalledTimes(1);
    expect(openWaiterCall(TABLE)).toBeNull();
  });
});

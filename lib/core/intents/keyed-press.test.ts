/** @jest-environment node */
import { BffError } from '@/lib/core/bff/client';
import type { ErrorCode } from '@/lib/core/errors/errors';
import { keyedPress } from './keyed-press';

const TIP = { amountMinor: 50_000 };

/** A button; each press names how its request ends, and is answered with the key that it sent. */
function button() {
  const press = keyedPress('tips');
  return async (body: unknown, failure?: ErrorCode | 'network' | TypeError) => {
    let sent = '';
    const pressed = press(body, (key) => {
      sent = key;
      if (failure === undefined) return Promise.resolve();
      return Promise.reject(failure instanceof TypeError ? failure : new BffError(failure));
    });
    await pressed.catch(() => undefined);
    return sent;
  };
}

describe('a keyed press', () => {
  test('sends a key that names its purpose and that routes take', async () => {
    expect(await button()(TIP)).toMatch(/^tips-[0-9a-f]{32}-[0-9a-f]{1,8}$/);
  });

  test('made twice at once sends one key', async () => {
    const press = button();
    const [first, second] = await Promise.all([press(TIP), press(TIP)]);
    expect(second).toBe(first);
  });

  test.each<ErrorCode | 'network' | TypeError>([
    'network',
    'upstream/unavailable',
    'request/too-many',
    'request/invalid',
    'auth/required',
    'server/failed',
    new TypeError('unexpected'),
  ])(
    'a keyed press after %s, which says nothing of earlier presses, sends the same key again',
    async (failure) => {
      const press = button();
      const lost = await press(TIP, 'network');
      expect(await press(TIP, failure)).toBe(lost);
      expect(await press(TIP)).toBe(lost);
    },
  );

  test.each<ErrorCode>(['tips/not-allowed', 'order/already-paid', 'order/already-sent'])(
    'a keyed press after %s, which ends the attempt, sends another key',
    async (refusal) => {
      const press = button();
      const refused = await press(TIP, refusal);
      expect(await press(TIP)).not.toBe(refused);
    },
  );

  test('sends another key once it has succeeded', async () => {
    const press = button();
    const first = await press(TIP);
    expect(await press(TIP)).not.toBe(first);
  });

  test('a keyed press of another body sends another key, and of the first body again the first', async () => {
    const press = button();
    const first = await press(TIP, 'network');
    expect(await press({ amountMinor: 70_000 }, 'network')).not.toBe(first);
    expect(await press(TIP, 'network')).toBe(first);
  });

  test('a keyed press whose outcome is unknown keeps its key when another body is refused', async () => {
    const press = button();
    const lost = await press(TIP, 'network');
    await press({ amountMinor: 70_000 }, 'tips/not-allowed');
    expect(await press(TIP)).toBe(lost);
  });

  test('a keyed press under a stored prefix sends the same key after a reload', async () => {
    const send = (key: string) => Promise.resolve(key);
    const [before, after] = [keyedPress('address', 'address-1'), keyedPress('address', 'address-1')];
    expect(await after(TIP, send)).toBe(await before(TIP, send));
  });
});

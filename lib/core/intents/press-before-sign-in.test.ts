import { emptyStorage, forbidStorage } from '@/lib/core/storage/test-storage';
import { isText, isWhole, recordOf } from '@/lib/core/storage/shape';
import { pressBeforeSignIn } from './press-before-sign-in';

const NOW = Date.UTC(2026, 2, 14, 9);
const PRESSED = { cartId: 'cart-00000001', toPayMinor: 270_000 };
const { note, take } = pressBeforeSignIn(
  'orderAfterSignIn',
  recordOf<typeof PRESSED>({ cartId: isText, toPayMinor: isWhole }),
);

beforeEach(() => {
  emptyStorage();
  jest.useFakeTimers({ now: NOW });
});
afterEach(() => jest.useRealTimers());

// Holds CHK-24, BILL-24.
describe('what a guest has pressed', () => {
  test('is handed out once', () => {
    note(PRESSED);
    expect(take()).toMatchObject(PRESSED);
    expect(take()).toBeNull();
  });

  test.each([
    ['ten minutes', 10 * 60_000, true],
    ['more than ten minutes', 10 * 60_000 + 1, false],
    ['less than nothing: the clock was set back', -1, false],
  ])('after %s', (_what, afterMs, isGoingOn) => {
    note(PRESSED);
    jest.setSystemTime(NOW + afterMs);
    expect(take() !== null).toBe(isGoingOn);
  });

  test('stays in its tab', () => {
    note(PRESSED);
    expect(localStorage).toHaveLength(0);
  });

  test.each(['', '{', '{"version":1}', JSON.stringify({ version: 2, ...PRESSED, pressedAt: NOW })])(
    'is dropped when storage holds %j',
    (value) => {
      sessionStorage.setItem('orderAfterSignIn', value);
      expect(take()).toBeNull();
    },
  );

  test('does not outlive the page where storage is forbidden', () => {
    forbidStorage();
    expect(take()).toBeNull();
  });
});

import { emptyStorage, forbidStorage } from '@/lib/storage/test-storage';
import { noteOrderAfterSignIn, takeOrderAfterSignIn } from './order-after-sign-in';

const NOW = Date.UTC(2026, 2, 14, 9);
const PRESSED = { cartId: 'cart-00000001', toPayMinor: 270_000 };

beforeEach(() => {
  emptyStorage();
  jest.useFakeTimers({ now: NOW });
});
afterEach(() => jest.useRealTimers());

// Holds CHK-24.
describe('an order that a guest has pressed', () => {
  test('is handed out once', () => {
    noteOrderAfterSignIn(PRESSED);
    expect(takeOrderAfterSignIn()).toMatchObject(PRESSED);
    expect(takeOrderAfterSignIn()).toBeNull();
  });

  test.each([
    ['ten minutes', 10 * 60_000, true],
    ['more than ten minutes', 10 * 60_000 + 1, false],
    ['less than nothing: the clock was set back', -1, false],
  ])('after %s', (_what, afterMs, isGoingOn) => {
    noteOrderAfterSignIn(PRESSED);
    jest.setSystemTime(NOW + afterMs);
    expect(takeOrderAfterSignIn() !== null).toBe(isGoingOn);
  });

  test('stays in its tab', () => {
    noteOrderAfterSignIn(PRESSED);
    expect(localStorage).toHaveLength(0);
  });

  test.each(['', '{', '{"version":1}', JSON.stringify({ version: 2, ...PRESSED, pressedAt: NOW })])(
    'is none where storage holds %j',
    (value) => {
      sessionStorage.setItem('orderAfterSignIn', value);
      expect(takeOrderAfterSignIn()).toBeNull();
    },
  );

  test('does not outlive the page where storage is forbidden', () => {
    forbidStorage();
    expect(takeOrderAfterSignIn()).toBeNull();
  });
});

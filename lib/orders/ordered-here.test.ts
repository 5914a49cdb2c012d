import { FIRST_PAINT_SCRIPT, withFirstPaintScript } from '@/lib/core/page-scripts/first-paint.mjs';
import { signInForTest } from '@/lib/core/session/test-sign-in';
import { emptyStorage } from '@/lib/core/storage/test-storage';
import { noteOrdered } from './ordered-here';

const page = (body: string) => `<html><head><title>Tea</title></head><body>${body}</body></html>`;
const run = () => {
  delete document.documentElement.dataset.ordered;
  window.eval(FIRST_PAINT_SCRIPT);
  return document.documentElement.dataset.ordered;
};

beforeEach(() => {
  emptyStorage();
  signInForTest(true);
});

test('a page with a place for the order of the diner marks itself before its content', () => {
  expect(withFirstPaintScript(page('<div data-order-place=""></div>'))).toBe(
    `<html><head><title>Tea</title><script>${FIRST_PAINT_SCRIPT}</script></head>` +
      '<body><div data-order-place=""></div></body></html>',
  );
  expect(withFirstPaintScript(page('Tea'))).toBe(page('Tea'));
});

test('the flag is set for the diner who has ordered on this device and for no other', () => {
  expect(run()).toBeUndefined();
  noteOrdered();
  expect(run()).toBe('');
  signInForTest(false);
  expect(run()).toBeUndefined();
  document.cookie = 'signedIn=sign-in-2';
  expect(run()).toBeUndefined();
});

test('storage that is forbidden sets no mark', () => {
  noteOrdered();
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(run()).toBeUndefined();
});

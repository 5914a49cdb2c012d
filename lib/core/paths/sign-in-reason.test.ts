/** @jest-environment node */
import { paths } from './paths';
import { signInReason } from './sign-in-reason';

// Holds PAY-11.
test.each([
  [paths.paymentReturn('success', 7), 'payment'],
  [paths.paymentReturn('failure', 7), 'payment'],
  [paths.preorder('a1'), 'payment'],
  [paths.preorderTip('a1', 't1'), 'payment'],
  [paths.orderTip(7, 't1'), 'payment'],
  [paths.order(7), 'order'],
  [paths.thanks(3107, 7), 'order'],
  [paths.orders(), 'start'],
  [paths.cart(), 'start'],
  ['/', 'start'],
] as const)('a return to %s needs a sign-in for: %s', (path, reason) => {
  expect(signInReason(path)).toBe(reason);
});

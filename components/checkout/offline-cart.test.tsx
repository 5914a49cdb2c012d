import { screen, waitFor } from '@testing-library/react';
import { dispatchCart } from '@/lib/cart/cart-store';
import { testLine } from '@/lib/cart/test-cart';
import { signInForTest } from '@/lib/core/session/test-sign-in';
import type { CheckoutDraft } from '@/lib/pages/checkout/draft';
import {
  saveDraft,
  orderButton,
  placed,
  problem,
  serve,
  session,
  showForm,
  startOver,
  t,
  VENUE,
} from './test-checkout';

beforeEach(startOver);

/** The cart of a diner, opened without a connection. */
function showOffline(draft: Partial<CheckoutDraft> = {}, isSignedIn = true) {
  signInForTest(isSignedIn);
  saveDraft({ consentedAt: '2026-03-14T09:00:00.000Z', ...draft });
  dispatchCart({ type: 'lineAdded', venue: VENUE, line: testLine(), newCartId: 'cart-00000001' });
  serve({
    '/api/session': session({ isSignedIn }),
    '/api/cart/quote': () => Promise.reject(new TypeError('Failed to fetch')),
  });
  return showForm({ kind: 'idle' });
}

// Holds OFF-16.
describe('a cart without a connection', () => {
  test('takes a takeaway in cash, says that it is sent later, and spins no longer', async () => {
    const { onPlace, user } = showOffline();
    expect(await screen.findByText(t('offlineOrder'))).toBeVisible();
    await waitFor(() => expect(orderButton()).not.toHaveAttribute('aria-busy'));
    await user.click(orderButton());
    expect(placed(onPlace)).toMatchObject({ type: 'takeaway', payment: 'cash' });
  });

  test('says to a guest when they can sign in and order', async () => {
    showOffline({}, false);
    await waitFor(() => expect(problem()).toBe(t('offlineGuest')));
    expect(screen.getByRole('button', { name: t('checkAgain') })).toBeEnabled();
  });

  test('says when what only a check can confirm is checked', async () => {
    showOffline({ payment: 'online' });
    await waitFor(() => expect(problem()).toBe(t('offlineCheck')));
  });
});

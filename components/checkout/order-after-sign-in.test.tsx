import { screen, waitFor } from '@testing-library/react';
import { testQuote, testQuotedLine, testWindow } from '@/lib/cart/test-cart';
import { orderAfterSignIn } from '@/lib/pages/checkout/order-after-sign-in';
import { consentTexts } from '@/lib/legal/given-consent';
import { toasts } from '@/components/ui/toasts';
import { watchLeaving } from '@/lib/core/paths/test-location';
import { setClock } from '@/lib/core/time/test-clock';
import { saveDraft, orderButton, t } from './test-checkout';
import { beginForm, consent, DOCUMENTS, showCart } from './test-checkout-form';

const CART = 'cart-00000001';
const SUM_MINOR = 180_000;
const SEEN: Parameters<typeof orderAfterSignIn.note>[0] = {
  cartId: CART,
  toPayMinor: SUM_MINOR,
  service: 'takeaway',
  wantedAt: null,
  payment: 'cash',
  place: '',
};

let shownToast: jest.SpyInstance;
beforeEach(() => {
  beginForm();
  history.replaceState(null, '', '/cart?signed-in=true');
  saveDraft({ consentsTo: consentTexts(null, DOCUMENTS), consentedAt: '2026-03-14T09:00:00.000Z' });
  shownToast = jest.spyOn(toasts, 'show');
});

const settled = () => waitFor(() => expect(orderButton()).not.toHaveAttribute('aria-busy', 'true'));

// Holds CHK-24.
describe('an order that was pressed before the sign-in', () => {
  test('goes on by itself, once', async () => {
    orderAfterSignIn.note(SEEN);
    const { onPlace } = await showCart({});
    await waitFor(() => expect(onPlace).toHaveBeenCalledTimes(1));
    expect(onPlace).toHaveBeenCalledWith(CART, expect.objectContaining({ sumMinor: SUM_MINOR }));
    expect(window.location.search).toBe('');
  });

  test('waits for the diner where the sum is another one now, and says so', async () => {
    orderAfterSignIn.note({ ...SEEN, toPayMinor: SUM_MINOR - 100 });
    const { onPlace } = await showCart({});
    await waitFor(() => expect(shownToast).toHaveBeenCalledWith({ text: t('changedMeanwhile') }));
    expect(onPlace).not.toHaveBeenCalled();
  });

  test.each([
    [
      'the restaurant has closed meanwhile: as soon as possible would be tomorrow',
      { wantedAt: null },
      { windows: [testWindow('2030-03-15 10:00', '2030-03-15 18:00')] },
    ],
    ['it would be as soon as possible, and was for later', { wantedAt: '2026-03-14T15:00:00.000Z' }, {}],
    ['it would go to another door', { place: 'Абая\n10\n4\n43.2400\n76.9500' }, {}],
    ['it would be of another service', { service: 'express' as const }, {}],
    ['it would be paid in another way', { payment: 'online' as const }, {}],
  ])('waits where %s', async (_why, pressed, quoted) => {
    setClock('2030-03-14T08:20:00.000Z');
    orderAfterSignIn.note({ ...SEEN, ...pressed });
    const { onPlace } = await showCart({ quote: testQuote([testQuotedLine()], quoted) });
    await waitFor(() => expect(shownToast).toHaveBeenCalledWith({ text: t('changedMeanwhile') }));
    expect(onPlace).not.toHaveBeenCalled();
  });

  test('waits where the cart is another one', async () => {
    orderAfterSignIn.note({ ...SEEN, cartId: 'cart-00000002' });
    const { onPlace } = await showCart({});
    await waitFor(() => expect(shownToast).toHaveBeenCalled());
    expect(onPlace).not.toHaveBeenCalled();
  });

  test('waits where a dish is sold out by now: its reason stands at the button', async () => {
    orderAfterSignIn.note(SEEN);
    const { onPlace } = await showCart({
      quote: testQuote([testQuotedLine({ issues: ['stopped'] })], {}),
    });
    await screen.findAllByText(/Плов/);
    await waitFor(() => expect(window.location.search).toBe(''));
    expect(onPlace).not.toHaveBeenCalled();
    expect(shownToast).not.toHaveBeenCalled();
  });

  test('waits where a text has changed meanwhile: the press before agreed to another one', async () => {
    saveDraft({
      consentsTo: consentTexts(null, [{ code: 'offer', version: '2.0' }, ...DOCUMENTS.slice(1)]),
      consentedAt: '2026-03-14T09:00:00.000Z',
    });
    orderAfterSignIn.note(SEEN);
    const { onPlace } = await showCart({});
    await waitFor(() => expect(window.location.search).toBe(''));
    await settled();
    expect(onPlace).not.toHaveBeenCalled();
    expect(orderButton()).toHaveAccessibleDescription(/^Нажимая кнопку/);
  });

  test('is given up by a diner who did not sign in', async () => {
    orderAfterSignIn.note(SEEN);
    const { onPlace } = await showCart({ isSignedIn: false });
    await waitFor(() => expect(sessionStorage.getItem('orderAfterSignIn')).toBeNull());
    expect(onPlace).not.toHaveBeenCalled();
  });

  test('is given up by a diner who opens the cart by another way', async () => {
    history.replaceState(null, '', '/cart');
    orderAfterSignIn.note(SEEN);
    const { onPlace } = await showCart({});
    await waitFor(() => expect(sessionStorage.getItem('orderAfterSignIn')).toBeNull());
    await settled();
    expect(onPlace).not.toHaveBeenCalled();
  });

  test('is given up where the cart cannot be checked: the button can be pressed', async () => {
    orderAfterSignIn.note(SEEN);
    const { onPlace } = await showCart({ quote: null });
    await settled();
    expect(onPlace).not.toHaveBeenCalled();
    expect(orderButton()).toBeEnabled();
  });

  test('is given up by a diner who comes back to the page as it was left', async () => {
    history.replaceState(null, '', '/cart');
    await showCart({ isSignedIn: false });
    await waitFor(() => expect(consent()).toBeChecked());
    orderAfterSignIn.note(SEEN);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(sessionStorage.getItem('orderAfterSignIn')).toBeNull();
  });

  test('is not noted where a diner is known already, who may be signed in without a code', async () => {
    history.replaceState(null, '', '/cart');
    localStorage.setItem('dinerId', '41');
    watchLeaving();
    const { user } = await showCart({ isSignedIn: false });
    await waitFor(() => expect(consent()).toBeChecked());
    await user.click(orderButton(t('signInAndOrder')));
    expect(sessionStorage.getItem('orderAfterSignIn')).toBeNull();
  });

  test('never starts from a URL alone', async () => {
    const { onPlace } = await showCart({});
    await waitFor(() => expect(window.location.search).toBe(''));
    await settled();
    expect(onPlace).not.toHaveBeenCalled();
  });
});

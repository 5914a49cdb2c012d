import { screen, waitFor } from '@testing-library/react';
import { readCart } from '@/lib/cart/cart-store';
import { testQuote, testQuotedLine, testWindow } from '@/lib/cart/test-cart';
import { orderRequestSchema } from '@/lib/orders/placing/order-request.schema';
import { watchLeaving } from '@/lib/core/paths/test-location';
import { setAgeConfirmed } from '@/lib/menu/age-confirmation';
import { setClock } from '@/lib/core/time/test-clock';
import { ORDER, orderButton, t, unfold } from './test-checkout';
import { beginForm, cartText, DOCUMENTS, line, showCart } from './test-checkout-form';

beforeEach(beginForm);

/** Tomorrow, Friday, from 14:00 to 14:15 in Almaty. */
const TOMORROW = [testWindow('2030-03-15 14:00', '2030-03-15 14:30')];
const [FIRST_TIME, SECOND_TIME] = ['2030-03-15T09:00:00.000Z', '2030-03-15T09:15:00.000Z'];

describe('the consent', () => {
  // Holds CART-11.
  test('is given by the button, whose description says so', async () => {
    await showCart({});
    await waitFor(() =>
      expect(orderButton()).toHaveAccessibleDescription(
        t.markup('pressConsent', { doc: (chunks) => chunks, offer: (chunks) => chunks }),
      ),
    );
    expect(sessionStorage.getItem('checkout')).not.toMatch(/"consentedAt":"/);
  });

  test('leads to the texts that it is about', async () => {
    await showCart({});
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(expect.arrayContaining(['/legal/personal_data_consent', '/legal/offer']));
  });

  test('given with the press, the order goes out as the server reads it', async () => {
    const { onPlace, user } = await showCart({
      lines: [
        line(1, 'Плов', {
          count: 2,
          additives: [{ additiveId: 7, name: 'Ачичук', priceMinor: 5000, count: 1 }],
        }),
      ],
    });
    await unfold(user, t('nameAndNote'));
    await user.type(screen.getByRole('textbox', { name: t('name') }), '  Айгерім ');
    await user.type(screen.getByRole('textbox', { name: t('comment') }), 'Без лука');
    await user.click(orderButton());
    const order = {
      type: 'takeaway',
      venueId: 3107,
      lines: [
        {
          productId: 1,
          sizeId: null,
          additives: [{ additiveId: 7, count: 1 }],
          count: 2,
          priceMinor: 180_000,
          promoId: null,
        },
      ],
      comment: 'Без лука',
      customerName: 'Айгерім',
      wantedAt: null,
      payment: 'cash',
      bonusesMinor: 0,
      bonusAccount: 'general',
      promoCode: null,
      sumMinor: 370_000,
      hasConsented: true,
      acceptsMarketing: false,
      consents: { documents: DOCUMENTS.slice(0, 2) },
      isAgeConfirmed: false,
      source: null,
    };
    expect(onPlace).toHaveBeenCalledWith('cart-00000001', order);
    const [[, request]] = onPlace.mock.calls as [[string, unknown]];
    expect(orderRequestSchema.parse(request)).toEqual(order);
  });

  test('is the very same when it is pressed again later: the consent is as old as the first press', async () => {
    const { onPlace, user } = await showCart({});
    await user.click(orderButton());
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 5);
    await user.click(orderButton());
    const [[, first], [, second]] = onPlace.mock.calls as [[string, unknown], [string, unknown]];
    expect(second).toEqual(first);
  });

  test('and typed texts survive a reload during the visit', async () => {
    const { user } = await showCart({});
    await unfold(user, t('nameAndNote'));
    await user.type(screen.getByRole('textbox', { name: t('comment') }), 'Без лука');
    await user.click(orderButton());
    expect(sessionStorage.getItem('checkout')).toContain('Без лука');
    expect(sessionStorage.getItem('checkout')).toMatch(/"consentedAt":"\d{4}-/);
  });
});

describe('the name', () => {
  // Holds CART-10.
  test('is optional', async () => {
    const { onPlace, user } = await showCart({});
    await user.click(orderButton());
    expect(onPlace).toHaveBeenCalledWith('cart-00000001', expect.objectContaining({ customerName: null }));
  });

  test('is the known one when the field is empty', async () => {
    const { onPlace, user } = await showCart({ name: 'Данияр' });
    await user.click(orderButton());
    expect(onPlace).toHaveBeenCalledWith(
      'cart-00000001',
      expect.objectContaining({ customerName: 'Данияр' }),
    );
  });
});

describe('the age', () => {
  const beer = line(2, 'Пиво', { minAge: 21 });
  const ageBox = () => screen.queryByRole('checkbox', { name: t('age', { age: 21 }) });

  test('is required if a dish needs it', async () => {
    const { onPlace, user } = await showCart({ lines: [line(1, 'Плов'), beer] });
    await user.click(orderButton());
    expect(ageBox()).toHaveAccessibleDescription(t('ageRequired', { age: 21 }));
    // A press that orders nothing gives no consent.
    expect(sessionStorage.getItem('checkout')).not.toMatch(/"consentedAt":"/);
    expect(onPlace).not.toHaveBeenCalled();
    await user.click(ageBox() as HTMLElement);
    await user.click(orderButton());
    expect(onPlace).toHaveBeenCalledWith('cart-00000001', expect.objectContaining({ isAgeConfirmed: true }));
  });

  test('confirmed in the menu needs no second confirmation', async () => {
    setAgeConfirmed(true);
    const { onPlace, user } = await showCart({ lines: [beer] });
    expect(ageBox()).toBeChecked();
    await user.click(orderButton());
    expect(onPlace).toHaveBeenCalledWith('cart-00000001', expect.objectContaining({ isAgeConfirmed: true }));
  });

  test('is not required otherwise', async () => {
    await showCart({});
    expect(ageBox()).not.toBeInTheDocument();
  });

  test('is not required for a dish that is unavailable', async () => {
    await showCart({
      lines: [line(1, 'Плов'), beer],
      quote: testQuote([testQuotedLine(), testQuotedLine({ issues: ['stopped'] })]),
    });
    expect(ageBox()).not.toBeInTheDocument();
  });
});

describe('the order button', () => {
  test('leads a guest to sign in and back to the cart', async () => {
    const leaving = watchLeaving();
    const { onPlace, user } = await showCart({ isSignedIn: false });
    await user.click(orderButton(t('signInAndOrder')));
    expect(leaving).toHaveBeenCalledWith('/api/auth/sign-in?return=%2Fcart%3Fsigned-in%3Dtrue');
    expect(onPlace).not.toHaveBeenCalled();
    expect(readCart().cart?.lines).toHaveLength(1);
  });

  // Holds CHK-19.
  test.each([
    ['sells nothing in this way', { services: [] }, {}, t('notOffered')],
    ['has no way to pay', { payments: [] }, {}, t('noPayment')],
    ['takes no orders (disable_payment_button)', { isOrderingOff: true, payments: [] }, {}, t('orderingOff')],
    ['is closed and has no later time', {}, { windows: [] }, t('noTimes')],
  ])('rests where the venue %s', async (_what, venue, part, reason) => {
    const quote = testQuote([testQuotedLine()], part);
    await showCart({ quote: { ...quote, venue: { ...quote.venue, ...venue } } });
    expect(screen.getAllByText(reason).length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: ORDER })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: cartText('toVenues') })).toHaveAttribute('href', '/filials');
  });

  test('is busy while an order is on its way', async () => {
    const { onPlace, user } = await showCart({ placing: { kind: 'sending' } });
    await user.click(orderButton());
    expect(orderButton()).toHaveAttribute('aria-busy', 'true');
    expect(onPlace).not.toHaveBeenCalled();
  });

  test('orders for the first time that is to be had while the venue is closed', async () => {
    setClock('2030-03-14T08:20:00.000Z');
    const { onPlace, user } = await showCart({ quote: testQuote([testQuotedLine()], { windows: TOMORROW }) });
    await user.click(orderButton());
    expect(onPlace).toHaveBeenCalledWith('cart-00000001', expect.objectContaining({ wantedAt: FIRST_TIME }));
  });

  test('orders for the time that was chosen', async () => {
    setClock('2030-03-14T08:20:00.000Z');
    const { onPlace, user } = await showCart({ quote: testQuote([testQuotedLine()], { windows: TOMORROW }) });
    await unfold(user, t('time_takeaway'));
    await user.click(screen.getByRole('radio', { name: '14:15' }));
    await user.click(orderButton());
    expect(onPlace).toHaveBeenCalledWith('cart-00000001', expect.objectContaining({ wantedAt: SECOND_TIME }));
  });
});

import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { sessionInfoSchema } from '@/lib/ground/auth/session';
import { queryClient } from '@/lib/core/bff/query-client';
import { dispatchCart, readCart } from '@/lib/cart/cart-store';
import { testLine, testQuote, testQuotedLine } from '@/lib/cart/test-cart';
import { loadDraft } from '@/lib/pages/checkout/draft';
import { KZT_FORMAT } from '@/lib/core/money/money';
import { watchLeaving } from '@/lib/core/paths/test-location';
import { answeredBy } from '@/lib/core/bff/test-server';
import { signInForTest } from '@/lib/core/session/test-sign-in';
import en from '@/messages/en.json';
import ka from '@/messages/ka.json';
import kk from '@/messages/kk.json';
import ru from '@/messages/ru.json';
import { CartScreen } from '@/components/checkout/cart-screen.client';
import { saveDraft } from '@/components/checkout/test-checkout';

jest.mock('next/navigation', () => ({ useRouter: () => ({ replace: jest.fn() }) }));

/** The first cart of a run loads its parts. */
const LOADING = { timeout: 8000 };
const VENUE = { id: 3107, name: 'Ak Dastarkhan', moneyFormat: KZT_FORMAT };
const SESSION = sessionInfoSchema.parse({ isSignedIn: true, name: null, dinerId: null, bonusesMinor: 0 });

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  queryClient().clear();
  signInForTest(true);
  saveDraft({ consentedAt: '2026-03-14T08:25:00.000Z', comment: 'No onions' });
  dispatchCart({ type: 'cleared' });
  dispatchCart({ type: 'lineAdded', venue: VENUE, line: testLine(), newCartId: 'cart-00000001' });
});
afterEach(() => signInForTest(false));

/** Orders the cart; our server says that its venue is in another country. */
async function order([language, messages]: [string, typeof ru], details: object) {
  const quote = testQuote([testQuotedLine()]);
  jest.spyOn(globalThis, 'fetch').mockImplementation(
    answeredBy({
      'GET /api/session': SESSION,
      'POST /api/cart/quote': quote,
      'POST /api/orders': { status: 422, code: 'venue/other-country', details },
    }),
  );
  render(
    <NextIntlClientProvider locale={language} messages={messages} timeZone="UTC">
      <CartScreen services={['takeaway']} documents={[]} />
    </NextIntlClientProvider>,
  );
  await screen.findByText(quote.venue.address, {}, LOADING);
  const user = userEvent.setup();
  const button = new RegExp(`^${messages.checkout.order}`);
  await user.click(await screen.findByRole('button', { name: button }, LOADING));
  const alert = await screen.findByRole('alert', {}, LOADING);
  expect(alert).toHaveTextContent(messages.errors.venueAbroad);
  return { user, alert: within(alert) };
}

describe('an order of a venue in another country than the site’s', () => {
  test.each(Object.entries({ kk, ru, ka, en }))(
    'says so in %s and leads the cart to the site of that country',
    async (...language) => {
      const leaving = watchLeaving();
      const { user, alert } = await order(language, { country: 'ge' });
      await user.click(alert.getByRole('button', { name: language[1].checkout.toCountry_ge }));
      expect(leaving).toHaveBeenCalledWith('/cart?country=ge');
      expect(loadDraft()).toMatchObject({ comment: 'No onions' });
      expect(readCart().cart?.id).toBe('cart-00000001');
    },
  );

  test('leads to other venues where the country is not given', async () => {
    const { alert } = await order(['ru', ru], { country: 'xx' });
    expect(alert.getByRole('link', { name: ru.cart.toVenues })).toHaveAttribute('href', '/filials');
  });
});

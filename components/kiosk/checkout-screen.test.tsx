import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { createTranslator, NextIntlClientProvider } from 'next-intl';
import { useCart } from '@/components/cart/use-cart';
import { MenuContext, type MenuActions } from '@/components/menu/use-menu';
import { queryClient } from '@/lib/bff/query-client';
import { answeredBy } from '@/lib/bff/test-server';
import { dispatchCart } from '@/lib/cart/cart-store';
import { testLine, testQuote, testQuotedLine } from '@/lib/cart/test-cart';
import { beginGuest, changeGuest, readGuest } from '@/lib/kiosk/guest';
import { KZT_FORMAT } from '@/lib/money/money';
import messages from '@/messages/ru.json';
import { CheckoutScreen } from './checkout-screen.client';
import type { KioskVenue } from './kiosk-props';
import { useGuest } from './use-guest';

const t = createTranslator({ locale: 'ru', messages, namespace: 'kiosk' });
const VENUE = { id: 3107, name: 'Самал', moneyFormat: KZT_FORMAT };
const SHOWN: KioskVenue = {
  venue: VENUE,
  categories: [],
  popular: [],
  hits: [],
  stories: [],
  offered: ['takeaway'],
  documents: [],
  language: 'ru',
  countryLanguage: 'kk',
  languages: [],
};
const MENU: Partial<MenuActions> = { venue: VENUE, services: { chosen: 'takeaway', offered: ['takeaway'] } };
const SOLD_OUT = testQuotedLine({ issues: ['stopped'] });

function Checkout() {
  const { cart } = useCart();
  const guest = useGuest();
  if (cart === null || guest === null || guest.step === 'menu') return null;
  return (
    <CheckoutScreen
      guest={guest}
      shown={SHOWN}
      cart={cart}
      step={guest.step}
      placing={{ kind: 'idle' }}
      onStep={(step) => changeGuest({ step })}
      onPlace={() => undefined}
      onEnd={() => undefined}
    />
  );
}

/** Two dishes that a guest is about to pay, and what our server says of them, one answer after another. */
async function payUnder(...quotes: ReturnType<typeof testQuote>[]) {
  jest.spyOn(globalThis, 'fetch').mockImplementation(answeredBy({ 'POST /api/cart/quote': quotes }));
  for (const [place, name] of ['Плов', 'Чай'].entries())
    dispatchCart({
      type: 'lineAdded',
      venue: VENUE,
      line: testLine({ productId: place + 1, name }),
      newCartId: 'cart-00000001',
    });
  beginGuest(VENUE.id, 'takeaway');
  changeGuest({ step: 'pay' });
  render(
    <NextIntlClientProvider locale="ru" messages={messages} timeZone="UTC">
      <QueryClientProvider client={queryClient()}>
        <MenuContext value={MENU as MenuActions}>
          <Checkout />
        </MenuContext>
      </QueryClientProvider>
    </NextIntlClientProvider>,
  );
  await act(() => Promise.resolve());
}
const askAgain = () => act(() => queryClient().invalidateQueries({ queryKey: ['quote'] }));
const counterButton = { name: t('pay_cash') };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  dispatchCart({ type: 'cleared' });
  queryClient().clear();
  queryClient().setDefaultOptions({ queries: { retry: false } });
});

const OPEN = testQuote([testQuotedLine(), testQuotedLine()]);

describe('a guest who is about to pay', () => {
  test.each([
    ['every dish has sold out', testQuote([SOLD_OUT, SOLD_OUT]), t('withoutBlocked', { count: 2 })],
    [
      'the venue has closed',
      testQuote([testQuotedLine(), testQuotedLine()], { isOpen: false }),
      t('closedText'),
    ],
    [
      'the venue takes no orders any more',
      testQuote([testQuotedLine(), testQuotedLine()], { venue: { isOrderingOff: true, payments: [] } }),
      t('closedText'),
    ],
  ])('is led back to the order where %s', async (_what, quote, said) => {
    await payUnder(OPEN, quote);
    expect(await screen.findByRole('button', counterButton)).toBeVisible();
    await askAgain();
    expect(await screen.findByRole('heading', { level: 1, name: t('order') })).toBeVisible();
    expect(screen.getByText(said)).toBeVisible();
    expect(screen.queryByRole('button', counterButton)).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: new RegExp(`^${t('toPayment')}`) })).toBeDisabled();
    expect(readGuest()?.step).toBe('review');
  });

  test('is told what is not ordered where a dish of several has sold out, and pays the others', async () => {
    await payUnder(OPEN, testQuote([testQuotedLine(), SOLD_OUT]));
    expect(await screen.findByRole('button', counterButton)).toBeVisible();
    expect(screen.queryByText(t('withoutBlocked', { count: 1 }))).not.toBeInTheDocument();
    await askAgain();
    expect(await screen.findByText(t('withoutBlocked', { count: 1 }))).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: t('payTitle') })).toBeVisible();
    expect(screen.getByRole('button', counterButton)).toBeEnabled();
  });

  test('is told where there is no way to pay', async () => {
    await payUnder(testQuote([testQuotedLine(), testQuotedLine()], { venue: { payments: [] } }));
    expect(await screen.findByRole('alert')).toHaveTextContent(messages.checkout.noPayment);
    expect(screen.queryByRole('button', counterButton)).not.toBeInTheDocument();
  });
});

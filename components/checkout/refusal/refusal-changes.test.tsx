import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { dispatchCart, readCart } from '@/lib/cart/cart-store';
import { lineKey } from '@/lib/cart/cart';
import { testLine, testQuote, testQuotedLine } from '@/lib/cart/test-cart';
import messages from '@/messages/ru.json';
import { CartScreen } from '@/components/checkout/cart-screen.client';
import {
  startOver,
  saveDraft,
  orderButton,
  serve,
  session,
  t,
  VENUE,
} from '@/components/checkout/test-checkout';
import { cartText, line } from '@/components/checkout/test-checkout-form';

jest.mock('next/navigation', () => ({ useRouter: () => ({ replace: jest.fn() }) }));

/** The first cart of a run loads its parts. */
const LOADING = { timeout: 8000 };
const PLOV = testLine();
const MANTY = line(2, 'Манты');
const moved = (priceMinor: number) => testQuotedLine({ priceMinor });
const priceChange = (name: string) => cartText('newsPrice', { name });

/** Prices of both dishes as the server has them: that of plov has changed before the cart was opened. */
let prices: [number, number];

beforeEach(() => {
  startOver();
  saveDraft({ consentedAt: '2026-03-14T09:00:00.000Z' });
  prices = [200_000, 180_000];
});

/** The cart of both dishes, whose order is refused for its time; meanwhile the second one's price may change. */
async function order(refused: () => void = () => undefined) {
  for (const added of [PLOV, MANTY])
    dispatchCart({ type: 'lineAdded', venue: VENUE, line: added, newCartId: 'cart-00000001' });
  const quoted = () => Promise.resolve(Response.json(testQuote(prices.map(moved))));
  serve({
    '/api/session': session(),
    '/api/cart/quote': quoted,
    '/api/orders': () => {
      refused();
      return Promise.resolve(Response.json({ error: { code: 'order/time' } }, { status: 422 }));
    },
  });
  render(
    <NextIntlClientProvider locale="ru" messages={messages} timeZone="UTC">
      <CartScreen services={['takeaway']} documents={[]} />
    </NextIntlClientProvider>,
  );
  await screen.findByText(priceChange('Плов'), {}, LOADING);
  const user = userEvent.setup();
  await user.click(orderButton());
  const alert = await screen.findByRole('alert', {}, LOADING);
  return { user, alert };
}
const closes = () => screen.queryAllByRole('button', { name: messages.layout.close });

describe('a price that changed before an order was refused', () => {
  test('is not shown as the reason, and can be dismissed', async () => {
    const { user, alert } = await order();
    expect(alert).toHaveTextContent(t('refused'));
    expect(within(alert).queryByRole('listitem')).not.toBeInTheDocument();
    expect(screen.getByText(priceChange('Плов'))).toBeVisible();
    await user.click(screen.getByRole('button', { name: messages.layout.close }));
    expect(screen.queryByText(priceChange('Плов'))).not.toBeInTheDocument();
  });
});

describe('a price that changed since an order was pressed', () => {
  test('is shown with the refusal, and only there', async () => {
    const { alert } = await order(() => {
      prices = [200_000, 210_000];
    });
    await within(alert).findByText(new RegExp(priceChange('Манты')));
    expect(within(alert).getAllByRole('listitem')).toHaveLength(1);
    expect(screen.getAllByText(new RegExp(priceChange('Манты')))).toHaveLength(1);
    expect(closes()).toHaveLength(1);
  });

  test('leaves the refusal with its line', async () => {
    const { alert } = await order(() => {
      prices = [200_000, 210_000];
    });
    await within(alert).findByText(new RegExp(priceChange('Манты')));
    const key = lineKey(readCart().cart?.lines[1] ?? MANTY);
    act(() => dispatchCart({ type: 'countChanged', lineKey: key, count: 0 }));
    expect(within(alert).queryByRole('listitem')).not.toBeInTheDocument();
    expect(closes()).toHaveLength(2);
  });
});

import { act, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import en from '@/messages/en.json';
import ka from '@/messages/ka.json';
import kk from '@/messages/kk.json';
import ru from '@/messages/ru.json';
import { CartScreen } from './cart-screen.client';
import type { Placing } from './use-place-order';

let mockPlacing: Placing;
jest.mock('./use-place-order', () => ({
  usePlaceOrder: () => ({ placing: mockPlacing, place: jest.fn(), resume: jest.fn() }),
}));

const LANGUAGES = Object.entries({ kk, ru, ka, en });

async function show(placing: Placing, [language, messages]: [string, typeof ru]) {
  mockPlacing = placing;
  render(
    <NextIntlClientProvider locale={language} messages={messages} timeZone="UTC">
      <CartScreen services={['takeaway']} documents={[]} />
    </NextIntlClientProvider>,
  );
  await act(() => new Promise((resolve) => setTimeout(resolve, 0)));
  return messages;
}

describe.each(LANGUAGES)('in %s', (...language) => {
  test('an order that waits for another tab says so and for how long, politely', async () => {
    await show({ kind: 'sending', waitsForTab: true }, language);
    const said = screen.getByRole('status');
    expect(said).toHaveTextContent(/20/);
    expect(said).not.toHaveTextContent(/[{}]|sending|waitingForTab/);
  });

  test('an order on its way says only that', async () => {
    const { checkout } = await show({ kind: 'sending', waitsForTab: false }, language);
    expect(screen.getByRole('status')).toHaveTextContent(checkout.sending);
  });

  test('an order of which nobody will know leads to the orders, and says that this cart makes one only', async () => {
    const { checkout, errors } = await show({ kind: 'unsettled', isThisCart: true }, language);
    const notice = screen.getByRole('status');
    for (const words of [errors.unknownOutcome, checkout.unsettledText, checkout.unsettledAgain])
      expect(notice).toHaveTextContent(words);
    expect(screen.getByRole('link', { name: checkout.toOrders })).toHaveAttribute('href', '/orders');
    expect(screen.queryByText(checkout.refused)).not.toBeInTheDocument();
  });

  test('of another cart than the one here, nothing of the kind is promised', async () => {
    const { checkout } = await show({ kind: 'unsettled', isThisCart: false }, language);
    expect(screen.getByText(checkout.unsettledText, { exact: false })).toBeVisible();
    expect(screen.queryByText(checkout.unsettledAgain)).not.toBeInTheDocument();
  });
});

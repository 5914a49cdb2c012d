import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { dispatchCart, readCart } from '@/lib/cart/cart-store';
import { testLine } from '@/lib/cart/test-cart';
import { KZT_FORMAT } from '@/lib/money/money';
import messages from '@/messages/ru.json';
import { CartAside } from './cart-aside.client';
import { CartBar } from './cart-bar.client';

const text = messages.menu;
const add = (productId: number, name: string, count: number) =>
  dispatchCart({
    type: 'lineAdded',
    venue: { id: 3107, name: 'Ақ Дастархан', moneyFormat: KZT_FORMAT },
    line: testLine({
      productId,
      name,
      additives: [{ additiveId: 7, name: 'Ачичук', priceMinor: 20_000, count: 1 }],
      count,
    }),
    newCartId: 'cart-00000001',
  });

const show = (children: React.ReactNode) =>
  render(
    <NextIntlClientProvider locale="ru" messages={messages} timeZone="UTC">
      {children}
    </NextIntlClientProvider>,
  );

beforeEach(() => dispatchCart({ type: 'cleared' }));

describe('the way to the cart', () => {
  test('is not there while the cart is empty, and comes with the first line', () => {
    show(<CartBar />);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    act(() => add(1, 'Плов', 2));
    expect(screen.getByRole('link')).toHaveAttribute('href', '/cart');
    expect(screen.getByRole('link')).toHaveTextContent('4 000 ₸');
    expect(screen.getByText('2')).toBeVisible();
  });
});

describe('the cart beside the menu', () => {
  test('says that it is empty', () => {
    show(<CartAside />);
    expect(screen.getByText(text.cartEmpty)).toBeVisible();
  });

  test('shows its lines and sum, and changes their number', async () => {
    add(1, 'Плов', 1);
    add(2, 'Манты', 2);
    show(<CartAside />);
    const user = userEvent.setup();
    const plov = within(screen.getByRole('group', { name: 'Плов' }));
    expect(screen.getByRole('link')).toHaveTextContent('6 000 ₸');
    await user.click(plov.getByRole('button', { name: text.more }));
    expect(screen.getByRole('link')).toHaveTextContent('8 000 ₸');
    await user.click(plov.getByRole('button', { name: text.less }));
    await user.click(plov.getByRole('button', { name: text.remove }));
    expect(screen.queryByText('Плов')).not.toBeInTheDocument();
    expect(readCart().cart?.lines.map(({ name }) => name)).toEqual(['Манты']);
  });
});

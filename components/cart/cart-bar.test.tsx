import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { settled } from '@/components/ui/test-settled';
import { anAddress } from '@/lib/ground/addresses/test-address';
import { saveActiveAddress } from '@/lib/ground/addresses/stored-address';
import { queryClient } from '@/lib/core/bff/query-client';
import type { CartLine } from '@/lib/cart/cart';
import { dispatchCart, readCart } from '@/lib/cart/cart-store';
import { testLine, testQuote, testQuotedLine } from '@/lib/cart/test-cart';
import { testTariff } from '@/lib/delivery/test-tariff';
import { KZT_FORMAT } from '@/lib/core/money/money';
import messages from '@/messages/ru.json';
import { CartAside } from './cart-aside.client';
import { CartBar } from './cart-bar.client';

const text = messages.menu;
const TAKEAWAY = { venueId: 3107, service: 'takeaway', vendor: null } as const;
const add = (productId: number, name: string, count: number, part: Partial<CartLine> = {}) =>
  dispatchCart({
    type: 'lineAdded',
    venue: { id: 3107, name: 'Ақ Дастархан', moneyFormat: KZT_FORMAT },
    line: testLine({
      productId,
      name,
      additives: [{ additiveId: 7, name: 'Ачичук', priceMinor: 20_000, count: 1 }],
      count,
      ...part,
    }),
    newCartId: 'cart-00000001',
  });

const show = (children: React.ReactNode) =>
  render(
    <NextIntlClientProvider locale="ru" messages={messages} timeZone="UTC">
      {children}
    </NextIntlClientProvider>,
  );

beforeEach(() => {
  dispatchCart({ type: 'cleared' });
  localStorage.clear();
  queryClient().clear();
  jest.spyOn(globalThis, 'fetch').mockReset();
});

describe('the way to the cart', () => {
  test('is not there while the cart is empty, and comes with the first line', async () => {
    show(<CartBar delivery={TAKEAWAY} />);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    act(() => add(1, 'Плов', 2));
    expect(await screen.findByRole('link')).toHaveAttribute('href', '/cart');
    expect(screen.getByRole('link')).toHaveTextContent('4 000 ₸');
    expect(screen.getByText('2')).toBeVisible();
  });

  test('says nothing of a delivery on a page without a venue', async () => {
    saveActiveAddress(anAddress({ latitude: 43.2, longitude: 76.9 }));
    show(<CartBar />);
    act(() => add(1, 'Плов', 2));
    expect(await screen.findByRole('link')).toHaveAttribute('href', '/cart');
    await settled();
    expect(globalThis.fetch).not.toHaveBeenCalled();
  });

  test('says what the discounts of its dishes save', async () => {
    add(1, 'Плов', 2, { fullPriceMinor: 230_000 });
    show(<CartBar delivery={TAKEAWAY} />);
    expect(await screen.findByRole('link')).toHaveTextContent(/4\s000 ₸\s*скидка 1\s000 ₸/);
  });
});

describe('what the bar says of a delivery', () => {
  const vendor = { costMinor: 70_000, minMinor: 500_000, maxMinor: null };
  const LATE_TEXTS = '/api/texts/menu';
  const answerWith = (answer: Response) =>
    jest
      .mocked(fetch)
      .mockImplementation((address) =>
        Promise.resolve(address === LATE_TEXTS ? Response.json({ texts: { menu: text } }) : answer),
      );
  const requested = () => jest.mocked(fetch).mock.calls.filter(([address]) => address !== LATE_TEXTS);
  beforeEach(() => answerWith(Response.error()));

  // Holds DLV-11.
  test('is how much is missing to the venue’s minimum, then what it costs', async () => {
    add(1, 'Плов', 2);
    show(<CartBar delivery={{ venueId: 3107, service: 'delivery', vendor }} />);
    expect(await screen.findByText(/^Ещё 1\s000 ₸ до минимального заказа$/)).toBeVisible();
    act(() => add(2, 'Манты', 1));
    expect(await screen.findByText(/^Доставка 700 ₸$/)).toBeVisible();
    expect(requested()).toEqual([]);
  });

  // Holds DLV-29.
  test('is up to which sum the venue delivers, where the cart is above it', async () => {
    add(1, 'Плов', 2);
    const most = { ...vendor, minMinor: null, maxMinor: 300_000 };
    show(<CartBar delivery={{ venueId: 3107, service: 'delivery', vendor: most }} />);
    expect(await screen.findByText(/^Ресторан привозит заказы до 3\s000 ₸$/)).toBeVisible();
  });

  // Holds DLV-12.
  test('comes with one question for the address that the device keeps', async () => {
    saveActiveAddress(anAddress());
    const tariff = testTariff({ nextTier: { amountMinor: 500_000, priceMinor: 0 } });
    const delivery = { kind: 'platform' as const, tariffs: [tariff], tariff, thresholds: [] };
    answerWith(Response.json(testQuote([testQuotedLine()], { delivery })));
    add(1, 'Плов', 2);
    show(<CartBar delivery={{ venueId: 3107, service: 'delivery', vendor: null }} />);
    expect(await screen.findByText(/^Ещё 1\s000 ₸, и доставка бесплатно$/)).toBeVisible();
    expect(screen.getByText(/^сейчас 690 ₸$/)).toBeVisible();
    act(() => add(2, 'Манты', 1));
    expect(await screen.findByText(/^Доставка бесплатно$/)).toBeVisible();
    expect(requested()).toHaveLength(1);
  });

  test.each([
    ['of another venue’s cart', { venueId: 3108, service: 'delivery', vendor }],
    ['of a takeaway', { venueId: 3107, service: 'takeaway', vendor }],
    ['without an address', { venueId: 3107, service: 'delivery', vendor: null }],
  ] as const)('is nothing %s', async (_what, delivery) => {
    add(1, 'Плов', 2);
    show(<CartBar delivery={delivery} />);
    await settled();
    expect(screen.queryByText(/минимальн|Доставка/)).not.toBeInTheDocument();
    expect(globalThis.fetch).not.toHaveBeenCalled();
  });
});

describe('the cart beside the menu', () => {
  test('says that it is empty', () => {
    show(<CartAside delivery={TAKEAWAY} />);
    expect(screen.getByText(text.cartEmpty)).toBeVisible();
  });

  test('shows its lines and sum, and changes their number', async () => {
    add(1, 'Плов', 1);
    add(2, 'Манты', 2);
    show(<CartAside delivery={TAKEAWAY} />);
    const user = userEvent.setup();
    const plov = within(await screen.findByRole('group', { name: 'Плов' }));
    expect(screen.getByRole('link')).toHaveTextContent('6 000 ₸');
    await user.click(plov.getByRole('button', { name: text.more }));
    expect(screen.getByRole('link')).toHaveTextContent('8 000 ₸');
    await user.click(plov.getByRole('button', { name: text.less }));
    await user.click(plov.getByRole('button', { name: text.remove }));
    expect(screen.queryByText('Плов')).not.toBeInTheDocument();
    expect(readCart().cart?.lines.map(({ name }) => name)).toEqual(['Манты']);
  });

  test('adds no piece above the limit of a promotion', async () => {
    add(1, 'Плов', 2, { pieceLimit: 2 });
    show(<CartAside delivery={TAKEAWAY} />);
    const plov = within(await screen.findByRole('group', { name: 'Плов' }));
    expect(plov.getByRole('button', { name: text.more })).toHaveAttribute('aria-disabled', 'true');
  });
});

import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { Toaster } from '@/components/ui/toaster.client';
import { toasts } from '@/components/ui/toasts';
import { dispatchCart, readCart } from '@/lib/cart/cart-store';
import { reorderSchema, type Reorder, type ReorderChange } from '@/lib/cart/reorder.schema';
import { testLine } from '@/lib/cart/test-cart';
import { ERRORS, type ErrorCode } from '@/lib/core/errors/errors';
import { KZT_FORMAT } from '@/lib/core/money/money';
import messages from '@/messages/ru.json';
import { ReorderButton } from './reorder-button.client';

const mockRouter = { push: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => mockRouter }));

const { orders: text, layout, errors } = messages;
const VENUE = { id: 3107, name: 'Ақ Дастархан', moneyFormat: KZT_FORMAT };
const PLOV = testLine({
  productId: 1,
  name: 'Плов',
  size: { id: 5, name: 'Большая' },
  additives: [{ additiveId: 7, name: 'Ачичук', priceMinor: 15_000, count: 2 }],
  priceMinor: 200_000,
  count: 2,
});
const TEA = testLine({ productId: 2, name: 'Чай', priceMinor: 60_000, fullPriceMinor: 60_000 });

const today = (part: Partial<Reorder> = {}): Response =>
  Response.json(
    reorderSchema.parse({ venue: VENUE, lines: [PLOV, TEA], changes: [], payment: 'cash', ...part }),
  );
const refusal = (code: ErrorCode): Response =>
  Response.json({ error: { code } }, { status: ERRORS[code].status });

/** The button of order 90031; the server sends the next response at each press, null: it cannot be reached. */
function show(...answers: (Response | null)[]) {
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(() => {
    const answer = answers.shift();
    return answer ? Promise.resolve(answer) : Promise.reject(new TypeError('Failed to fetch'));
  });
  render(
    <NextIntlClientProvider locale="ru" messages={messages} timeZone="UTC">
      <ReorderButton orderId={90031} venueId={3107} tone="tint" />
      <Toaster label={layout.messages} />
    </NextIntlClientProvider>,
  );
  return { fetched, user: userEvent.setup() };
}
const button = (name: string) => screen.getByRole('button', { name });
const sheet = () => screen.findByRole('dialog', { name: text.reorder });

async function open(part: Partial<Reorder> = {}) {
  const shown = show(today(part));
  await shown.user.click(button(text.reorder));
  return { ...shown, opened: within(await sheet()) };
}

/** An earlier cart: 3 pieces of another venue. */
function fillCart() {
  dispatchCart({
    type: 'lineAdded',
    venue: { ...VENUE, id: 3108, name: 'Навруз' },
    line: testLine({ productId: 9, name: 'Манты', count: 3 }),
    newCartId: 'cart-00000009',
  });
  return readCart().cart;
}

beforeEach(() => {
  sessionStorage.clear();
  dispatchCart({ type: 'cleared' });
  mockRouter.push.mockReset();
});
afterEach(() =>
  act(() => {
    for (const { id } of toasts.current()) toasts.dismiss(id);
  }),
);

describe('ordering again', () => {
  test('sends one request, however often it is pressed meanwhile', async () => {
    let answer: (response: Response) => void = () => undefined;
    const { fetched, user } = show();
    fetched.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
    await user.dblClick(button(text.reorder));
    expect(button(text.reorder)).toHaveAttribute('aria-busy', 'true');
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(fetched).toHaveBeenCalledWith(
      '/api/orders/90031/reorder',
      expect.objectContaining({ method: 'POST' }),
    );
    answer(today());
    await sheet();
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  test('shows what would be in the cart and what it costs today', async () => {
    const { opened } = await open();
    const plov = opened.getByText(/^Плов/).closest('div');
    expect(plov).toHaveTextContent('Плов, Большая × 2');
    expect(plov).toHaveTextContent('+ Ачичук × 2');
    expect(plov).toHaveTextContent('4 600 ₸');
    expect(opened.getByText(/^Чай/).closest('div')).toHaveTextContent(/^Чай600 ₸$/);
    expect(opened.getByText(text.reorderTotal).closest('div')).toHaveTextContent('5 200 ₸');
    expect(opened.getByText('Ақ Дастархан')).toBeVisible();
    expect(opened.queryByRole('note')).not.toBeInTheDocument();
  });

  test('changes nothing until it is agreed to', async () => {
    const before = fillCart();
    const { user, opened } = await open();
    await user.click(opened.getByRole('button', { name: layout.close }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(readCart().cart).toBe(before);
    expect(mockRouter.push).not.toHaveBeenCalled();
  });

  test('fills the cart with it and leads there, once', async () => {
    const { user, opened } = await open();
    await user.dblClick(opened.getByRole('button', { name: text.toCart }));
    expect(readCart().cart).toMatchObject({ venue: VENUE, lines: [PLOV, TEA] });
    expect(readCart().cart?.id).toMatch(/^cart-[0-9a-f]{32}$/);
    expect(mockRouter.push.mock.calls).toEqual([['/cart']]);
    expect(toasts.current()).toEqual([]);
  });
});

describe('an existing cart', () => {
  const replaces = 'В корзине блюда из «Навруз». Этот заказ их заменит.';

  test('is announced as replaced before it is', async () => {
    fillCart();
    const { user, opened } = await open();
    expect(opened.getByRole('note')).toHaveTextContent(replaces);
    await user.click(opened.getByRole('button', { name: text.replaceCart }));
    expect(opened.getByRole('note')).toHaveTextContent(replaces);
    expect(readCart().cart?.lines).toEqual([PLOV, TEA]);
  });

  test('can be restored as it was', async () => {
    const before = fillCart();
    const { user, opened } = await open();
    await user.dblClick(opened.getByRole('button', { name: text.replaceCart }));
    expect(toasts.current()).toMatchObject([{ text: text.cartReplaced }]);
    // The page behind a sheet is hidden from assistive technology until the navigation ends.
    await user.click(screen.getByRole('button', { name: layout.undo, hidden: true }));
    expect(readCart().cart).toEqual(before);
  });

  test('is not mentioned where nothing would replace it', async () => {
    fillCart();
    const { opened } = await open({ lines: [], changes: [{ productId: 1, name: 'Плов', kind: 'gone' }] });
    expect(opened.getByRole('note')).not.toHaveTextContent('Навруз');
  });
});

describe('what differs from the past order', () => {
  const about = { productId: 1, name: 'Плов' };

  test.each<[sentence: string, change: ReorderChange]>([
    ['Больше нет в меню: Плов.', { ...about, kind: 'gone' }],
    ['Закончилось: Плов.', { ...about, kind: 'soldOut' }],
    ['Плов: тем же способом больше заказать нельзя.', { ...about, kind: 'notForService' }],
    ['Плов не добавим: размера «Большая» больше нет.', { ...about, kind: 'sizeGone', sizeName: 'Большая' }],
    ['Плов не добавим: теперь нужно выбрать размер.', { ...about, kind: 'sizeGone', sizeName: null }],
    [
      'Плов не добавим: размера «Большая» сейчас нет.',
      { ...about, kind: 'sizeSoldOut', sizeName: 'Большая' },
    ],
    ['Плов: добавки «Соус» больше нет.', { ...about, kind: 'additiveGone', additiveName: 'Соус' }],
    ['Плов: добавки «Соус» сейчас нет.', { ...about, kind: 'additiveSoldOut', additiveName: 'Соус' }],
    ['Плов не добавим: добавки нужно выбрать заново.', { ...about, kind: 'chooseAdditives' }],
    [
      'Плов: цена была 1 800 ₸, стала 1 950 ₸.',
      { ...about, kind: 'priceChanged', fromMinor: 180_000, toMinor: 195_000 },
    ],
    ['Плов: можно заказать только 2 из 3 шт.', { ...about, kind: 'countLowered', from: 3, to: 2 }],
    [
      'Плов, 3 шт., не добавим: столько за раз заказать нельзя.',
      { ...about, kind: 'countLowered', from: 3, to: 0 },
    ],
  ])('is said: %s', async (sentence, change) => {
    const { opened } = await open({ changes: [change] });
    const notice = within(opened.getByRole('note'));
    expect(notice.getByText(text.reorderChanges)).toBeVisible();
    expect(notice.getByRole('listitem')).toHaveTextContent(sentence);
  });

  test('is listed once where two positions have the same difference', async () => {
    const gone = { ...about, kind: 'gone' as const };
    const { opened } = await open({ changes: [gone, gone, { ...gone, name: 'Чай' }] });
    expect(opened.getAllByRole('listitem')).toHaveLength(2);
  });

  test('can be all of it: then the menu is the way on', async () => {
    const { opened } = await open({ lines: [], changes: [{ ...about, kind: 'gone' }] });
    expect(opened.getByRole('note')).toHaveTextContent(text.reorderNothing);
    expect(opened.getByRole('note')).toHaveTextContent('Больше нет в меню: Плов.');
    expect(opened.getByRole('link', { name: text.toVenue })).toHaveAttribute('href', '/filials/3107');
    expect(opened.queryByRole('button', { name: text.toCart })).not.toBeInTheDocument();
    expect(opened.queryByText(text.reorderTotal)).not.toBeInTheDocument();
  });
});

describe('an order that cannot be repeated', () => {
  test.each(['auth/required', 'auth/code'] as const)(
    'an order that cannot be repeated for %s leads to sign-in and back',
    async (code) => {
      const { user } = show(refusal(code));
      await user.click(button(text.reorder));
      const notice = await screen.findByRole('alert');
      expect(notice).toHaveTextContent(text.reorderNeedsSignIn);
      expect(within(notice).getByRole('link', { name: text.signIn })).toHaveAttribute(
        'href',
        `/api/auth/sign-in?return=${encodeURIComponent('/typ/3107/order/90031')}`,
      );
    },
  );

  test.each([
    ['order/not-found', errors.orderNotFound],
    ['venue/not-found', errors.venueNotFound],
  ] as const)(
    'an order that cannot be repeated for %s says so and promises nothing of another try',
    async (code, sentence) => {
      const { user } = show(refusal(code));
      await user.click(button(text.reorder));
      expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
      expect(screen.queryByRole('button', { name: text.tryAgain })).not.toBeInTheDocument();
    },
  );

  test.each<[what: string, answer: () => Response | null, sentence: string]>([
    ['without a connection', () => null, errors.network],
    ['while the platform is away', () => refusal('upstream/unavailable'), errors.unavailable],
    ['during too many requests', () => refusal('upstream/busy'), errors.busy],
  ])('%s can be tried again', async (_what, answer, sentence) => {
    const { fetched, user } = show(answer(), today());
    await user.click(button(text.reorder));
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    await user.click(button(text.tryAgain));
    await sheet();
    expect(fetched).toHaveBeenCalledTimes(2);
    await waitFor(() => expect(screen.queryByText(sentence)).not.toBeInTheDocument());
  });
});

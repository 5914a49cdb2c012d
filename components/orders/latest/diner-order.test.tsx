import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { dispatchCart, readCart } from '@/lib/cart/cart-store';
import { reorderSchema, type Reorder } from '@/lib/cart/reorder.schema';
import { testLine } from '@/lib/cart/test-cart';
import { KZT_FORMAT } from '@/lib/core/money/money';
import { noteOrdered } from '@/lib/orders/ordered-here';
import type { Order } from '@/lib/orders/orders.schema';
import { TEST_NOW, testOrder } from '@/lib/orders/test-order';
import { signInForTest } from '@/lib/core/session/test-sign-in';
import messages from '@/messages/ru.json';
import { DinerOrder } from './diner-order.client';
import { comeSignedIn } from './test-latest';

const mockRouter = { push: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => mockRouter }));

const text = messages.orders;
const VENUE = { id: 3107, name: 'Самал', moneyFormat: KZT_FORMAT };
const past = testOrder({ id: 90031, status: 'completed' });
const known = (...orders: Order[]) => Response.json({ orders, page: 1, lastPage: 1, total: orders.length });
const again = (part: Partial<Reorder> = {}) =>
  Response.json(
    reorderSchema.parse({ venue: VENUE, lines: [testLine()], changes: [], payment: 'cash', ...part }),
  );

// Code that is loaded on demand is compiled first, so that no test waits for that.
beforeAll(() =>
  Promise.all([
    import('./diner-order-card.client'),
    import('@/components/orders/reorder/reorder-sheet.client'),
    import('@/lib/cart/reorder.schema'),
    import('@/lib/orders/orders.schema'),
  ]),
);
beforeEach(() => {
  comeSignedIn();
  dispatchCart({ type: 'cleared' });
  mockRouter.push.mockReset();
});

function show(...answers: Response[]) {
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(() => {
    const answer = answers.shift();
    return answer ? Promise.resolve(answer) : new Promise(() => undefined);
  });
  render(
    <NextIntlClientProvider locale="ru" messages={messages} timeZone="UTC">
      <DinerOrder>
        <p>Что поедим?</p>
      </DinerOrder>
    </NextIntlClientProvider>,
  );
  return { fetched, user: userEvent.setup() };
}

describe('the order of the diner on Home', () => {
  test.each([
    ['a guest', () => signInForTest(false)],
    ['a diner who has not ordered on this device', () => undefined],
  ])('is not requested for %s, and the heading stays', (_who, prepare) => {
    prepare();
    const { fetched } = show();
    expect(screen.getByText('Что поедим?')).toBeVisible();
    expect(document.documentElement).not.toHaveAttribute('data-ordered');
    expect(fetched).not.toHaveBeenCalled();
  });

  test('says when the running one is ready, and leads to its page', async () => {
    noteOrdered();
    jest.spyOn(Date, 'now').mockReturnValue(TEST_NOW.getTime());
    const wantedAt = '2026-03-14T09:05:00Z';
    show(known(testOrder({ status: 'cooking', wantedAt }), past));
    const link = await screen.findByRole('link');
    expect(link).toHaveAttribute('href', '/orders/90032');
    expect(link).toHaveTextContent('Будет готов к 14:05');
    expect(document.documentElement).toHaveAttribute('data-ordered');
  });

  test('names the dishes and the sum of the last one, and is in the cart by one tap', async () => {
    noteOrdered();
    const { user } = show(known(testOrder({ status: 'canceled' }), past), again());
    expect(await screen.findByRole('link')).toHaveTextContent(/Плов.*5 600 ₸/);
    await user.click(screen.getByRole('button', { name: text.reorder }));
    await waitFor(() => expect(mockRouter.push.mock.calls).toEqual([['/cart']]));
    expect(readCart().cart).toMatchObject({ venue: VENUE, lines: [testLine()] });
  });

  test('shows what differs today before the cart is filled', async () => {
    noteOrdered();
    const changes: Reorder['changes'] = [{ productId: 2, name: 'Чай', kind: 'gone' }];
    const { user } = show(known(past), again({ changes }));
    await user.click(await screen.findByRole('button', { name: text.reorder }));
    expect(await screen.findByRole('dialog', { name: text.reorder })).toHaveTextContent(
      'Больше нет в меню: Чай.',
    );
    expect(readCart().cart).toBeNull();
    expect(mockRouter.push).not.toHaveBeenCalled();
  });

  test('gives its place back where there is none', async () => {
    noteOrdered();
    const { fetched } = show(known(testOrder({ status: 'canceled' })));
    await waitFor(() =>
      expect(screen.getByText('Что поедим?').parentElement).toHaveAttribute('data-missing'),
    );
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});

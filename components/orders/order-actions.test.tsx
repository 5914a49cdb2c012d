import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { settled } from '@/components/ui/test-settled';
import { queryClient } from '@/lib/bff/query-client';
import type { Order } from '@/lib/orders/orders.schema';
import { answeredBy } from '@/lib/bff/test-server';
import { testOrder } from '@/lib/orders/test-order';
import messages from '@/messages/ru.json';
import { OrderScreen } from './order-screen.client';
import { GROUND, inRussian } from './test-order-screen';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }));

const text = messages.orders;
const CANCEL = 'POST /api/orders/90032/cancel';
const canceled = testOrder({ status: 'canceled', toPayMinor: 0, nextStatus: null, nextMinutes: null });

function show(part: Partial<Order>, answers: Parameters<typeof answeredBy>[0] = {}) {
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(answeredBy(answers));
  render(inRussian(<OrderScreen order={testOrder(part)} ground={GROUND} />));
  return { fetched, user: userEvent.setup() };
}
const button = (name: string) => screen.getByRole('button', { name });
const question = () => screen.findByRole('dialog', { name: /Отменить заказ №\u00a0A-128/ });

async function cancel(user: ReturnType<typeof userEvent.setup>) {
  await user.click(button(text.cancel));
  await user.click(within(await question()).getByRole('button', { name: text.cancel }));
}

beforeEach(() => {
  // Which jsdom does not have.
  Element.prototype.scrollIntoView = jest.fn();
  queryClient().clear();
  localStorage.clear();
});

/** A closing modal removes its history entry asynchronously. */
afterEach(() => {
  cleanup();
  return settled();
});

describe('cancelling', () => {
  test.each<[boolean, Order['status'], boolean]>([
    [true, 'created', true],
    [false, 'created', false],
    [true, 'cooking', false],
    [true, 'ready', false],
    [true, 'delivery', false],
    [true, 'completed', false],
    [true, 'canceled', false],
  ])(
    'is offered only before the kitchen begins and where the platform allows it: %s, %s',
    (isCancelable, status, isOffered) => {
      show({ isCancelable, status });
      expect(screen.queryAllByRole('button', { name: text.cancel })).toHaveLength(isOffered ? 1 : 0);
    },
  );

  test('asks first, and does nothing when the diner thinks better of it', async () => {
    const { fetched, user } = show({ isCancelable: true });
    await user.click(button(text.cancel));
    const dialog = await question();
    expect(dialog).toHaveTextContent(text.cancelText);
    await user.click(within(dialog).getByRole('button', { name: text.keep }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(fetched.mock.calls.filter(([address]) => (address as string).endsWith('/cancel'))).toEqual([]);
  });

  test('says what becomes of the money that was paid', async () => {
    const { user } = show({ isCancelable: true, paidByCardMinor: 560_000, paymentStatus: 'paid' });
    await user.click(button(text.cancel));
    expect(await question()).toHaveTextContent(text.cancelTextPaid);
  });

  test('shows at once that the order is canceled', async () => {
    const { fetched, user } = show({ isCancelable: true }, { [CANCEL]: canceled });
    await cancel(user);
    expect(await screen.findByText(text.hero_canceled)).toBeVisible();
    expect(screen.queryByRole('button', { name: text.cancel })).not.toBeInTheDocument();
    expect(fetched.mock.calls.filter(([address]) => (address as string).endsWith('/cancel'))).toHaveLength(1);
  });

  test('brings what became of the order into view', async () => {
    const scrolled = jest.fn();
    Element.prototype.scrollIntoView = scrolled;
    const { user } = show({ isCancelable: true }, { [CANCEL]: canceled });
    await cancel(user);
    await screen.findByText(text.hero_canceled);
    expect(scrolled).toHaveBeenCalledTimes(1);
    expect(screen.getByText(text.hero_canceled).closest('section')).toHaveFocus();
  });

  test('that comes too late says so, and shows how far the order is', async () => {
    const { user } = show(
      { isCancelable: true },
      {
        [CANCEL]: { status: 409, code: 'order/not-cancelable' },
        'GET /api/orders/90032': testOrder({ status: 'cooking', nextStatus: 'ready' }),
      },
    );
    await cancel(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(messages.errors.orderNotCancelable);
    await waitFor(() => expect(screen.queryByRole('button', { name: text.cancel })).not.toBeInTheDocument());
    expect(screen.getByRole('alert')).toHaveTextContent(messages.errors.orderNotCancelable);
  });

  test('without a connection can be tried again', async () => {
    const { user } = show({ isCancelable: true }, { [CANCEL]: ['no network', canceled] });
    await cancel(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(messages.errors.network);
    await cancel(user);
    expect(await screen.findByText(text.hero_canceled)).toBeVisible();
  });
});

test('the slip can be printed, and says on paper that it is no fiscal receipt', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const { user } = show({});
  expect(screen.getByText(/^Талон заказа № A-128\. Это не фискальный чек\.$/)).toHaveClass('print:block');
  await user.click(button(text.print));
  expect(print).toHaveBeenCalledTimes(1);
});

test('the other orders are one tap away', () => {
  show({});
  expect(screen.getByRole('link', { name: text.allOrders })).toHaveAttribute('href', '/orders');
});

test('a venue without a phone is not called', () => {
  show({ venue: { ...testOrder().venue, phone: null } });
  expect(screen.queryByRole('link', { name: text.call })).not.toBeInTheDocument();
});

test('the support button is among the actions', () => {
  render(inRussian(<OrderScreen order={testOrder()} ground={GROUND} support={<a href="/help">Help</a>} />));
  expect(screen.getByRole('link', { name: 'Help' })).toBeVisible();
});

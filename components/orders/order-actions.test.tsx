import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { settled } from '@/components/ui/test-settled';
import { queryClient } from '@/lib/core/bff/query-client';
import type { Order } from '@/lib/orders/orders.schema';
import { answeredBy } from '@/lib/core/bff/test-server';
import { TEST_NOW, testOrder } from '@/lib/orders/test-order';
import messages from '@/messages/ru.json';
import { OrderScreen } from './order-screen.client';
import { GROUND, inRussian } from './test-order-screen';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }));

const text = messages.orders;
const CANCEL = 'POST /api/orders/90032/cancel';
const canceled = testOrder({
  status: 'canceled',
  toPayMinor: 0,
  nextStatus: null,
  nextMinutes: null,
  decline: { reason: 'byDiner', message: '' },
});

function show(part: Partial<Order>, answers: Parameters<typeof answeredBy>[0] = {}) {
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(answeredBy(answers));
  render(inRussian(<OrderScreen order={testOrder(part)} ground={GROUND} />));
  return { fetched, user: userEvent.setup() };
}
const button = (name: string) => screen.getByRole('button', { name });
const question = () => screen.findByRole('dialog', { name: /Отменить заказ №\u00a0A-128/ });

type User = ReturnType<typeof userEvent.setup>;

/** Opens the sheet of the other actions. */
async function openOthers(user: User) {
  await user.click(button(text.otherActions));
  return screen.findByRole('dialog', { name: text.otherActions });
}

async function askToCancel(user: User) {
  await user.click(within(await openOthers(user)).getByRole('button', { name: text.cancel }));
}

async function cancel(user: User) {
  await askToCancel(user);
  await user.click(within(await question()).getByRole('button', { name: text.cancel }));
}

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(TEST_NOW.getTime());
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
    async (isCancelable, status, isOffered) => {
      const { user } = show({ isCancelable, status });
      await openOthers(user);
      expect(screen.queryAllByRole('button', { name: text.cancel })).toHaveLength(isOffered ? 1 : 0);
    },
  );

  test('asks first, and does nothing when the diner thinks better of it', async () => {
    const { fetched, user } = show({ isCancelable: true });
    await askToCancel(user);
    const dialog = await question();
    expect(dialog).toHaveTextContent(text.cancelText);
    await user.click(within(dialog).getByRole('button', { name: text.keep }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(fetched.mock.calls.filter(([address]) => (address as string).endsWith('/cancel'))).toEqual([]);
  });

  test('says what becomes of the money that was paid', async () => {
    const { user } = show({ isCancelable: true, paidByCardMinor: 560_000, paymentStatus: 'paid' });
    await askToCancel(user);
    expect(await question()).toHaveTextContent(text.cancelTextPaid);
  });

  test('shows at once that the order is canceled', async () => {
    const { fetched, user } = show({ isCancelable: true }, { [CANCEL]: canceled });
    await cancel(user);
    expect(await screen.findByText(text.hero_canceledByDiner)).toBeVisible();
    expect(fetched.mock.calls.filter(([address]) => (address as string).endsWith('/cancel'))).toHaveLength(1);
  });

  test('brings what became of the order into view', async () => {
    const scrolled = jest.fn();
    Element.prototype.scrollIntoView = scrolled;
    const { user } = show({ isCancelable: true }, { [CANCEL]: canceled });
    await cancel(user);
    await screen.findByText(text.hero_canceledByDiner);
    expect(scrolled).toHaveBeenCalledTimes(1);
    expect(document.getElementById('order-status')).toHaveFocus();
  });

  test('a cancellation that comes too late says so, and shows how far the order is', async () => {
    const { user } = show(
      { isCancelable: true },
      {
        [CANCEL]: { status: 409, code: 'order/not-cancelable' },
        'GET /api/orders/90032': testOrder({ status: 'cooking', nextStatus: 'ready' }),
      },
    );
    await cancel(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(messages.errors.orderNotCancelable);
    expect(await screen.findByText('На кухне', { selector: 'p' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(messages.errors.orderNotCancelable);
  });

  test('a cancellation without a connection can be tried again', async () => {
    const { user } = show({ isCancelable: true }, { [CANCEL]: ['no network', canceled] });
    await cancel(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(messages.errors.network);
    await cancel(user);
    expect(await screen.findByText(text.hero_canceledByDiner)).toBeVisible();
  });
});

test('the slip can be printed, and says on paper that it is no fiscal receipt', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const { user } = show({});
  expect(screen.getByText(/^Талон заказа № A-128\. Это не фискальный чек\.$/)).toHaveClass('print:block');
  await user.click(within(await openOthers(user)).getByRole('button', { name: text.print }));
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the other orders, the menu and the restaurant are behind one button', async () => {
  const { user } = show({ status: 'completed' });
  const others = within(await openOthers(user));
  const hrefs = others.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(['tel:+77273550010', '/filials/3107', '/orders']);
});

test('a venue without a phone is not called', async () => {
  const { user } = show({ venue: { ...testOrder().venue, phone: null } });
  await openOthers(user);
  expect(screen.queryByRole('link', { name: text.call })).not.toBeInTheDocument();
});

test('the support button is among the actions', () => {
  render(inRussian(<OrderScreen order={testOrder()} ground={GROUND} support={<a href="/help">Help</a>} />));
  expect(screen.getByRole('link', { name: 'Help' })).toBeVisible();
});

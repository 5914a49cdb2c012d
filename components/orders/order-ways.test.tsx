import { cleanup, render, screen, within } from '@testing-library/react';
import { queryClient } from '@/lib/core/bff/query-client';
import type { Order } from '@/lib/orders/orders.schema';
import { testDelivery, testOrder } from '@/lib/orders/test-order';
import { answeredBy } from '@/lib/core/bff/test-server';
import messages from '@/messages/ru.json';
import { OrderScreen } from './order-screen.client';
import { GROUND, inRussian } from './test-order-screen';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }));

const text = messages.orders;
const SUPPORT = 'Help';
const show = (order: Order) =>
  render(
    inRussian(
      <OrderScreen
        order={order}
        ground={GROUND}
        payment={<p>pay</p>}
        tips={<p>tips</p>}
        support={<button type="button">{SUPPORT}</button>}
      />,
    ),
  );
/** The buttons and links beside the one that shows the others. */
const ways = () => {
  const others = screen.getByRole('button', { name: text.otherActions });
  return [...(others.parentElement?.children ?? [])].filter((way) => way !== others);
};
const names = () => ways().map((way) => way.getAttribute('aria-label') ?? way.textContent);

beforeEach(() => {
  queryClient().clear();
  localStorage.clear();
  jest.spyOn(globalThis, 'fetch').mockImplementation(answeredBy({}));
});

describe('the ways on from an order', () => {
  // Holds ORD-33.
  test.each(['created', 'cooking', 'ready'] as const)(
    'lead to the place where it is fetched, while it is %s, and to nothing else as much',
    (status) => {
      show(testOrder({ status }));
      expect(names()).toEqual([text.call, SUPPORT]);
      const { latitude, longitude } = testOrder().venue.coordinates;
      expect(screen.getByRole('link', { name: text.route })).toHaveAttribute(
        'href',
        `https://2gis.kz/directions/points/${encodeURIComponent(`|${longitude},${latitude}`)}`,
      );
      expect(screen.getByRole('link', { name: text.route })).toHaveClass('button--tint');
      const place = screen.getByRole('region', { name: text.place });
      expect(place).toHaveTextContent(testOrder().venue.address);
      expect(within(place).getByRole('link', { name: text.placeDetails })).toHaveAttribute(
        'href',
        `/filials/${testOrder().venue.id}/details`,
      );
    },
  );

  test('lead to the restaurant while no courier is known, and to no place', () => {
    show(testDelivery());
    expect(names()).toEqual([text.call, SUPPORT]);
    expect(screen.queryByRole('link', { name: text.route })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: text.place })).not.toBeInTheDocument();
  });

  test('offer notifications right after ordering', () => {
    show(testDelivery({ status: 'created' }));
    expect(screen.queryByRole('link', { name: text.notify })).not.toBeInTheDocument();
    cleanup();
    render(inRussian(<OrderScreen order={testDelivery({ status: 'created' })} ground={GROUND} isThanked />));
    expect(screen.getByRole('link', { name: text.notify })).toHaveClass('button--tint');
    cleanup();
    render(
      inRussian(<OrderScreen order={testOrder({ id: 702, status: 'created' })} ground={GROUND} isThanked />),
    );
    expect(screen.getByRole('link', { name: text.notify })).toHaveClass('button--text');
  });

  test.each<[Order['status'], string[]]>([
    ['completed', [text.reorder, SUPPORT]],
    ['canceled', [SUPPORT]],
  ])('the ways on from an order of an order that is %s are %j', (status, expected) => {
    show(testOrder({ status }));
    expect(names()).toEqual(expected);
  });

  test('have one filled action while the payment is awaited, inside the card of the status', () => {
    show(testOrder({ paymentStatus: 'pending' }));
    expect(document.getElementById('order-status')?.closest('section')).toHaveTextContent('pay');
    expect(screen.queryByText(text.progress)).not.toBeInTheDocument();
  });
});

describe('tips', () => {
  test.each<[Order['status'], boolean, boolean]>([
    ['created', true, false],
    ['cooking', true, false],
    ['ready', true, false],
    ['completed', true, true],
    ['completed', false, false],
    ['canceled', true, false],
  ])('tips of an order that is %s, allowed: %s, are offered: %s', (status, isTipsAllowed, isOffered) => {
    show(testOrder({ type: 'express', status, isTipsAllowed }));
    expect(screen.queryAllByText('tips')).toHaveLength(isOffered ? 1 : 0);
  });
});

describe('paying online', () => {
  test.each<[what: string, order: Order, isOffered: boolean]>([
    ['in place of cash, in the kitchen', testDelivery({ status: 'cooking' }), true],
    ['in place of cash, ready at the counter', testOrder({ status: 'ready' }), true],
    ['in place of cash, with the courier', testDelivery(), false],
    ['again, after a failure', testOrder({ paymentStatus: 'failed' }), true],
    ['of what is paid', testOrder({ paymentStatus: 'paid', toPayMinor: 0 }), false],
  ])('%s: %#', (_what, order, isOffered) => {
    show(order);
    expect(screen.queryAllByText('pay')).toHaveLength(isOffered ? 1 : 0);
  });
});

test('the date of the slip stays on one line, and has its year on paper', () => {
  show(testOrder());
  expect(screen.getByText('14 марта 13:25')).toHaveClass('whitespace-nowrap', 'print:hidden');
  expect(screen.getByText('14.03.2026 13:25')).toHaveClass('whitespace-nowrap', 'hidden', 'print:block');
});

import { render, screen, within } from '@testing-library/react';
import { queryClient } from '@/lib/bff/query-client';
import type { Order } from '@/lib/orders/orders.schema';
import { testDelivery, testOrder } from '@/lib/orders/test-order';
import { answeredBy } from '@/lib/bff/test-server';
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
const ways = () => {
  const list = screen.getByText(text.print).closest('ul') as HTMLElement;
  return within(list).getAllByRole('listitem');
};
const names = () => ways().map((way) => way.textContent);
const wide = () =>
  ways()
    .filter((way) => way.matches('.col-span-full'))
    .map((way) => way.textContent);
const tinted = () =>
  ways()
    .filter((way) => way.querySelector('.button--tint'))
    .map((way) => way.textContent);

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
      expect(names()).toEqual([text.call, SUPPORT, text.toVenue, text.print]);
      expect(tinted()).toEqual([]);
      expect(wide()).toEqual([]);
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

  test('lead with who makes it, while it is brought', () => {
    show(testDelivery());
    expect(names()).toEqual([text.call, SUPPORT, text.toVenue, text.print]);
    expect(tinted()).toEqual([text.call]);
    expect(screen.queryByRole('link', { name: text.route })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: text.place })).not.toBeInTheDocument();
  });

  test('offer word of it right after ordering, first where nothing has to be fetched', () => {
    render(inRussian(<OrderScreen order={testDelivery({ status: 'created' })} ground={GROUND} isThanked />));
    expect(names()[0]).toBe(text.notify);
    expect(tinted()).toEqual([text.notify]);
  });

  test.each(['completed', 'canceled'] as const)('lead with the same once more, when it is %s', (status) => {
    show(testOrder({ status }));
    expect(names()).toEqual([text.reorder, SUPPORT, text.call, text.toVenue, text.print]);
    expect(tinted()).toEqual([text.reorder]);
    expect(wide()).toEqual([text.reorder]);
  });

  test('leave no hole: an odd last one is as wide as two', () => {
    show(testOrder({ status: 'completed', venue: { ...testOrder().venue, phone: null } }));
    expect(names()).toEqual([text.reorder, SUPPORT, text.toVenue, text.print]);
    expect(wide()).toEqual([text.reorder, text.print]);
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
  ])('of an order that is %s, allowed: %s, are offered: %s', (status, isTipsAllowed, isOffered) => {
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

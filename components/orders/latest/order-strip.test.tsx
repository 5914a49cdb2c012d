import { act, render, screen, waitFor } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { FIRST_PAINT_SCRIPT } from '@/lib/core/page-scripts/first-paint.mjs';
import { queryClient } from '@/lib/core/bff/query-client';
import { noteOrder } from '@/lib/orders/note-order';
import type { Order } from '@/lib/orders/orders.schema';
import { testOrder } from '@/lib/orders/test-order';
import messages from '@/messages/ru.json';
import { OrderStrip } from './order-strip.client';
import { comeSignedIn } from './test-latest';

let mockPathname = '/filials';
jest.mock('next/navigation', () => ({ usePathname: () => mockPathname }));

const root = document.documentElement;
const running = (part: Partial<Order> = {}) =>
  testOrder({
    status: 'cooking',
    createdAt: new Date().toISOString(),
    wantedAt: null,
    nextAt: null,
    ...part,
  });

/** Our server with these orders; the texts are those of Russian. */
function serve(...orders: Order[]) {
  return jest.spyOn(globalThis, 'fetch').mockImplementation((input) => {
    const { pathname } = new URL(input as string, 'http://localhost');
    const order = orders.find(({ id }) => pathname === `/api/orders/${id}`);
    if (pathname === '/api/texts/orderStrip')
      return Promise.resolve(Response.json({ texts: { orders: messages.orders } }));
    return Promise.resolve(
      order
        ? Response.json(order)
        : Response.json({ error: { code: 'order/not-found', requestId: 'r' } }, { status: 404 }),
    );
  });
}

/** A cached page before its first paint, and then its scripts. */
function load(pathname: string) {
  mockPathname = pathname;
  window.history.replaceState(null, '', pathname);
  delete root.dataset.underWay;
  window.eval(FIRST_PAINT_SCRIPT);
  const shown = () => (
    <NextIntlClientProvider locale="ru" messages={{}} timeZone="UTC">
      <OrderStrip label={messages.layout.ordersUnderWay} />
    </NextIntlClientProvider>
  );
  const { rerender } = render(shown());
  return {
    go: (to: string) => {
      mockPathname = to;
      rerender(shown());
    },
  };
}

// Code that is loaded on demand is compiled first, so that no test waits for that.
beforeAll(() =>
  Promise.all([
    import('./running-order-strip.client'),
    import('@/lib/pages/texts/late-texts.api'),
    import('@/lib/pages/texts/late-texts.schema'),
    import('@/lib/orders/orders.schema'),
  ]),
);
beforeEach(() => {
  comeSignedIn();
  document.title = 'Рестораны';
});

describe('the strip of the order under way', () => {
  test('asks for nothing and has no room where no order is under way', () => {
    const fetched = serve();
    load('/filials');
    expect(root).not.toHaveAttribute('data-under-way');
    expect(fetched).not.toHaveBeenCalled();
  });

  test('has its room before the first paint, names the time and leads to the order', async () => {
    const order = running({ wantedAt: new Date(Date.now() + 600_000).toISOString() });
    noteOrder(order);
    serve(order);
    load('/filials');
    expect(root).toHaveAttribute('data-under-way', 'strip');
    const link = await screen.findByRole('link');
    expect(link).toHaveAttribute('href', '/orders/90032');
    expect(link).toHaveTextContent(/Будет готов к \d\d:\d\d.*Заказ № A-128/);
  });

  test('leads to all orders where several are under way', async () => {
    noteOrder(running());
    noteOrder(running({ id: 90033 }));
    serve(running({ id: 90033, number: 'A-129' }));
    load('/filials');
    const link = await screen.findByRole('link');
    expect(link).toHaveTextContent('A-129');
    expect(link).toHaveAttribute('href', '/orders');
  });

  test.each(['/', '/orders', '/orders/90032', '/typ/3107/order/90032', '/auth', '/payment/return'])(
    'stays away from %s, and comes with the next page',
    async (path) => {
      noteOrder(running());
      serve(running());
      const { go } = load(path);
      expect(root).toHaveAttribute('data-under-way', 'page');
      expect(screen.queryByRole('link')).toBeNull();
      go('/filials');
      expect(root).toHaveAttribute('data-under-way', 'strip');
      expect(await screen.findByRole('link')).toBeVisible();
      go('/');
      expect(root).toHaveAttribute('data-under-way', 'page');
    },
  );

  test('keeps its place when the order is over, until the diner goes on', async () => {
    noteOrder(running());
    serve(running());
    const { go } = load('/filials');
    await screen.findByText(messages.orders.hero_cooking);
    act(() => void queryClient().setQueryData(['order', 90032], running({ status: 'completed' })));
    expect(await screen.findByText(messages.orders.hero_completed)).toBeVisible();
    expect(root).toHaveAttribute('data-under-way', 'strip');
    go('/brands');
    expect(root).not.toHaveAttribute('data-under-way');
  });

  test('leaves the page as it is where its texts do not come', async () => {
    noteOrder(running());
    const fetched = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    load('/filials');
    await waitFor(() => expect(fetched).toHaveBeenCalled());
    expect(screen.queryByRole('link')).toBeNull();
  });

  test('leads the title of the tab, also of the next page, until the order is over', async () => {
    noteOrder(running());
    serve(running());
    load('/filials');
    await waitFor(() => expect(document.title).toBe(`${messages.orders.hero_cooking} · Рестораны`));
    document.title = 'Самал';
    await waitFor(() => expect(document.title).toBe(`${messages.orders.hero_cooking} · Самал`));
    act(() => void queryClient().setQueryData(['order', 90032], running({ status: 'canceled' })));
    await waitFor(() => expect(document.title).toBe('Самал'));
  });
});

import { act, render, screen, waitFor } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { settled } from '@/components/ui/test-settled';
import { queryClient } from '@/lib/core/bff/query-client';
import { changeQueryOptions } from '@/lib/core/bff/test-query-options';
import { testOrder } from '@/lib/orders/test-order';
import { signInForTest } from '@/lib/core/session/test-sign-in';
import messages from '@/messages/ru.json';
import { RecentVenues } from './recent-venues.client';

const VENUE = {
  id: 3107,
  name: 'Самал',
  address: 'Жибек жолы, 51',
  distanceMeters: null,
  rating: 4.8,
  imageUrl: null,
  phases: [{ fromMs: 0, text: 'до 22:00', tone: 'soft', state: 'open' }],
};

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }));

const show = () =>
  render(
    <NextIntlClientProvider locale="ru" messages={messages} timeZone="UTC">
      <RecentVenues title="Заказать ещё раз" />
    </NextIntlClientProvider>,
  );

let look: IntersectionObserverCallback | undefined;
const placeIs = (isIntersecting: boolean) =>
  act(() => look?.([{ isIntersecting } as IntersectionObserverEntry], {} as IntersectionObserver));

// Code that is loaded on demand is compiled first, so that no test waits for that.
beforeAll(() =>
  Promise.all([
    import('./recent-venues-row.client'),
    import('@/lib/ground/auth/visit-session'),
    import('@/lib/ground/auth/session'),
    import('@/lib/pages/home/recent.api'),
    import('@/lib/pages/home/recent'),
    import('@/lib/orders/orders.schema'),
  ]),
);

let answers: Record<string, unknown>;

beforeEach(() => {
  signInForTest(true);
  look = undefined;
  queryClient().clear();
  changeQueryOptions({ retry: false });
  answers = {
    '/api/session': { isSignedIn: true, name: 'Айгерім', dinerId: null, bonusesMinor: 0 },
    '/api/venues/recent': { venues: [VENUE] },
    '/api/orders/list?page=1': { orders: [], page: 1, lastPage: 1, total: 0 },
  };
  Object.assign(window, {
    IntersectionObserver: class {
      constructor(callback: IntersectionObserverCallback) {
        look = callback;
      }
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  });
  jest.spyOn(globalThis, 'fetch').mockImplementation((address) => {
    const answer = answers[address as string];
    return answer ? Promise.resolve(Response.json(answer)) : Promise.reject(new TypeError('offline'));
  });
});

describe('the row of repeat orders', () => {
  test('is inserted for a signed-in diner while its place is out of view', async () => {
    show();
    await waitFor(() => expect(look).toBeDefined());
    placeIs(true);
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
    placeIs(false);
    expect(screen.getByRole('heading', { name: 'Заказать ещё раз' })).toBeVisible();
    const link = screen.getByRole('link');
    expect(link).toHaveAttribute('href', '/filials/3107');
    expect(link).toHaveTextContent('Самалдо 22:00');
  });

  test('says what was ordered there last, what it cost, and how soon one has it', async () => {
    const order = testOrder({ status: 'completed', venue: { ...testOrder().venue, id: 3107 } });
    answers['/api/orders/list?page=1'] = { orders: [order], page: 1, lastPage: 1, total: 1 };
    answers['/api/venues/recent'] = {
      venues: [{ ...VENUE, time: { text: '15–25 мин', at: 'venue' }, discount: 'до −20%' }],
    };
    show();
    await waitFor(() => expect(look).toBeDefined());
    placeIs(false);
    const link = screen.getByRole('link');
    expect(link).toHaveTextContent(/Плов.* · 5 600 ₸/);
    expect(link).toHaveTextContent(/15–25 мин.*до −20%/);
    expect(screen.getByRole('button', { name: messages.orders.reorder })).toBeVisible();
  });

  test('is not there for a guest, and not requested', async () => {
    signInForTest(false);
    show();
    await settled();
    expect(jest.mocked(fetch).mock.calls.map(([address]) => address)).toEqual([]);
    expect(look).toBeUndefined();
  });

  test.each(['/api/session', '/api/venues/recent'])('is not there where %s does not answer', async (path) => {
    delete answers[path];
    show();
    await settled();
    expect(look).toBeUndefined();
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });

  test('is not there without orders', async () => {
    answers['/api/venues/recent'] = { venues: [] };
    show();
    await settled();
    expect(look).toBeUndefined();
  });
});

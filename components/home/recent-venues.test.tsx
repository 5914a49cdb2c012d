import { act, render, screen, waitFor } from '@testing-library/react';
import { queryClient } from '@/lib/bff/query-client';
import { signInForTest } from '@/lib/session/test-sign-in';
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

let look: IntersectionObserverCallback | undefined;
const placeIs = (isIntersecting: boolean) =>
  act(() => look?.([{ isIntersecting } as IntersectionObserverEntry], {} as IntersectionObserver));
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 60)));

// Code that is loaded on demand is compiled first, so that no test waits for that.
beforeAll(() =>
  Promise.all([
    import('./recent-venues-row.client'),
    import('@/lib/auth/visit-session'),
    import('@/lib/auth/session'),
    import('@/lib/home/recent.api'),
    import('@/lib/home/recent'),
  ]),
);

let answers: Record<string, unknown>;

beforeEach(() => {
  signInForTest(true);
  look = undefined;
  queryClient().clear();
  queryClient().setDefaultOptions({ queries: { retry: false } });
  answers = {
    '/api/session': { isSignedIn: true, name: 'Айгерім', dinerId: null, bonusesMinor: 0 },
    '/api/venues/recent': { venues: [VENUE] },
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
    render(<RecentVenues title="Заказать ещё раз" />);
    await waitFor(() => expect(look).toBeDefined());
    placeIs(true);
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
    placeIs(false);
    expect(screen.getByRole('heading', { name: 'Заказать ещё раз' })).toBeVisible();
    const link = screen.getByRole('link');
    expect(link).toHaveAttribute('href', '/filials/3107');
    expect(link).toHaveTextContent('Самалдо 22:00');
  });

  test('is not there for a guest, and not requested', async () => {
    signInForTest(false);
    render(<RecentVenues title="Заказать ещё раз" />);
    await settle();
    expect(jest.mocked(fetch).mock.calls.map(([address]) => address)).toEqual([]);
    expect(look).toBeUndefined();
  });

  test.each(['/api/session', '/api/venues/recent'])('is not there where %s does not answer', async (path) => {
    delete answers[path];
    render(<RecentVenues title="Заказать ещё раз" />);
    await settle();
    expect(look).toBeUndefined();
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });

  test('is not there without orders', async () => {
    answers['/api/venues/recent'] = { venues: [] };
    render(<RecentVenues title="Заказать ещё раз" />);
    await settle();
    expect(look).toBeUndefined();
  });
});

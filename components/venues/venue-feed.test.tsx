import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { queryClient } from '@/lib/core/bff/query-client';
import type { VenueCardPage } from '@/lib/ground/venues/venue-card';
import { NO_FILTERS } from '@/lib/ground/venues/venue-filters';
import messages from '@/messages/ru.json';
import { names, pageOf, showFeed } from './test-venue-feed';

/** Of the page that is drawn. */
let mockSite = 'kz-ru-web-1-takeaway';
/** The router's id of the visit of the page: the way back has the earlier one. */
let mockVisit = '';
jest.mock('next/navigation', () => ({
  useParams: () => ({ site: mockSite }),
  useRouter: () => ({ bfcacheId: mockVisit }),
}));

const texts = messages.venues;
let requested: string[];
let answers: (VenueCardPage | number)[];
let scrollToEnd: () => void;

beforeEach(() => {
  queryClient().clear();
  mockVisit += '1';
  history.replaceState(null, '', '/filials');
  requested = [];
  answers = [];
  globalThis.fetch = (address) => {
    requested.push(typeof address === 'string' ? address : '');
    const answer = answers.shift() ?? 500;
    const body =
      typeof answer === 'number' ? { error: { code: 'upstream/unavailable', requestId: '1' } } : answer;
    const status = typeof answer === 'number' ? answer : 200;
    return Promise.resolve(Response.json(body, { status }));
  };
  scrollToEnd = () => undefined;
  window.IntersectionObserver = class extends window.IntersectionObserver {
    constructor(callback: IntersectionObserverCallback) {
      super(callback);
      scrollToEnd = () => callback([{ isIntersecting: true } as IntersectionObserverEntry], this);
    }
  };
});

describe('the list of venues', () => {
  test('shows the page that came, and asks for nothing until its end comes near', () => {
    showFeed(pageOf(1, 2, [1, 2]));
    expect(names()).toEqual(['Заведение 1', 'Заведение 2']);
    expect(requested).toEqual([]);
  });

  test('offers categories, but none where the service has its own, nor takes one of the address then', () => {
    const chip = () => screen.queryByRole('link', { name: messages.venues.category_bakery });
    const { unmount } = showFeed(pageOf(1, 1, [1]));
    expect(chip()).toBeVisible();
    unmount();
    history.replaceState(null, '', '/filials?category=bakery');
    showFeed(pageOf(1, 1, [1]), false);
    expect(chip()).not.toBeInTheDocument();
    expect(names()).toEqual(['Заведение 1']);
    expect(requested).toEqual([]);
  });

  test('asks for its later pages as of the moment of those before', async () => {
    answers = [{ ...pageOf(2, 3, [3, 4]), atMs: 70 }, pageOf(3, 3, [5, 6])];
    showFeed({ ...pageOf(1, 3, [1, 2]), atMs: 60 });
    act(() => scrollToEnd());
    await screen.findByText('Заведение 4');
    act(() => scrollToEnd());
    await screen.findByText('Заведение 6');
    expect(requested).toEqual([
      '/api/venues?page=2&sort=distance&at=60',
      '/api/venues?page=3&sort=distance&at=70',
    ]);
  });

  test('grows page after page until the last one', async () => {
    answers = [pageOf(2, 3, [3, 4]), pageOf(3, 3, [5, 6])];
    showFeed(pageOf(1, 3, [1, 2]));
    act(() => scrollToEnd());
    await screen.findByText('Заведение 4');
    act(() => scrollToEnd());
    await screen.findByText('Заведение 6');
    act(() => scrollToEnd());
    expect(requested).toEqual(['/api/venues?page=2&sort=distance', '/api/venues?page=3&sort=distance']);
  });

  test('is at once as long as it was left, on the way back', async () => {
    answers = [pageOf(2, 2, [3, 4])];
    const { unmount } = showFeed(pageOf(1, 2, [1, 2]));
    act(() => scrollToEnd());
    await screen.findByText('Заведение 4');
    unmount();
    showFeed(pageOf(1, 2, [1, 2]));
    expect(names()).toHaveLength(4);
    expect(requested).toHaveLength(1);
  });

  test('the list of venues that a filter has loaded is there at once on the way back', async () => {
    answers = [pageOf(1, 1, [3, 4])];
    history.replaceState(null, '', '/filials?sort=rating&open=1');
    const { unmount } = showFeed(pageOf(1, 1, [1, 2]));
    await screen.findByText('Заведение 4');
    unmount();
    showFeed(pageOf(1, 1, [1, 2]));
    expect(names()).toEqual(['Заведение 3', 'Заведение 4']);
    expect(requested).toHaveLength(1);
  });

  const BY_RATING = { ...NO_FILTERS, sort: 'rating' } as const;

  test('the list of venues that was loaded by a filter is not doubled where it comes with the HTML', async () => {
    answers = [pageOf(1, 1, [1, 2])];
    const { unmount } = showFeed(pageOf(1, 1, [9]));
    await userEvent.click(screen.getByRole('link', { name: texts.sort_rating }));
    await screen.findByText('Заведение 2');
    unmount();
    history.replaceState(null, '', '/filials?sort=rating');
    showFeed(pageOf(1, 1, [1, 2]), true, BY_RATING);
    expect(names()).toEqual(['Заведение 1', 'Заведение 2']);
  });

  test('the list of venues that came with the HTML is whole where a filter loads it', async () => {
    answers = [pageOf(2, 2, [3, 4]), pageOf(1, 2, [1, 2])];
    history.replaceState(null, '', '/filials?sort=rating');
    const { unmount } = showFeed(pageOf(1, 2, [1, 2]), true, BY_RATING);
    act(() => scrollToEnd());
    await screen.findByText('Заведение 4');
    unmount();
    history.replaceState(null, '', '/filials');
    showFeed(pageOf(1, 1, [9]));
    await userEvent.click(screen.getByRole('link', { name: texts.sort_rating }));
    await screen.findByText('Заведение 1');
  });

  test('the list of venues that came with the HTML is not doubled where it is requested again', async () => {
    answers = [pageOf(2, 2, [3, 4]), pageOf(1, 2, [1, 2]), pageOf(2, 2, [3, 4])];
    showFeed(pageOf(1, 2, [1, 2]));
    act(() => scrollToEnd());
    await screen.findByText('Заведение 4');
    await act(() => queryClient().invalidateQueries());
    await waitFor(() => expect(requested).toHaveLength(3));
    expect(names()).toEqual(['Заведение 1', 'Заведение 2', 'Заведение 3', 'Заведение 4']);
  });

  test('the list of venues of another service is another list', async () => {
    answers = [pageOf(2, 2, [3, 4])];
    const { unmount } = showFeed(pageOf(1, 2, [1, 2]));
    act(() => scrollToEnd());
    await screen.findByText('Заведение 4');
    unmount();
    mockSite = 'kz-ru-web-1-delivery';
    showFeed(pageOf(1, 1, [9]));
    expect(names()).toEqual(['Заведение 9']);
    mockSite = 'kz-ru-web-1-takeaway';
  });

  test('ends at an empty page, whatever the platform says of the last one', async () => {
    answers = [pageOf(2, 999, [])];
    showFeed(pageOf(1, 999, [1]));
    act(() => scrollToEnd());
    await waitFor(() => expect(requested).toHaveLength(1));
    await screen.findByText('Заведение 1');
    act(() => scrollToEnd());
    expect(requested).toHaveLength(1);
  });

  // Holds VEN-25, VEN-26.
  test('an error stops the paging, keeps what is there, and offers to try again', async () => {
    answers = [503, 503, pageOf(2, 2, [3])];
    showFeed(pageOf(1, 2, [1]));
    act(() => scrollToEnd());
    const retry = await screen.findByRole('button', { name: texts.retry }, { timeout: 5000 });
    expect(screen.getByText('Заведение 1')).toBeVisible();
    const before = requested.length;
    act(() => scrollToEnd());
    expect(requested).toHaveLength(before);
    await userEvent.click(retry);
    await screen.findByText('Заведение 3');
    expect(screen.queryByText(texts.listFailed)).not.toBeInTheDocument();
  });

  test('is narrowed by a filter, which stands in the address, and shown whole again by the way back', async () => {
    answers = [pageOf(1, 1, [9])];
    showFeed(pageOf(1, 1, [1]));
    await userEvent.click(screen.getByRole('link', { name: texts.onlyPromo }));
    await screen.findByText('Заведение 9');
    expect(screen.queryByText('Заведение 1')).not.toBeInTheDocument();
    expect(location.search).toBe('?promo=1');
    expect(requested).toEqual(['/api/venues?page=1&sort=distance&promo=1']);
    history.replaceState(null, '', '/filials');
    act(() => {
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(names()).toEqual(['Заведение 1']);
  });

  test('the list of venues that came filtered is shown as it is, and whole again where the filter is taken away', async () => {
    history.replaceState(null, '', '/filials?open=1&sort=time');
    answers = [pageOf(1, 1, [9])];
    showFeed(pageOf(1, 1, [1]), true, { ...NO_FILTERS, open: true, sort: 'time' });
    const open = screen.getByRole('link', { name: texts.openNow });
    expect(open).toHaveAttribute('aria-current', 'true');
    expect(open).toHaveAttribute('href', '/filials?sort=time');
    expect(names()).toEqual(['Заведение 1']);
    expect(requested).toEqual([]);
    await userEvent.click(open);
    await screen.findByText('Заведение 9');
    expect(requested).toEqual(['/api/venues?page=1&sort=time']);
  });

  test('says so when nothing fits, and how to see everything', async () => {
    answers = [{ ...pageOf(1, 1, []), total: 0 }];
    showFeed(pageOf(1, 1, [1]));
    await userEvent.click(screen.getByRole('link', { name: texts.category_bakery }));
    await screen.findByText(texts.nothingFits);
    await userEvent.click(screen.getByRole('button', { name: texts.resetFilters }));
    expect(names()).toEqual(['Заведение 1']);
  });

  describe('near the diner', () => {
    const nearMe = () => screen.getByRole('button', { name: texts.nearMe });
    let answerWhere: { position: PositionCallback; problem: PositionErrorCallback };
    beforeEach(() => {
      const getCurrentPosition = (position: PositionCallback, problem?: PositionErrorCallback | null) => {
        answerWhere = { position, problem: problem ?? (() => undefined) };
      };
      Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
    });
    afterEach(() => Reflect.deleteProperty(navigator, 'geolocation'));

    test('is busy until the position is there, and lists from it then', async () => {
      showFeed(pageOf(1, 1, [1]));
      await userEvent.click(nearMe());
      expect(nearMe()).toHaveAttribute('aria-busy', 'true');
      answers.push(pageOf(1, 1, [3]));
      act(() => answerWhere.position({ coords: { latitude: 43.2, longitude: 76.9 } } as GeolocationPosition));
      await waitFor(() => expect(nearMe()).not.toHaveAttribute('aria-busy'));
      expect(nearMe()).toHaveAttribute('aria-pressed', 'true');
      await waitFor(() => expect(names()).toEqual(['Заведение 3']));
    });

    test('is shown again, without a request, by the way back to its visit alone', async () => {
      const { unmount } = showFeed(pageOf(1, 1, [1]));
      answers.push(pageOf(1, 1, [3]));
      await userEvent.click(nearMe());
      act(() => answerWhere.position({ coords: { latitude: 43.2, longitude: 76.9 } } as GeolocationPosition));
      await waitFor(() => expect(names()).toEqual(['Заведение 3']));
      unmount();
      const visit = mockVisit;
      mockVisit += 'x';
      const other = showFeed(pageOf(1, 1, [1]));
      expect(names()).toEqual(['Заведение 1']);
      other.unmount();
      mockVisit = visit;
      showFeed(pageOf(1, 1, [1]));
      expect(names()).toEqual(['Заведение 3']);
      expect(nearMe()).toHaveAttribute('aria-pressed', 'true');
      expect(requested).toHaveLength(1);
    });

    test('says why there is no position, until it is requested again', async () => {
      showFeed(pageOf(1, 1, [1]));
      await userEvent.click(nearMe());
      act(() => answerWhere.problem({ code: 3 } as GeolocationPositionError));
      expect(await screen.findByText(messages.geolocation.timeout)).toBeVisible();
      expect(nearMe()).toHaveAttribute('aria-pressed', 'false');
      await userEvent.click(nearMe());
      expect(screen.queryByText(messages.geolocation.timeout)).not.toBeInTheDocument();
      expect(nearMe()).toHaveAttribute('aria-busy', 'true');
    });
  });
});

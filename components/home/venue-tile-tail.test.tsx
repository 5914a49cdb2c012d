import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTranslator, NextIntlClientProvider } from 'next-intl';
import type { VenueCardPage } from '@/lib/ground/venues/venue-card';
import messages from '@/messages/ru.json';
import { VenueTileTail } from './venue-tile-tail.client';

/** The router's id of the visit of the page. */
let mockVisit = 0;
jest.mock('next/navigation', () => ({ useRouter: () => ({ bfcacheId: String(mockVisit) }) }));

const t = createTranslator({ locale: 'ru', messages, namespace: 'venues' });

const venue = (id: number) => ({
  id,
  name: `Место ${id}`,
  address: 'Достық, 1',
  distanceMeters: null,
  rating: null,
  imageUrl: null,
  phases: [],
});
const page = (number: number, lastPage: number, ...ids: number[]): VenueCardPage => ({
  venues: ids.map(venue),
  page: number,
  lastPage,
  total: 99,
});

/** Fake observers of the rows: the test says what is in view. */
class Sight {
  static all = new Set<Sight>();
  private readonly watched = new Set<Element>();
  constructor(
    private readonly callback: IntersectionObserverCallback,
    readonly options: IntersectionObserverInit = {},
  ) {
    Sight.all.add(this);
  }
  observe(element: Element) {
    this.watched.add(element);
  }
  unobserve(element: Element) {
    this.watched.delete(element);
  }
  disconnect() {
    this.watched.clear();
  }
  static meet(isIntersecting: boolean, isWanted: (sight: Sight) => boolean) {
    for (const sight of [...Sight.all].filter(isWanted))
      for (const target of sight.watched)
        sight.callback([{ isIntersecting, target } as IntersectionObserverEntry], sight as never);
  }
}
const rowIsOnScreen = () => act(() => Sight.meet(true, ({ options }) => !options.root));
const rowIsAtItsEnd = () => act(() => Sight.meet(true, ({ options }) => Boolean(options.root)));

// Code that is loaded on demand is compiled first, so that no test waits for that.
beforeAll(() => Promise.all([import('./later-tile-pages.client'), import('@/lib/ground/venues/venue-card')]));

let answers: (VenueCardPage | 'fails')[];

beforeEach(() => {
  mockVisit += 1;
  Sight.all.clear();
  Object.assign(window, { IntersectionObserver: Sight });
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => {
    const answer = answers.shift() ?? 'fails';
    return answer === 'fails'
      ? Promise.reject(new TypeError('offline'))
      : Promise.resolve(Response.json(answer));
  });
});

const requested = () => jest.mocked(fetch).mock.calls.map(([address]) => address);
const names = () => screen.queryAllByRole('heading').map((heading) => heading.textContent);

function show(part: Partial<Parameters<typeof VenueTileTail>[0]> = {}) {
  render(
    <NextIntlClientProvider locale="ru" messages={messages} timeZone="UTC">
      <ul>
        <VenueTileTail
          row="3"
          payload={{ promo: true, limit: 8 }}
          page={1}
          lastPage={3}
          shownIds={[1]}
          shape="rail"
          {...part}
        />
      </ul>
    </NextIntlClientProvider>,
  );
  return userEvent.setup();
}

describe('a row of Home', () => {
  test('asks for its next page when it is on the screen and scrolled to its end', async () => {
    answers = [page(2, 3, 11, 12), page(3, 3, 21)];
    show();
    rowIsAtItsEnd();
    expect(requested()).toEqual([]);
    rowIsOnScreen();
    rowIsAtItsEnd();
    await waitFor(() => expect(names()).toEqual(['Место 11', 'Место 12']));
    rowIsOnScreen();
    rowIsAtItsEnd();
    await waitFor(() => expect(names()).toEqual(['Место 11', 'Место 12', 'Место 21']));
    expect(requested()).toEqual(['/api/venues?page=2&limit=8&promo=1', '/api/venues?page=3&limit=8&promo=1']);
  });

  test('has what it has loaded at once on the way back, and not at a new visit', async () => {
    answers = [page(2, 3, 11)];
    show();
    rowIsOnScreen();
    rowIsAtItsEnd();
    await waitFor(() => expect(names()).toEqual(['Место 11']));
    cleanup();
    show();
    expect(names()).toEqual(['Место 11']);
    expect(requested()).toHaveLength(1);
    cleanup();
    show({ row: '4' });
    expect(names()).toEqual([]);
    cleanup();
    mockVisit += 1;
    show();
    expect(names()).toEqual([]);
  });

  test('ends with the last page', async () => {
    answers = [page(2, 2, 11)];
    show({ lastPage: 2 });
    rowIsOnScreen();
    rowIsAtItsEnd();
    await waitFor(() => expect(names()).toHaveLength(1));
    rowIsOnScreen();
    rowIsAtItsEnd();
    expect(requested()).toHaveLength(1);
  });

  test('stops after an error, says so, and goes on where it was after a press', async () => {
    answers = ['fails', page(2, 3, 11)];
    const user = show();
    rowIsOnScreen();
    rowIsAtItsEnd();
    expect(await screen.findByRole('alert')).toHaveTextContent(t('listFailed'));
    rowIsOnScreen();
    rowIsAtItsEnd();
    expect(requested()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: t('retry') }));
    await waitFor(() => expect(names()).toEqual(['Место 11']));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('a row of Home that did not come with the page is requested by the browser when it comes near', async () => {
    answers = [page(1, 1, 5)];
    show({ page: 0, lastPage: 1, shownIds: [] });
    expect(screen.getByText(t('searching'))).toBeInTheDocument();
    rowIsOnScreen();
    rowIsAtItsEnd();
    await waitFor(() => expect(names()).toEqual(['Место 5']));
    expect(screen.queryByText(t('searching'))).not.toBeInTheDocument();
  });

  test('a row of Home that did not come and has nothing says so', async () => {
    answers = [page(1, 1)];
    show({ page: 0, lastPage: 1, shownIds: [] });
    rowIsOnScreen();
    rowIsAtItsEnd();
    expect(await screen.findByText(t('emptyTitle'))).toBeVisible();
  });

  test('a row of Home of full cards shows more after a press, not by itself', async () => {
    answers = [page(2, 2, 11)];
    const user = show({ shape: 'grid', lastPage: 2 });
    rowIsOnScreen();
    rowIsAtItsEnd();
    expect(requested()).toEqual([]);
    await user.click(screen.getByRole('button', { name: t('more') }));
    await waitFor(() => expect(names()).toEqual(['Место 11']));
    expect(screen.queryByRole('button', { name: t('more') })).not.toBeInTheDocument();
  });
});

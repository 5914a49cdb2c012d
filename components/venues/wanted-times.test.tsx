import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { queryClient } from '@/lib/core/bff/query-client';
import { saveWantedTime, wantedTimeAt } from '@/lib/ground/ordering/wanted-time';
import { setClock } from '@/lib/core/time/test-clock';
import type { CardByTime, VenueCardPage } from '@/lib/ground/venues/venue-card';
import { NO_FILTERS } from '@/lib/ground/venues/venue-filters';
import messages from '@/messages/ru.json';
import { VenueFeed } from './venue-feed.client';

jest.mock('next/navigation', () => ({
  useParams: () => ({ site: 'kz-ru-web-1-takeaway' }),
  useRouter: () => ({ bfcacheId: '' }),
}));

/** At 18:10 in Almaty. */
const NOW = '2030-03-14T13:10:00.000Z';
const AT = '2030-03-14T14:30:00.000Z';
const texts = messages.venues;

const card = (id: number, by?: CardByTime) => ({
  ...{ id, name: `Ресторан ${id}`, address: 'Абая, 1', distanceMeters: null, rating: 4.5, imageUrl: null },
  ...{ phases: [], by },
});
const can: CardByTime = {
  phases: [{ fromMs: 0, text: 'заказать до 18:52', tone: 'ok', state: 'open' }],
  wantedAt: AT,
};
const pageOf = (venues: VenueCardPage['venues'], byNote?: VenueCardPage['byNote']): VenueCardPage => ({
  ...{ venues, page: 1, lastPage: 1, total: venues.length, byNote },
});

/** A link of a card leads away. */
const stay = (event: Event) => event.preventDefault();
beforeAll(() => document.addEventListener('click', stay));
afterAll(() => document.removeEventListener('click', stay));
afterEach(() => jest.useRealTimers());

let requests: string[];
let answers: VenueCardPage[];
/** Our server answers after it. */
let beforeAnswer: Promise<void>;

beforeEach(() => {
  queryClient().clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/filials');
  setClock(NOW);
  requests = [];
  answers = [];
  beforeAnswer = Promise.resolve();
  globalThis.fetch = async (address) => {
    requests.push(typeof address === 'string' ? address : '');
    await beforeAnswer;
    return Response.json(answers.shift() ?? pageOf([]));
  };
});

const show = () =>
  render(
    <NextIntlClientProvider locale="ru" messages={messages} timeZone="UTC">
      <VenueFeed
        first={{ page: 1, lastPage: 1, total: 1, filters: NO_FILTERS }}
        place="Алматы · "
        hasCategories
        timezone="Asia/Almaty"
        pageLinks={null}
        endLinks={null}
      >
        <h2>Ресторан 9</h2>
      </VenueFeed>
    </NextIntlClientProvider>,
  );
const toggle = () => screen.getByRole('link', { name: texts.byTime });
const times = () => screen.findByRole('group', { name: texts.byTime });
const choose = async (time: string) =>
  userEvent.click(within(await times()).getByRole('link', { name: time }));

describe('a list by a time', () => {
  test('offers the half hours that are ahead by the town’s clock, whatever the device’s says', async () => {
    setClock(NOW, 7);
    show();
    expect(requests).toEqual([]);
    await userEvent.click(toggle());
    const names = within(await times())
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
    expect([names[0], names.at(-1), names.length]).toEqual(['18:30', '04:30', 21]);
    expect(requests).toEqual([]);
  });

  test('stands in the address, and each card says until when to order', async () => {
    answers = [pageOf([card(1, can), card(2, { phases: [], wantedAt: AT })])];
    show();
    await userEvent.click(toggle());
    let answer = () => {};
    beforeAnswer = new Promise<void>((resolve) => (answer = resolve));
    await choose('19:30');
    // The other list stays until this one is there.
    expect(screen.getByText('Ресторан 9').parentElement).toHaveAttribute('aria-busy', 'true');
    answer();
    expect(await screen.findByRole('link', { name: /Ресторан 1/ })).toHaveTextContent('заказать до 18:52');
    expect(screen.queryByText('Ресторан 9')).not.toBeInTheDocument();
    expect(requests).toEqual(['/api/venues?page=1&sort=distance&by=19%3A30']);
    expect(location.search).toBe('?by=19%3A30');
    await userEvent.click(toggle());
    expect(location.search).toBe('');
    expect(screen.getByText('Ресторан 9')).toBeVisible();
    expect(screen.queryByRole('group', { name: texts.byTime })).not.toBeInTheDocument();
  });

  test('a list by a time that a link or a reload has chosen shows its time among the others', async () => {
    history.replaceState(null, '', '/filials?by=19:30');
    answers = [pageOf([card(1, can)])];
    show();
    const chosen = within(await times()).getByRole('link', { name: '19:30' });
    expect(chosen).toHaveAttribute('aria-current', 'true');
    expect(toggle()).toHaveAttribute('aria-current', 'true');
  });

  test('drops a time that has passed, and says so until another is chosen', async () => {
    history.replaceState(null, '', '/filials?open=1&by=18:00');
    const note = { text: '18:00 уже прошло.', hasPassed: true };
    answers = [pageOf([card(1)], note), pageOf([card(3)]), pageOf([card(4, can)])];
    show();
    expect(await screen.findByText(note.text)).toBeVisible();
    await waitFor(() => expect(location.search).toBe('?open=1&by='));
    expect(await screen.findByText('Ресторан 3')).toBeVisible();
    expect(screen.getByText(note.text)).toBeVisible();
    await choose('19:30');
    expect(await screen.findByText('Ресторан 4')).toBeVisible();
    expect(screen.queryByText(note.text)).not.toBeInTheDocument();
  });

  test('drops a time that has passed also where no restaurant is listed', async () => {
    history.replaceState(null, '', '/filials?open=1&by=18:00');
    show();
    await waitFor(() => expect(location.search).toBe('?open=1&by='));
  });

  test('requests the list again once its time has passed while it is shown', async () => {
    document.documentElement.dataset.site = 'kz-ru-web-1-takeaway';
    jest.useFakeTimers();
    setClock(NOW);
    history.replaceState(null, '', '/filials?by=18:30');
    const note = { text: '18:30 уже прошло.', hasPassed: true };
    answers = [pageOf([card(1, can)]), pageOf([card(1)], note)];
    show();
    await act(() => jest.advanceTimersByTimeAsync(29_000));
    expect(screen.getByText('Ресторан 1')).toBeVisible();
    expect(requests).toHaveLength(1);
    setClock('2030-03-14T13:30:00.000Z');
    await act(() => jest.advanceTimersByTimeAsync(31_000));
    expect(requests).toHaveLength(2);
    expect(await screen.findByText(note.text)).toBeVisible();
    expect(screen.getByText('Ресторан 9')).toBeVisible();
  });

  test('says that no restaurant can', async () => {
    history.replaceState(null, '', '/filials?by=04:00');
    answers = [pageOf([card(1)], { text: 'Никто не успеет.', hasPassed: false })];
    show();
    expect(await screen.findByText('Никто не успеет.')).toBeVisible();
    expect(location.search).toBe('?by=04:00');
  });

  test('ignores what is no half hour', () => {
    history.replaceState(null, '', '/filials?by=25:99');
    show();
    expect(screen.getByText('Ресторан 9')).toBeVisible();
    expect(toggle()).not.toHaveAttribute('aria-current');
    expect(requests).toEqual([]);
  });

  test('keeps its time for the venue that is opened, until the time is taken off', async () => {
    history.replaceState(null, '', '/filials?by=19:30');
    answers = [pageOf([card(1, can), card(2, { ...can, wantedAt: null })])];
    show();
    await userEvent.click(await screen.findByRole('link', { name: /Ресторан 2/ }));
    expect(wantedTimeAt(2)).toBeNull();
    await userEvent.click(await screen.findByRole('link', { name: /Ресторан 1/ }));
    expect(wantedTimeAt(1)).toBe(AT);
    await userEvent.click(toggle());
    expect(wantedTimeAt(1)).toBeNull();
  });

  test('keeps its time where the list is left for the venue', async () => {
    history.replaceState(null, '', '/filials?by=19:30');
    answers = [pageOf([card(1, can)])];
    const { unmount } = show();
    await screen.findByText('Ресторан 1');
    saveWantedTime({ venueId: 1, wantedAt: AT });
    history.pushState(null, '', '/filials/1');
    unmount();
    expect(wantedTimeAt(1)).toBe(AT);
  });
});

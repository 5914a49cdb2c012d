import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { queryClient } from '@/lib/core/bff/query-client';
import type { MapAnswer } from '@/lib/map/map-venues.schema';
import messages from '@/messages/ru.json';
import { useMapVenues } from './use-map-venues';
import { VenueMapList } from './venue-map-list.client';

const CENTRE = { longitude: 76.94, latitude: 43.24 };
const TOWN = { west: 76.87, south: 43.17, east: 77.01, north: 43.31 };
const ELSEWHERE = { west: 71.36, south: 51.1, east: 71.5, north: 51.24 };
const ANSWER: MapAnswer = {
  rows: [[1, 76.94, 43.24, 'Samal', 'Abay, 1', null, -1, 0]],
  covers: [],
  phases: [[{ fromMs: 0, text: '-23:00', tone: 'soft', state: 'open' }]],
  hasMore: false,
};

beforeEach(() => {
  queryClient().clear();
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(Response.json(ANSWER)));
});

test('a part of the map without an answer shows no message', async () => {
  const { result } = renderHook(() => useMapVenues(TOWN, CENTRE));
  await waitFor(() => expect(result.current.inView).toHaveLength(1));
  let answer: (response: Response) => void = () => undefined;
  jest.spyOn(globalThis, 'fetch').mockReturnValue(new Promise((resolve) => (answer = resolve)));
  act(() => result.current.look(ELSEWHERE));
  expect(result.current.inView).toEqual([]);
  await waitFor(() => expect(result.current.isFetching).toBe(true));
  act(() => answer(Response.json(ANSWER)));
  await waitFor(() => expect(result.current.isFetching).toBe(false));
});

test('a new part of the map counts as loading from the first moment', async () => {
  const { result } = renderHook(() => useMapVenues(TOWN, CENTRE));
  await waitFor(() => expect(result.current.isFetching).toBe(false));
  act(() => result.current.look(ELSEWHERE));
  expect(result.current.isFetching).toBe(true);
  expect(fetch).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
});

test('the known venues stay while the map is moved without a connection', async () => {
  const { result } = renderHook(() => useMapVenues(TOWN, CENTRE));
  await waitFor(() => expect(result.current.points).toHaveLength(1));
  act(() => void window.dispatchEvent(new Event('offline')));
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  jest.useFakeTimers();
  act(() => result.current.look(ELSEWHERE));
  await act(() => jest.advanceTimersByTimeAsync(400));
  jest.useRealTimers();
  expect([result.current.points.length, result.current.isFirst]).toEqual([1, false]);
  act(() => void window.dispatchEvent(new Event('online')));
});

test.each([
  ['is being loaded is not called empty', true, messages.map.searching, messages.map.emptyText],
  ['has no venues says so', false, messages.map.emptyText, messages.map.searching],
])('a part of the map that %s', (_what, isFetching, said, unsaid) => {
  render(
    <NextIntlClientProvider locale="ru" messages={messages} timeZone="UTC">
      <VenueMapList
        venues={[]}
        distanceFrom="centre"
        chosenId={null}
        isFirst={false}
        isError={false}
        isFetching={isFetching}
        hasMore={false}
        hasMap
        onChoose={() => undefined}
        onRetry={() => undefined}
        wayOut={null}
      />
    </NextIntlClientProvider>,
  );
  expect(screen.getByText(said)).toBeVisible();
  expect(screen.queryByText(unsaid)).not.toBeInTheDocument();
});

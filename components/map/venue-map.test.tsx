import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { queryClient } from '@/lib/core/bff/query-client';
import { changeQueryOptions } from '@/lib/core/bff/test-query-options';
import type { MapAnswer } from '@/lib/map/map-venues.schema';
import messages from '@/messages/ru.json';
import { VenueMap } from './venue-map.client';

const ANSWER: MapAnswer = {
  rows: [
    [2, 76.95, 43.26, 'Дальний', 'пр. Абая, 2', 4.5, -1, 0],
    [1, 76.94, 43.24, 'Ближний', 'пр. Абая, 1', null, 0, 1],
  ],
  covers: ['http://platform.test/cover.webp'],
  phases: [
    [{ fromMs: 0, text: 'до 23:00', tone: 'soft', state: 'open' }],
    [{ fromMs: 0, text: 'Откроется в 09:00', tone: 'soft', state: 'closed' }],
  ],
  hasMore: false,
};

const requested: string[] = [];
let answer: () => Promise<Response>;

beforeEach(() => {
  requested.length = 0;
  queryClient().clear();
  changeQueryOptions({ retry: false });
  answer = () => Promise.resolve(Response.json(ANSWER));
  // jsdom draws no maps: this is a browser without WebGL.
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  jest.spyOn(globalThis, 'fetch').mockImplementation((input) => {
    requested.push(input instanceof Request ? input.url : input.toString());
    return answer();
  });
});

const show = () =>
  render(
    <NextIntlClientProvider locale="ru" messages={messages} timeZone="UTC">
      <VenueMap
        town={{ name: 'Алматы', coordinates: { longitude: 76.94, latitude: 43.235 } }}
        places={[]}
        limits={{ west: 40, south: 35, east: 90, north: 60 }}
        outlines="/map/outlines-kz.json"
      />
    </NextIntlClientProvider>,
  );

test('without WebGL the town’s venues stand in the list, nearest first, each the way to its menu', async () => {
  show();
  expect(await screen.findByText(messages.map.unavailable)).toBeInTheDocument();
  expect(screen.getByText(messages.map.unsupported)).toBeInTheDocument();
  await screen.findByText('Ближний');
  const list = screen.getByRole('region', { name: messages.map.list });
  const rows = within(list).getAllByRole('listitem');
  expect(rows.map((row) => within(row).getByRole('link').getAttribute('href'))).toEqual([
    '/filials/1',
    '/filials/2',
  ]);
  expect(rows[0]).not.toHaveTextContent(/\d+ м/);
  expect(rows[0]).toHaveTextContent('Откроется в 09:00');
  expect(rows[1]).toHaveTextContent('4,5');
  expect(within(list).getByText('2 ресторана на карте')).toBeInTheDocument();
});

test('requests the snapped part of the map around the town', async () => {
  show();
  await screen.findByText('Ближний');
  const [first = ''] = requested;
  const bbox = new URL(first, 'http://app.test').searchParams.get('bbox')?.split(',').map(Number) ?? [];
  const [west = 0, south = 0, east = 0, north = 0] = bbox;
  expect(west).toBeLessThan(76.87);
  expect(east).toBeGreaterThan(77.01);
  expect(south).toBeLessThan(43.166);
  expect(north).toBeGreaterThan(43.304);
  expect(bbox.every((degrees) => Number.isInteger(degrees * 128))).toBe(true);
});

test('an empty part of the map says what to do', async () => {
  answer = () => Promise.resolve(Response.json({ ...ANSWER, rows: [] }));
  show();
  expect(await screen.findByText(messages.map.emptyTitle)).toBeInTheDocument();
  expect(screen.getByText(messages.map.emptyText)).toBeInTheDocument();
});

test('a list that fails to load says so, and loads on request', async () => {
  answer = () => Promise.reject(new TypeError('offline'));
  show();
  expect(await screen.findByText(messages.map.errorTitle, {}, { timeout: 5000 })).toBeInTheDocument();
  answer = () => Promise.resolve(Response.json(ANSWER));
  await userEvent.click(screen.getByRole('button', { name: messages.map.retry }));
  expect(await screen.findByText('Ближний')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText(messages.map.errorTitle)).toBeNull());
});

test('the way to the whole list is a link', async () => {
  show();
  expect(screen.getByRole('link', { name: messages.map.asList })).toHaveAttribute('href', '/filials');
  await screen.findByText('Ближний');
});

import { act, render, screen } from '@testing-library/react';
import { watchRequest } from '@/lib/core/connection/connection';
import { recordShown } from '@/lib/core/offline/shown-at';
import { ConnectionNotice } from './connection-notice.client';

const online = (is: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(is);
const tell = (event: string) => act(() => void window.dispatchEvent(new Event(event)));
const notice = () => screen.queryByRole('status')?.textContent ?? null;
const show = () => render(<ConnectionNotice offlineText="Offline since {time}" weakText="Weak connection" />);
/** A moment of today, as the page of the worker bears it. */
const NOON_MS = new Date(new Date().toDateString()).getTime() + 12 * 3600 * 1000;

afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection');
  delete document.documentElement.dataset.cachedAt;
});

describe('the notice of the connection', () => {
  test('is not there while all is well', () => {
    show();
    expect(notice()).toBeNull();
  });

  test('says that the device is offline, as long as it is', () => {
    show();
    online(false);
    tell('offline');
    expect(notice()).toMatch(/^Offline since \d\d:\d\d$/);
    online(true);
    tell('online');
    expect(notice()).toBeNull();
  });

  // Holds OFF-03.
  test('says so over a page of the worker, with its time, whatever the device thinks of its network', () => {
    document.documentElement.dataset.cachedAt = String(NOON_MS);
    online(true);
    show();
    expect(notice()).toBe('Offline since 12:00');
  });

  test('ends when another page comes from the network', () => {
    document.documentElement.dataset.cachedAt = String(NOON_MS);
    online(true);
    show();
    act(recordShown);
    expect(notice()).toBeNull();
  });

  test('has the time of the page that is shown without network now', () => {
    document.documentElement.dataset.cachedAt = String(new Date(2026, 10, 21, 9, 5).getTime());
    online(false);
    show();
    act(recordShown);
    expect(notice()).toMatch(/^Offline since \d\d:\d\d$/);
  });

  test('names the day of an earlier page', () => {
    document.documentElement.dataset.cachedAt = String(new Date(2026, 10, 21, 9, 5).getTime());
    show();
    expect(notice()).toBe('Offline since 21.11 09:05');
  });

  test.each([
    ['slow-2g', 'Weak connection'],
    ['2g', 'Weak connection'],
    ['3g', null],
    ['4g', null],
  ])('the notice of the connection on %s is %j', (effectiveType, text) => {
    const network = Object.assign(new EventTarget(), { effectiveType });
    Object.defineProperty(navigator, 'connection', { value: network, configurable: true });
    show();
    expect(notice()).toBe(text);
    network.effectiveType = '4g';
    act(() => void network.dispatchEvent(new Event('change')));
    expect(notice()).toBeNull();
  });

  // Holds ERR-03.
  test('says that it is weak when a request fails while the device is online', () => {
    online(true);
    show();
    act(() => watchRequest()('failed'));
    expect(notice()).toBe('Weak connection');
    act(() => watchRequest()('answered'));
    expect(notice()).toBeNull();
  });

  test('leaves its space when it goes, so that the end of the page stays where it is', () => {
    const { container } = show();
    expect(container).toBeEmptyDOMElement();
    act(() => watchRequest()('failed'));
    act(() => watchRequest()('answered'));
    expect(container.children).toHaveLength(1);
    expect(container).toHaveTextContent('');
  });
});

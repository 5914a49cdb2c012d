import { act, render, screen } from '@testing-library/react';
import { watchRequest } from '@/lib/bff/connection';
import { ConnectionNotice } from './connection-notice.client';

const online = (is: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(is);
const tell = (event: string) => act(() => void window.dispatchEvent(new Event(event)));
const notice = () => screen.queryByRole('status')?.textContent ?? null;
const show = () => render(<ConnectionNotice offlineText="Offline" weakText="Weak connection" />);

afterEach(() => Reflect.deleteProperty(navigator, 'connection'));

describe('the notice of the connection', () => {
  test('is not there while all is well', () => {
    show();
    expect(notice()).toBeNull();
  });

  test('says that the device is offline, as long as it is', () => {
    show();
    online(false);
    tell('offline');
    expect(notice()).toBe('Offline');
    online(true);
    tell('online');
    expect(notice()).toBeNull();
  });

  test.each([
    ['slow-2g', 'Weak connection'],
    ['2g', 'Weak connection'],
    ['3g', null],
    ['4g', null],
  ])('on %s is %j', (effectiveType, text) => {
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
});

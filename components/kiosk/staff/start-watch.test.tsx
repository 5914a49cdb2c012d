import { act, fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { changeKioskDevice } from '@/lib/kiosk/device';
import { inactiveMs } from '@/lib/kiosk/activity';
import { DIM_MS, IDLE_MS, STAFF_PRESS_MS } from '@/lib/kiosk/idle';
import { watchLeaving } from '@/lib/core/paths/test-location';
import { emptyStorage } from '@/lib/core/storage/test-storage';
import { SECOND_MS } from '@/lib/core/time/duration';
import messages from '@/messages/en.json';
import { StartWatch } from './start-watch.client';

const onEnd = jest.fn();
const show = (language: 'kk' | 'ru' = 'kk') =>
  render(
    <NextIntlClientProvider locale="en" messages={{ kiosk: messages.kiosk }}>
      <StartWatch language={language} countryLanguage="kk" onEnd={onEnd} />
    </NextIntlClientProvider>,
  );
const pass = (lengthMs: number) => act(() => jest.advanceTimersByTimeAsync(lengthMs));
const dimming = () => screen.queryByRole('button', { name: messages.kiosk.wake });
const door = (container: HTMLElement) => container.firstElementChild as HTMLElement;

beforeEach(() => {
  emptyStorage();
  onEnd.mockReset();
  jest.useFakeTimers();
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(Response.json({})));
  document.documentElement.dataset.site = 'kz-kk-kiosk';
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  delete document.documentElement.dataset.site;
});

// Holds KIOSK-20.
describe('the hidden way to the staff page', () => {
  test('is a corner that is pressed for three seconds', async () => {
    const leaving = watchLeaving();
    const { container } = show();
    fireEvent.pointerDown(door(container));
    await pass(STAFF_PRESS_MS - 1);
    expect(leaving).not.toHaveBeenCalled();
    await pass(1);
    expect(leaving).toHaveBeenCalledWith('/kiosk/staff');
  });

  test.each(['pointerUp', 'pointerLeave', 'pointerCancel'] as const)('ends with %s', async (end) => {
    const leaving = watchLeaving();
    const { container } = show();
    fireEvent.pointerDown(door(container));
    await pass(STAFF_PRESS_MS - 1);
    fireEvent[end](door(container));
    await pass(STAFF_PRESS_MS);
    expect(leaving).not.toHaveBeenCalled();
  });

  test('is a key as well, by its place', async () => {
    const leaving = watchLeaving();
    show();
    fireEvent.keyDown(document.body, { code: 'KeyK', key: 'л' });
    await pass(0);
    expect(leaving).not.toHaveBeenCalled();
    fireEvent.keyDown(document.body, { code: 'KeyK', key: 'Л', ctrlKey: true, shiftKey: true });
    await pass(0);
    expect(leaving).toHaveBeenCalledWith('/kiosk/staff');
  });

  test('leads nowhere without network', async () => {
    jest.mocked(fetch).mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));
    const leaving = watchLeaving();
    const { container } = show();
    fireEvent.pointerDown(door(container));
    await pass(STAFF_PRESS_MS);
    expect(leaving).not.toHaveBeenCalled();
  });
});

// Holds KIOSK-23.
describe('a start without a touch', () => {
  test('is dimmed after two minutes, and the first touch only wakes it', async () => {
    changeKioskDevice({ idleBrightness: 30 });
    const { container } = show();
    await pass(DIM_MS - SECOND_MS);
    expect(dimming()).toBeNull();
    await pass(2 * SECOND_MS);
    expect(dimming()).toHaveStyle({ '--dimming': '0.7' });
    // A press of the corner meets the dimming.
    expect(door(container)).toBe(dimming());
    fireEvent.pointerDown(dimming() as HTMLElement);
    expect(dimming()).not.toBeNull();
    fireEvent.click(dimming() as HTMLElement);
    expect(dimming()).toBeNull();
    expect(inactiveMs()).toBe(0);
    await pass(DIM_MS - SECOND_MS);
    expect(dimming()).toBeNull();
  });

  test('is woken by a stroke and by a key, which do nothing else', async () => {
    changeKioskDevice({ idleBrightness: 30 });
    show();
    await pass(DIM_MS + SECOND_MS);
    fireEvent.pointerUp(dimming() as HTMLElement);
    await pass(300);
    expect(dimming()).toBeNull();
    await pass(DIM_MS + SECOND_MS);
    const below = jest.fn();
    document.body.addEventListener('keydown', below);
    expect(fireEvent.keyDown(document.body, { key: 'Enter' })).toBe(false);
    document.body.removeEventListener('keydown', below);
    expect(below).not.toHaveBeenCalled();
    expect(dimming()).toBeNull();
  });

  test('stays dark over the reload that keeps it fresh, and a start after a guest is awake', async () => {
    changeKioskDevice({ idleBrightness: 30 });
    const { unmount } = show();
    await pass(DIM_MS + SECOND_MS);
    unmount();
    const { unmount: end } = show();
    await pass(0);
    expect(dimming()).not.toBeNull();
    end();
    sessionStorage.clear();
    show();
    await pass(DIM_MS - SECOND_MS);
    expect(dimming()).toBeNull();
  });

  test('keeps its brightness unless staff have set it', async () => {
    show();
    await pass(2 * DIM_MS);
    expect(dimming()).toBeNull();
  });
});

// Holds KIOSK-22.
describe('the language of a start', () => {
  test('is the kiosk’s own again after a minute without a touch, once', async () => {
    show('ru');
    await pass(IDLE_MS / 2);
    fireEvent.pointerDown(document.body);
    await pass(IDLE_MS - SECOND_MS);
    expect(onEnd).not.toHaveBeenCalled();
    await pass(10 * SECOND_MS);
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  test('is the guest’s choice also where the start was left alone for long at full brightness', async () => {
    const { unmount } = show();
    await pass(2 * DIM_MS);
    fireEvent.pointerDown(document.body);
    unmount();
    show('ru');
    await pass(SECOND_MS);
    expect(onEnd).not.toHaveBeenCalled();
  });

  test('stays where it is the kiosk’s own', async () => {
    changeKioskDevice({ languages: ['ru', 'kk'] });
    show('ru');
    await pass(2 * IDLE_MS);
    expect(onEnd).not.toHaveBeenCalled();
  });
});

// Holds KIOSK-25.
test('the start in the kiosk’s own language registers the worker of its pages, no other does', () => {
  const register = jest.fn(() => Promise.resolve());
  Object.assign(navigator, { serviceWorker: { register } });
  const { unmount } = show('ru');
  expect(register).not.toHaveBeenCalled();
  unmount();
  show('kk');
  expect(register).toHaveBeenCalledWith('/worker.js?site=kz-kk-kiosk', {
    scope: '/kiosk',
    updateViaCache: 'none',
  });
});

import { act, render } from '@testing-library/react';
import { watchReloading } from '@/lib/core/paths/test-location';
import { LeftPage } from './left-page.client';

const tell = (name: 'pagehide' | 'pageshow', persisted: boolean) =>
  act(() => void window.dispatchEvent(Object.assign(new Event(name), { persisted })));

afterEach(() => {
  document.documentElement.hidden = false;
});

// Holds KIOSK-07.
test('a page that the browser keeps for its back button is hidden, and loaded anew when it is shown', () => {
  const reloading = watchReloading();
  render(<LeftPage />);
  tell('pagehide', true);
  expect(document.documentElement).not.toBeVisible();
  expect(reloading).not.toHaveBeenCalled();
  tell('pageshow', true);
  expect(reloading).toHaveBeenCalledTimes(1);
});

test('a page that is shown first is not loaded again', () => {
  const reloading = watchReloading();
  render(<LeftPage />);
  tell('pageshow', false);
  tell('pagehide', false);
  expect(reloading).not.toHaveBeenCalled();
  expect(document.documentElement).toBeVisible();
});

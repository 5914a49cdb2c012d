import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { inBrowser } from '@/components/layout/test-in-browser';
import { toasts } from '@/components/ui/toasts';
import messages from '@/messages/en.json';
import { SearchLayout } from './search-layout';

const mockRouter = { push: jest.fn(), replace: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => mockRouter }));

const { map, noCoordinates } = messages.search;

function show(hasCoordinates: boolean) {
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      {inBrowser(SearchLayout({ route: 'home', hasCoordinates, children: <p>Content</p> }))}
    </NextIntlClientProvider>,
  );
  return userEvent.setup();
}

/** A device that says where it is if it was allowed to. */
function device(state: PermissionState) {
  const query = () => Promise.resolve(Object.assign(new EventTarget(), { state }));
  const getCurrentPosition = (found: PositionCallback) =>
    found({ coords: { latitude: 43, longitude: 77 } } as GeolocationPosition);
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true });
  Object.defineProperty(navigator, 'permissions', { value: { query }, configurable: true });
}
const toastTexts = () => toasts.current().map(({ text }) => text);

beforeEach(() => mockRouter.push.mockReset());
afterEach(() => {
  toasts.clear();
  Reflect.deleteProperty(navigator, 'geolocation');
  Reflect.deleteProperty(navigator, 'permissions');
});

// Holds SRCH-11.
describe('the map button', () => {
  test('opens the map of a town whose coordinates are known', () => {
    show(true);
    expect(screen.getByRole('link', { name: map })).toHaveAttribute('href', '/map');
  });

  test('opens no map where neither the town’s nor the diner’s coordinates are known, and says so', async () => {
    device('denied');
    const user = show(false);
    expect(screen.queryByRole('link', { name: map })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: map }));
    await waitFor(() => expect(toastTexts()).toEqual([noCoordinates]));
    expect(mockRouter.push).not.toHaveBeenCalled();
  });

  test('opens the map round the diner where only their own coordinates are known', async () => {
    device('granted');
    const user = show(false);
    await user.click(screen.getByRole('button', { name: map }));
    await waitFor(() => expect(mockRouter.push).toHaveBeenCalledWith('/map'));
    expect(toastTexts()).toEqual([]);
  });
});

import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTranslator, NextIntlClientProvider } from 'next-intl';
import { settled } from '@/components/ui/test-settled';
import messages from '@/messages/ru.json';
import { ScannerView } from './scanner-view.client';

const t = createTranslator({ locale: 'ru', messages, namespace: 'scanner' });
const common = createTranslator({ locale: 'ru', messages, namespace: 'layout' });

/** A camera's track that says when it was stopped. */
class Track extends EventTarget {
  stop = jest.fn();
  getCapabilities = () => ({});
  getSettings = () => ({ deviceId: 'back' });
}

let tracks: Track[];
let open: jest.Mock;
let visibility: string;

function openNow() {
  const track = new Track();
  tracks.push(track);
  return Promise.resolve({ getTracks: () => [track], getVideoTracks: () => [track] });
}

beforeEach(() => {
  tracks = [];
  visibility = 'visible';
  open = jest.fn(openNow);
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility as 'visible');
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue(undefined);
  Object.defineProperty(HTMLMediaElement.prototype, 'srcObject', {
    configurable: true,
    writable: true,
    value: null,
  });
});

async function show(permission: string) {
  Object.defineProperty(navigator, 'permissions', {
    configurable: true,
    value: { query: () => Promise.resolve({ state: permission }) },
  });
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: { getUserMedia: open, enumerateDevices: () => Promise.resolve([]) },
  });
  const view = render(
    <NextIntlClientProvider locale="ru" messages={messages} timeZone="UTC">
      <ScannerView formats={['ean_13']} hint="hint" onReading={() => undefined} onPhoto={() => undefined} />
    </NextIntlClientProvider>,
  );
  await act(() => Promise.resolve());
  return { ...view, user: userEvent.setup() };
}
const see = (state: string) =>
  act(() => {
    visibility = state;
    document.dispatchEvent(new Event('visibilitychange'));
    return Promise.resolve();
  });
const isOn = () => screen.findByText('hint');

test('a camera that was allowed before is on by itself, and off when the screen is left', async () => {
  const { unmount } = await show('granted');
  await isOn();
  unmount();
  expect(tracks.map(({ stop }) => stop.mock.calls.length)).toEqual([1]);
});

test('a diner who was not prompted yet turns the camera on', async () => {
  const { user } = await show('prompt');
  expect(screen.getByRole('heading', { name: t('askingTitle') })).toBeVisible();
  expect(open).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: t('turnOn') }));
  await isOn();
});

test('a refused camera is not opened; a photo can be picked', async () => {
  await show('denied');
  expect(screen.getByRole('heading', { name: t('deniedTitle') })).toBeVisible();
  expect(screen.getByRole('button', { name: t('photo') })).toBeEnabled();
  expect(open).not.toHaveBeenCalled();
});

test.each([
  ['NotAllowedError', 'deniedTitle'],
  ['NotFoundError', 'missingTitle'],
  ['NotReadableError', 'busyTitle'],
] as const)('a camera that fails with %s says why', async (name, title) => {
  open.mockRejectedValue(new DOMException('', name));
  await show('granted');
  expect(await screen.findByRole('heading', { name: t(title) })).toBeVisible();
});

// Holds SHOP-21.
test('a camera is off while the page is hidden, and on again afterwards', async () => {
  await show('granted');
  await isOn();
  await see('hidden');
  expect(tracks[0]?.stop).toHaveBeenCalled();
  expect(open).toHaveBeenCalledTimes(1);
  await see('visible');
  await isOn();
  expect(open).toHaveBeenCalledTimes(2);
});

// Holds SHOP-21.
test('a camera that opens only after the page was hidden is off at once, and on once it is seen', async () => {
  let give = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    give = resolve;
  });
  open.mockImplementationOnce(() => held.then(openNow));
  await show('granted');
  await waitFor(() => expect(open).toHaveBeenCalledTimes(1));
  await see('hidden');
  give();
  await waitFor(() => expect(tracks[0]?.stop).toHaveBeenCalledTimes(1));
  expect(open).toHaveBeenCalledTimes(1);
  await see('visible');
  await isOn();
  expect(open).toHaveBeenCalledTimes(2);
  expect(tracks[1]?.stop).not.toHaveBeenCalled();
});

// Holds SHOP-21.
test('a camera that was allowed before is not opened on a hidden page, and is on once it is seen', async () => {
  visibility = 'hidden';
  await show('granted');
  await settled();
  expect(open).not.toHaveBeenCalled();
  await see('visible');
  await isOn();
  expect(open).toHaveBeenCalledTimes(1);
});

test('a camera that failed is not opened by coming back to its page', async () => {
  open.mockRejectedValue(new DOMException('', 'NotReadableError'));
  await show('granted');
  expect(await screen.findByRole('heading', { name: t('busyTitle') })).toBeVisible();
  await see('hidden');
  await see('visible');
  expect(open).toHaveBeenCalledTimes(1);
});

test('a camera that is refused in a question which hides the page is not requested again', async () => {
  let refuse: () => void = () => undefined;
  open.mockImplementationOnce(
    () =>
      new Promise((_resolve, reject) => {
        refuse = () => reject(new DOMException('', 'NotAllowedError'));
      }),
  );
  await show('granted');
  await waitFor(() => expect(open).toHaveBeenCalledTimes(1));
  await see('hidden');
  refuse();
  expect(await screen.findByRole('heading', { name: t('deniedTitle') })).toBeVisible();
  await see('visible');
  await settled();
  expect(open).toHaveBeenCalledTimes(1);
});

test('a camera that is taken away says so, and can be turned on again', async () => {
  const { user } = await show('granted');
  await isOn();
  act(() => void tracks[0]?.dispatchEvent(new Event('ended')));
  expect(await screen.findByRole('heading', { name: t('lostTitle') })).toBeVisible();
  await user.click(screen.getByRole('button', { name: common('retry') }));
  await isOn();
});

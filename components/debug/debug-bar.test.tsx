import { render, screen, within, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { record } from '@/lib/core/debug/recorder';
import en from '@/messages/en.json';
import { DebugBar } from './debug-bar.client';

const t = en.debugBar;
const answers: ((response: Response) => void)[] = [];
window.fetch = () => new Promise((answer) => answers.push(answer));
window.console.info = () => undefined;
const recorder = record();
const user = userEvent.setup();

const show = () =>
  render(
    <NextIntlClientProvider locale="en" messages={en}>
      <DebugBar recorder={recorder} />
    </NextIntlClientProvider>,
  );
const open = async () => user.click(screen.getByRole('button', { name: t.open }));

beforeEach(() => sessionStorage.clear());

// Holds DBG-02, DBG-03.
test('the debug bar is closed at first, opens with its tabs, and stays as it was for the visit', async () => {
  const first = show();
  expect(screen.queryByRole('tab')).toBeNull();
  await open();
  const names = screen.getAllByRole('tab').map(({ textContent }) => textContent);
  expect(names).toEqual([t.console, t.network, t.bridge]);
  await user.click(screen.getByRole('tab', { name: t.network }));
  first.unmount();
  show();
  expect(screen.getByRole('tab', { name: t.network }).getAttribute('aria-selected')).toBe('true');
  await user.keyboard('{Tab}{ArrowLeft}');
  await user.click(screen.getByRole('button', { name: t.close }));
  expect(screen.queryByRole('tab')).toBeNull();
});

// Holds DBG-05 to DBG-07.
test.each([
  [200, 'success'],
  [404, 'error'],
  [503, 'error'],
])('a request is pending in the list until it is answered with %i, as %s', async (status, tone) => {
  show();
  await open();
  await user.click(screen.getByRole('tab', { name: t.network }));
  void window.fetch(`/api/menu/${status}`);
  const name = new RegExp(`/api/menu/${status}`);
  await screen.findAllByText(name);
  const row = () => screen.getAllByText(name)[0]?.closest('li') ?? document.body;
  expect(within(row()).getByText(t.pending).dataset.tone).toBe('pending');
  answers.at(-1)?.({
    status,
    headers: new Headers({ 'Content-Type': 'text/html' }),
    body: null,
  } as Response);
  await waitFor(() => expect(within(row()).queryByText(t.pending)).toBeNull());
  expect(within(row()).getAllByText(String(status))[0]?.dataset.tone).toBe(tone);
});

test('the console has a line masked, and its list can be cleared', async () => {
  show();
  await open();
  window.console.info('phone: 77011234567');
  await screen.findByText('phone: •••');
  await user.click(screen.getByRole('button', { name: t.clear }));
  await screen.findByText(t.noLines);
});

test('the bridge lab shows a call and why an answer was dropped, and says what a tester writes', async () => {
  const received: unknown[] = [];
  const way = recorder.bridge.tap({
    send: (_text: string) => undefined,
    listen: (_receive: (text: unknown) => void) => () => undefined,
  });
  way.listen((text) => {
    received.push(text);
    if (received.length === 1) recorder.bridge.noteDropped(text, 'unknown');
  });
  way.send('{"v":1,"id":"call-1","method":"scanQr","params":{}}');
  recorder.bridge.deliver('{"v":1,"id":"call-2","ok":true,"result":{}}');
  show();
  await open();
  await user.click(screen.getByRole('tab', { name: t.bridge }));
  expect(screen.getByText('dropped: unknown')).not.toBeNull();
  await user.click(screen.getByText(/scanQr/));
  await user.click(screen.getByRole('button', { name: t.answer }));
  await user.selectOptions(screen.getByRole('combobox'), 'answer DENIED');
  await user.click(screen.getByRole('button', { name: t.deliver }));
  expect(JSON.parse(String(received[1]))).toMatchObject({
    id: 'call-1',
    ok: false,
    error: { code: 'DENIED' },
  });
  await screen.findByText('DENIED');
});

test('turned off, the debug bar goes with all that it knows', async () => {
  document.cookie = 'debugBar=1; Path=/';
  const way = recorder.bridge.tap({ send: (_text: string) => undefined, listen: () => () => undefined });
  way.send('{"v":1,"id":"call-1","method":"authorize","params":{"state":"secret"}}');
  const [call] = recorder.messages.entries();
  show();
  await open();
  await user.click(screen.getByRole('button', { name: t.turnOff }));
  expect(screen.queryByRole('complementary')).toBeNull();
  expect(recorder.requests.entries()).toEqual([]);
  expect(recorder.bridge.callOf(String(call?.id))).toBeNull();
  way.send('{"v":1,"id":"call-2","method":"scanQr","params":{}}');
  expect(recorder.messages.entries()).toEqual([]);
  expect(document.cookie).not.toContain('debugBar=1');
});

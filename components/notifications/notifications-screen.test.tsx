import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { focusManager, onlineManager } from '@tanstack/react-query';
import { NextIntlClientProvider } from 'next-intl';
import { queryClient } from '@/lib/core/bff/query-client';
import { changeQueryOptions } from '@/lib/core/bff/test-query-options';
import { chatSchema, type Chat } from '@/lib/ground/notifications/chat.schema';
import { FAKE_PUSH_KEY, fakePush, type FakePush } from '@/lib/ground/notifications/test-push';
import messages from '@/messages/ru.json';
import { NotificationsScreen } from './notifications-screen.client';

const text = messages.notifications;
const NOT_LINKED = chatSchema.parse({ isLinked: false, address: 'https://t.me/bot?start=u_1' });
const LINKED = chatSchema.parse({ isLinked: true, address: 'https://t.me/bot' });

type Answer = Chat | 'failure' | 'no network' | 'never';

function responseOf(answer: Answer): Promise<Response> {
  if (answer === 'never') return new Promise(() => {});
  if (answer === 'no network') return Promise.reject(new TypeError('Failed to fetch'));
  if (answer !== 'failure') return Promise.resolve(Response.json(answer));
  const error = { code: 'upstream/unavailable', requestId: 'r' };
  return Promise.resolve(Response.json({ error }, { status: 503 }));
}

let chat: Answer;
let pushServer: 'takes' | 'fails';
let push: FakePush;
let remove = () => {};

function browser(part: Partial<FakePush> = {}) {
  ({ push, remove } = fakePush(part));
}
function open(pushPublicKey: string | null = FAKE_PUSH_KEY) {
  render(
    <NextIntlClientProvider locale="ru" messages={{ notifications: text }} timeZone="UTC">
      <NotificationsScreen pushPublicKey={pushPublicKey} />
    </NextIntlClientProvider>,
  );
}
const messenger = () => screen.getByRole('region', { name: text.chatTitle });
const pushes = () => screen.getByRole('region', { name: text.pushTitle });
const theSwitch = () => within(pushes()).findByRole('switch', { name: new RegExp(text.pushLabel) });
/** Simulates leaving the tab and coming back. */
function comeBack() {
  focusManager.setFocused(false);
  focusManager.setFocused(true);
}

beforeEach(() => {
  chat = NOT_LINKED;
  pushServer = 'takes';
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  jest.spyOn(globalThis, 'fetch').mockImplementation((address) => {
    if (address === '/api/notifications/chat') return responseOf(chat);
    return pushServer === 'takes'
      ? Promise.resolve(Response.json({ isRegistered: true }))
      : responseOf('failure');
  });
  queryClient().clear();
  changeQueryOptions({ retryDelay: 0 });
});
afterEach(() => {
  remove();
  localStorage.clear();
  onlineManager.setOnline(true);
  focusManager.setFocused(undefined);
});

describe('the messenger', () => {
  test('the messenger that is not linked is linked by the bot’s address, in a window of its own', async () => {
    open();
    const link = await screen.findByRole('link', { name: text.chatLink });
    expect(link).toHaveAttribute('href', 'https://t.me/bot?start=u_1');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noreferrer');
    expect(messenger()).toHaveTextContent(text.chatHow);
  });

  test('the messenger that is linked says so', async () => {
    chat = LINKED;
    open();
    expect(await screen.findByText(text.chatOn)).toBeVisible();
    expect(screen.getByRole('link', { name: text.chatOpen })).toHaveAttribute('href', 'https://t.me/bot');
    expect(screen.queryByRole('link', { name: text.chatLink })).not.toBeInTheDocument();
  });

  test('is requested again when the tab is shown again', async () => {
    open();
    await screen.findByRole('link', { name: text.chatLink });
    chat = LINKED;
    comeBack();
    expect(await screen.findByText(text.chatOn)).toBeVisible();
  });

  test('the messenger without a safe address cannot be linked, which is said', async () => {
    chat = { isLinked: false, address: null };
    open();
    expect(await screen.findByText(text.chatNoAddress)).toBeVisible();
    expect(within(messenger()).queryByRole('link')).not.toBeInTheDocument();
  });

  test('shows a text while loading', () => {
    chat = 'never';
    open();
    expect(within(messenger()).getByRole('status')).toHaveTextContent(text.loading);
  });

  test.each<[first: Answer, title: string, words: string]>([
    ['failure', text.failedTitle, text.chatFailedText],
    ['no network', text.offlineTitle, text.offlineText],
  ])('the messenger with an unknown state (%s) can be requested again', async (first, title, chunks) => {
    chat = first;
    open();
    expect(await screen.findByText(title)).toBeVisible();
    expect(messenger()).toHaveTextContent(chunks);
    chat = LINKED;
    await userEvent.click(within(messenger()).getByRole('button', { name: text.retry }));
    expect(await screen.findByText(text.chatOn)).toBeVisible();
    expect(screen.queryByText(title)).not.toBeInTheDocument();
  });

  test('the messenger without a connection says so, and comes by itself afterwards', async () => {
    const linked = chat;
    chat = 'no network';
    onlineManager.setOnline(false);
    open();
    expect(await screen.findByText(text.offlineTitle)).toBeVisible();
    chat = linked;
    onlineManager.setOnline(true);
    expect(await screen.findByRole('link', { name: text.chatLink })).toBeVisible();
  });
});

describe('pushes', () => {
  test('are no matter of this site without a key', () => {
    browser();
    open(null);
    expect(pushes()).toHaveTextContent(text.pushNotSetUp);
    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
  });

  test('shows an explanation in a browser without pushes', async () => {
    open();
    expect(await screen.findByText(text.pushUnsupported)).toBeVisible();
    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
  });

  test('are switched on and off, and the row says how it stands', async () => {
    browser();
    open();
    const row = await theSwitch();
    expect(row).not.toBeChecked();
    expect(row).toHaveAccessibleDescription(text.pushOff);
    await userEvent.click(row);
    await waitFor(() => expect(row).toBeChecked());
    expect(row).toHaveAccessibleDescription(text.pushOn);
    await userEvent.click(row);
    await waitFor(() => expect(row).not.toBeChecked());
    expect(push.endpoint).toBeNull();
  });

  test('no permission is requested before the tap', async () => {
    browser();
    open();
    await theSwitch();
    expect(push.prompts).toBe(0);
  });

  test('pushes that are refused say how to allow them, and see it when the diner comes back', async () => {
    browser({ answer: 'denied' });
    open();
    await userEvent.click(await theSwitch());
    expect(await screen.findByText(text.pushDenied)).toBeVisible();
    expect(pushes()).toHaveTextContent(text.pushDeniedText);
    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
    push.permission = 'default';
    comeBack();
    expect(await theSwitch()).not.toBeChecked();
  });

  test('pushes that the platform does not know yet show a mild notice, and can be retried', async () => {
    pushServer = 'fails';
    browser();
    open();
    await userEvent.click(await theSwitch());
    expect(await within(pushes()).findByText(text.pushWaiting)).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    pushServer = 'takes';
    await userEvent.click(within(pushes()).getByRole('button', { name: text.retry }));
    expect(await within(pushes()).findByText(text.pushOn)).toBeVisible();
  });

  test('pushes that were not registered last time are registered by this visit', async () => {
    browser({ permission: 'granted', endpoint: 'https://push.test/1' });
    open();
    expect(await within(pushes()).findByText(text.pushOn)).toBeVisible();
  });

  test('pushes that the browser fails to switch say so, and stay off', async () => {
    browser({ isBroken: true });
    open();
    await userEvent.click(await theSwitch());
    expect(await screen.findByRole('alert')).toHaveTextContent(text.pushFailed);
    expect(await theSwitch()).not.toBeChecked();
  });
});

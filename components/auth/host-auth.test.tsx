import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { signInByHost, type HostSignIn } from '@/lib/auth/host-sign-in.api';
import { takePendingNotice } from '@/lib/host/pending-notice';
import { watchReplacing } from '@/lib/paths/test-location';
import messages from '@/messages/ru.json';
import { HostAuth } from './host-auth.client';

jest.mock('@/lib/auth/host-sign-in.api');

const text = messages.auth;
let replaced: jest.Mock;
beforeEach(() => {
  jest.clearAllMocks();
  sessionStorage.clear();
  replaced = watchReplacing();
});

function show(end: HostSignIn, returnTo: string, problem: string | null = null) {
  jest.mocked(signInByHost).mockResolvedValue(end);
  render(
    <NextIntlClientProvider locale="ru" messages={messages} timeZone="UTC">
      <HostAuth returnTo={returnTo} problem={problem} />
    </NextIntlClientProvider>,
  );
}

// Holds HOST-12.
test.each<[HostSignIn, string, string]>([
  ['success', '/profile', '/profile'],
  ['dismissed', '/filials/3107?product=5', '/filials/3107?product=5'],
  ['dismissed', '/orders', '/'],
  ['noHost', '/orders', '/api/auth/sign-in?by=provider&return=%2Forders'],
])('a sign-in that ends as %s on the way to %s goes on at %s', async (end, returnTo, to) => {
  show(end, returnTo);
  await waitFor(() => expect(replaced.mock.calls).toEqual([[to]]));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(takePendingNotice()).toBeNull();
});

// Holds HOST-04.
test('a failure without a page that was asked for leads Home, which says so', async () => {
  show('failed', '/');
  await waitFor(() => expect(replaced.mock.calls).toEqual([['/']]));
  expect(takePendingNotice()).toBe('signInFailed');
  expect(takePendingNotice()).toBeNull();
});

// Holds HOST-05.
test('a failure blocks the page that was asked for, with the reason and a retry', async () => {
  show('failed', '/orders');
  expect(await screen.findByRole('alert')).toHaveTextContent(text.problem_host);
  expect(replaced).not.toHaveBeenCalled();
  jest.mocked(signInByHost).mockResolvedValue('success');
  await userEvent.click(screen.getByRole('button', { name: text.again }));
  await waitFor(() => expect(replaced.mock.calls).toEqual([['/orders']]));
});

// Holds HOST-13.
test('a host that cannot sign in is said to, and asked no more', async () => {
  show('unsupported', '/orders');
  expect(await screen.findByText(text.hostUnsupported)).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  const without = screen.getByRole('link', { name: text.without });
  expect(without).toHaveAttribute('href', '/');
  await userEvent.click(without);
  expect(replaced.mock.calls).toEqual([['/']]);
});

test('a problem of before is shown, and the host asked at a press only', async () => {
  show('success', '/orders', text.problem_track);
  expect(screen.getByRole('alert')).toHaveTextContent(text.problem_track);
  expect(signInByHost).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: text.again }));
  await waitFor(() => expect(replaced.mock.calls).toEqual([['/orders']]));
});

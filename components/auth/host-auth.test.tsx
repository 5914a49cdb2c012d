import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { settled } from '@/components/ui/test-settled';
import type { HostSignIn } from '@/lib/ground/auth/host-sign-in.api';
import { answeredBy } from '@/lib/core/bff/test-server';
import { takePendingNotice } from '@/lib/core/host/pending-notice';
import { showInApp } from '@/lib/core/host/test-host';
import { watchReplacing } from '@/lib/core/paths/test-location';
import messages from '@/messages/ru.json';
import { HostAuth } from './host-auth.client';

const text = messages.auth;
/* One page, which opens its bridge once. */
const host = showInApp();
const CODE = {
  client_id: 'app',
  redirect_uri: 'https://app.example/auth',
  state: 'state-1',
  code_challenge: 'challenge',
  code_challenge_method: 'S256',
};
let replaced: jest.Mock;
beforeEach(() => {
  host.sent.length = 0;
  document.documentElement.classList.add('webview');
  sessionStorage.clear();
  replaced = watchReplacing();
  jest.spyOn(globalThis, 'fetch').mockImplementation(
    answeredBy({
      'POST /api/auth/host': CODE,
      'POST /api/auth/host/session': { isSignedIn: true },
      'POST /api/auth/track': { trackId: '8c1d2e3f-4a5b-4c6d-9e7f-8091a2b3c4d5' },
    }),
  );
});

/** The app answers the next request to sign its user in. */
async function answerOnce(mode: 'code' | 'simple', answer: () => void) {
  await waitFor(() => expect(host.lastOf('authorize')?.params).toMatchObject({ mode }));
  answer();
  host.sent.length = 0;
}
const refuse = (code: string) => () => host.refuse('authorize', code);
/** The reaction of the app to each end of a sign-in. */
const ENDS: Record<HostSignIn, () => Promise<void>> = {
  success: () => answerOnce('code', () => host.answer('authorize', { code: 'code-1', state: 'state-1' })),
  dismissed: () => answerOnce('code', refuse('DISMISSED')),
  failed: () => answerOnce('code', refuse('FAILED')),
  unsupported: async () => {
    await answerOnce('code', refuse('NOT_SUPPORTED'));
    await answerOnce('simple', refuse('NOT_SUPPORTED'));
  },
  noHost: () => Promise.resolve(),
};

function show(returnTo: string, problem: string | null = null) {
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
  if (end === 'noHost') document.documentElement.classList.remove('webview');
  show(returnTo);
  await ENDS[end]();
  await waitFor(() => expect(replaced.mock.calls).toEqual([[to]]));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(takePendingNotice()).toBeNull();
});

// Holds HOST-04.
test('a failure without a return page leads Home, which shows it', async () => {
  show('/');
  await ENDS.failed();
  await waitFor(() => expect(replaced.mock.calls).toEqual([['/']]));
  expect(takePendingNotice()).toBe('signInFailed');
  expect(takePendingNotice()).toBeNull();
});

// Holds HOST-05.
test('a failure blocks the requested page, with the reason and a retry', async () => {
  show('/orders');
  await ENDS.failed();
  expect(await screen.findByRole('alert')).toHaveTextContent(text.problem_host);
  expect(replaced).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: text.again }));
  await ENDS.success();
  await waitFor(() => expect(replaced.mock.calls).toEqual([['/orders']]));
});

// Holds HOST-13.
test('the page says that a host cannot sign in, and does not ask it again', async () => {
  show('/orders');
  await ENDS.unsupported();
  expect(await screen.findByText(text.hostUnsupported)).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  const without = screen.getByRole('link', { name: text.without });
  expect(without).toHaveAttribute('href', '/');
  await userEvent.click(without);
  expect(replaced.mock.calls).toEqual([['/']]);
});

test('an earlier problem is shown, and the host is called only at a press', async () => {
  show('/orders', text.problem_track);
  await settled();
  expect(screen.getByRole('alert')).toHaveTextContent(text.problem_track);
  expect([host.sent, jest.mocked(fetch).mock.calls]).toEqual([[], []]);
  await userEvent.click(screen.getByRole('button', { name: text.again }));
  await ENDS.success();
  await waitFor(() => expect(replaced.mock.calls).toEqual([['/orders']]));
});

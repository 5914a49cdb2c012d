import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTranslator, NextIntlClientProvider } from 'next-intl';
import { settled } from '@/components/ui/test-settled';
import { answeredBy } from '@/lib/core/bff/test-server';
import messages from '@/messages/ru.json';
import { queryClient } from '@/lib/core/bff/query-client';
import { profileQuery } from '@/lib/profile/profile.api';
import { DeleteAccount } from './delete-account.client';

const text = messages.profile;
const t = createTranslator({ locale: 'ru', messages, namespace: 'profile' });
const DELETED = { restorableUntil: '2026-06-12T08:25:00Z' };

async function open(answers: Parameters<typeof answeredBy>[0]) {
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(answeredBy(answers));
  render(
    <NextIntlClientProvider locale="ru" messages={messages} timeZone="UTC">
      <DeleteAccount />
    </NextIntlClientProvider>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: text.delete }));
  const dialog = await screen.findByRole('dialog', { name: text.deleteTitle });
  const calls = (method: string, address: string) =>
    fetched.mock.calls.filter(([requested, init]) => requested === address && init?.method === method).length;
  return { user, dialog, calls };
}
const confirm = () => screen.getByRole('button', { name: text.delete });

/** A closing sheet removes its history entry asynchronously. */
afterEach(() => {
  cleanup();
  return settled();
});

describe('the deletion of an account', () => {
  test('asks for a confirmation and says for how many days it can be undone', async () => {
    const { user, dialog, calls } = await open({});
    expect(dialog).toHaveTextContent(text.deleteText);
    expect(dialog).toHaveTextContent(t('deleteRestore', { days: 90 }));
    expect(dialog).toHaveTextContent('90 дней');
    await user.click(screen.getByRole('button', { name: text.keepAccount }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(calls('DELETE', '/api/profile')).toBe(0);
  });

  // Holds PROF-19.
  test('is done once and ends the session', async () => {
    const { calls } = await open({ 'DELETE /api/profile': DELETED });
    // Two presses before the screen can change.
    act(() => {
      confirm().click();
      confirm().click();
    });
    await waitFor(() => expect(calls('POST', '/api/auth/sign-out')).toBe(1));
    expect(calls('DELETE', '/api/profile')).toBe(1);
    expect(confirm()).toHaveAttribute('aria-busy', 'true');
  });

  test('the deletion of an account whose answer was lost is found done, and the session ends', async () => {
    const { user, calls } = await open({
      'DELETE /api/profile': ['no network', { status: 403, code: 'auth/deleted-account' }],
    });
    await user.click(confirm());
    expect(await screen.findByRole('alert')).toHaveTextContent(text.notDeleted + messages.errors.network);
    expect(calls('POST', '/api/auth/sign-out')).toBe(0);
    await user.click(confirm());
    await waitFor(() => expect(calls('POST', '/api/auth/sign-out')).toBe(1));
  });

  test('says when the session could not be ended, and ends it when it is pressed again', async () => {
    const { user, calls } = await open({
      'DELETE /api/profile': [DELETED, { status: 403, code: 'auth/deleted-account' }],
      'POST /api/auth/sign-out': ['no network', 'never'],
    });
    await user.click(confirm());
    expect(await screen.findByRole('alert')).toHaveTextContent(text.signOutFailed);
    expect(screen.queryByRole('button', { name: text.keepAccount })).not.toBeInTheDocument();
    await user.click(confirm());
    await waitFor(() => expect(calls('POST', '/api/auth/sign-out')).toBe(2));
  });

  test('is what the page shows when its sheet is closed without the session having ended', async () => {
    const { user } = await open({
      'DELETE /api/profile': DELETED,
      'POST /api/auth/sign-out': 'no network',
    });
    queryClient().setQueryData(profileQuery.queryKey, { name: 'Aigerim', restorableUntil: null });
    await user.click(confirm());
    await screen.findByRole('alert');
    await user.keyboard('{Escape}');
    await waitFor(() =>
      expect(queryClient().getQueryData(profileQuery.queryKey)).toMatchObject({
        restorableUntil: DELETED.restorableUntil,
      }),
    );
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('is what the page shows when its sheet is closed before the answer', async () => {
    let answer: () => void = () => undefined;
    const { user } = await open({});
    queryClient().setQueryData(profileQuery.queryKey, { name: 'Aigerim', restorableUntil: null });
    jest
      .mocked(fetch)
      .mockImplementation((_address, init) =>
        init?.method === 'DELETE'
          ? new Promise((resolve) => (answer = () => resolve(Response.json(DELETED))))
          : Promise.reject(new TypeError('network')),
      );
    await user.click(confirm());
    expect(screen.queryByRole('button', { name: text.keepAccount })).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    await act(async () => answer());
    await waitFor(() =>
      expect(queryClient().getQueryData(profileQuery.queryKey)).toMatchObject({
        restorableUntil: DELETED.restorableUntil,
      }),
    );
  });
});

import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { z } from 'zod/mini';
import { settled } from '@/components/ui/test-settled';
import { requestBff } from '@/lib/core/bff/client';
import { answeredBy } from '@/lib/core/bff/test-server';
import messages from '@/messages/ru.json';
import { DeletedAccount } from './deleted-account.client';

const text = messages.deletedAccount;
const schema = () => Promise.resolve(z.object({}));
const REFUSED = { status: 403, code: 'auth/deleted-account' } as const;

function show(pathname: string): void {
  window.history.replaceState(null, '', pathname);
  jest.spyOn(globalThis, 'fetch').mockImplementation(
    answeredBy({
      'GET /api/orders': REFUSED,
      'GET /api/texts/deletedAccount': { texts: { deletedAccount: text } },
    }),
  );
  render(
    <NextIntlClientProvider locale="ru" messages={{}} timeZone="UTC">
      <DeletedAccount />
    </NextIntlClientProvider>,
  );
}
const send = () => act(() => requestBff('/api/orders', schema).catch(() => undefined));
const dialog = () => screen.queryByRole('dialog', { name: text.title });

/** A closing sheet removes its history entry asynchronously. */
afterEach(() => {
  cleanup();
  return settled();
});

describe('an answer that says the account is deleted', () => {
  test('is shown to the diner on any page, with links to restore, support and sign-out', async () => {
    show('/orders');
    expect(dialog()).not.toBeInTheDocument();
    await send();
    expect(await screen.findByRole('dialog', { name: text.title })).toHaveTextContent(text.text);
    expect(screen.getByRole('link', { name: text.profile })).toHaveAttribute('href', '/profile');
    expect(screen.getByRole('link', { name: text.support })).toHaveAttribute('href', '/faq#support');
    expect(screen.getByRole('button', { name: text.signOut })).toBeEnabled();
  });

  test('is shown once on a page, and again on the next', async () => {
    show('/profile/addresses');
    await send();
    await userEvent.click(await screen.findByRole('button', { name: text.close }));
    await waitFor(() => expect(dialog()).not.toBeInTheDocument());
    await send();
    expect(dialog()).not.toBeInTheDocument();
    window.history.replaceState(null, '', '/orders');
    await send();
    await waitFor(() => expect(dialog()).toBeInTheDocument());
  });

  test('is left to the profile, which offers to restore it', async () => {
    show('/profile');
    await send();
    await act(() => import('./deleted-account-sheet.client').then(() => settled()));
    expect(dialog()).not.toBeInTheDocument();
  });
});

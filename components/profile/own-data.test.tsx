import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { settled } from '@/components/ui/test-settled';
import { queryClient } from '@/lib/core/bff/query-client';
import { answeredBy } from '@/lib/core/bff/test-server';
import { watchLeaving } from '@/lib/core/paths/test-location';
import { testProfile } from '@/lib/profile/test-profile';
import { emptyStorage } from '@/lib/core/storage/test-storage';
import messages from '@/messages/ru.json';
import { OwnDataScreen } from './own-data-screen.client';

const text = messages.ownData;
const ANSWERS = {
  'GET /api/profile': testProfile(),
  'GET /api/addresses': { addresses: [] },
  'GET /api/orders/list?page=1': { orders: [], page: 1, lastPage: 1, total: 0 },
  'GET /api/booking/reservations?page=1': { reservations: [], page: 1, lastPage: 1 },
  'GET /api/rewards': {
    currency: 'KZT',
    balance: { balanceMinor: 0, availableMinor: 0, expiresAt: null },
    grading: null,
  },
  'GET /api/promos/gifts': { currency: 'KZT', gifts: [], coupons: [] },
};

async function open(answers: Parameters<typeof answeredBy>[0] = {}, canSaveFiles = true) {
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(answeredBy({ ...ANSWERS, ...answers }));
  render(
    <NextIntlClientProvider locale="ru" messages={messages} timeZone="UTC">
      <OwnDataScreen canSaveFiles={canSaveFiles} />
    </NextIntlClientProvider>,
  );
  await screen.findByRole('heading', { name: text.copyTitle });
  return { user: userEvent.setup(), fetched };
}

/** The files that a browser would save: jsdom saves nothing. */
function watchFiles(): { name: string; text: () => Promise<string> }[] {
  const saved: { name: string; text: () => Promise<string> }[] = [];
  const blobs: Blob[] = [];
  URL.createObjectURL = (blob) => `blob:${blobs.push(blob as Blob) - 1}`;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const blob = blobs[Number(this.href.replace('blob:', ''))] ?? new Blob();
    saved.push({ name: `${this.download} ${blob.type}`, text: () => blob.text() });
  });
  return saved;
}

beforeEach(() => {
  emptyStorage();
  queryClient().clear();
});
/** A closing sheet removes its history entry asynchronously. */
afterEach(() => {
  cleanup();
  return settled();
});

describe('the page of a diner’s data', () => {
  test('has the copy saved as one file', async () => {
    const files = watchFiles();
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: text.copy }));
    await waitFor(() => expect(files).toHaveLength(1));
    expect(files[0]?.name).toMatch(/^dastarkhan-\d{4}-\d\d-\d\d\.json application\/json$/);
    expect(JSON.parse((await files[0]?.text()) ?? '')).toMatchObject({ profile: { name: 'Айгерим' } });
  });

  test('says that no file was made, and makes it when it is pressed again', async () => {
    const files = watchFiles();
    const { user } = await open({ 'GET /api/rewards': ['no network', ANSWERS['GET /api/rewards']] });
    await user.click(screen.getByRole('button', { name: text.copy }));
    expect(await screen.findByRole('alert')).toHaveTextContent(text.notCopied + messages.errors.network);
    expect(files).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: text.copy }));
    await waitFor(() => expect(files).toHaveLength(1));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('sends to a browser where the app around it can save no file', async () => {
    await open({}, false);
    expect(screen.getByText(text.copyElsewhere)).toBeVisible();
    expect(screen.queryByRole('button', { name: text.copy })).not.toBeInTheDocument();
  });

  // Holds PROF-23.
  test('has the browser forget everything, after a question', async () => {
    const left = watchLeaving();
    for (const key of ['lang', 'searchHistory', 'version']) localStorage.setItem(key, '1');
    sessionStorage.setItem('cart', '1');
    const { user, fetched } = await open({
      'POST /api/auth/forget-device': { address: 'https://provider.example/logout' },
    });
    await user.click(screen.getByRole('button', { name: text.forget }));
    await screen.findByRole('dialog', { name: text.forgetTitle });
    expect(localStorage).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: text.forget }));
    await waitFor(() => expect(left.mock.calls).toEqual([['https://provider.example/logout']]));
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
    expect(fetched.mock.calls.filter(([address]) => address === '/api/auth/sign-out')).toEqual([]);
  });

  test('says that nothing was erased, and keeps it, where our server is not reached', async () => {
    localStorage.setItem('searchHistory', '1');
    const { user } = await open({ 'POST /api/auth/forget-device': 'no network' });
    await user.click(screen.getByRole('button', { name: text.forget }));
    await screen.findByRole('dialog', { name: text.forgetTitle });
    await user.click(screen.getByRole('button', { name: text.forget }));
    expect(await screen.findByText(text.notForgotten)).toBeVisible();
    expect(localStorage.getItem('searchHistory')).toBe('1');
  });

  test('leads to the deletion of the account', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: messages.profile.delete }));
    expect(await screen.findByRole('dialog', { name: messages.profile.deleteTitle })).toBeVisible();
  });
});

import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTranslator, NextIntlClientProvider } from 'next-intl';
import { queryClient } from '@/lib/core/bff/query-client';
import { changeQueryOptions } from '@/lib/core/bff/test-query-options';
import { answeredBy } from '@/lib/core/bff/test-server';
import { testProfile } from '@/lib/profile/test-profile';
import messages from '@/messages/ru.json';
import { ProfileScreen } from './profile-screen.client';

const text = messages.profile;
const t = createTranslator({ locale: 'ru', messages, namespace: 'profile' });
const LANGUAGES = [
  { language: 'kk', name: 'Қазақша' },
  { language: 'ru', name: 'Русский' },
] as const;

const answer = (answers: Parameters<typeof answeredBy>[0]) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(answeredBy(answers));

function open() {
  render(
    <NextIntlClientProvider locale="ru" messages={messages} timeZone="UTC">
      <ProfileScreen languages={LANGUAGES} current="ru" level={<p>1 240 бонусов</p>} />
    </NextIntlClientProvider>,
  );
  return userEvent.setup();
}
const link = (name: string) => screen.getByRole('link', { name: new RegExp(name) });

beforeEach(() => {
  queryClient().clear();
  changeQueryOptions({ retryDelay: 0 });
});

describe('the profile', () => {
  test('shows the level and the gifts while its data are loading, so that nothing below moves when they come', async () => {
    answer({ 'GET /api/profile': testProfile() });
    open();
    expect(screen.getByText(text.loading)).toBeInTheDocument();
    expect(screen.getByText('1 240 бонусов')).toBeVisible();
    expect(link(text.gifts)).toHaveAttribute('href', '/profile/gifts');
    await screen.findByRole('heading', { name: 'Айгерим Садыкова' });
    expect(screen.getAllByText('1 240 бонусов')).toHaveLength(1);
  });

  test('shows name, masked phone, level and birthday', async () => {
    answer({ 'GET /api/profile': testProfile() });
    open();
    expect(await screen.findByRole('heading', { name: 'Айгерим Садыкова' })).toBeVisible();
    expect(screen.getByText('+7 701 ••• 41 09')).toBeVisible();
    expect(document.body).not.toHaveTextContent('410');
    expect(screen.getByText('АС')).toBeVisible();
    expect(screen.getByText('1 240 бонусов')).toBeVisible();
    expect(link(text.birthday)).toHaveTextContent('21/05/1994');
    expect(link(text.edit)).toHaveAttribute('href', '/profile/form');
  });

  // Holds PROF-03.
  test('shows the diner’s picture through our own proxy', async () => {
    answer({ 'GET /api/profile': testProfile({ avatar: 'https://images.example/a/9f.webp' }) });
    open();
    await screen.findByRole('heading', { name: 'Айгерим Садыкова' });
    expect(document.querySelector('.avatar img')).toHaveAttribute(
      'src',
      '/api/images?w=160&f=auto&src=https://images.example/a/9f.webp',
    );
    expect(screen.queryByText('АС')).not.toBeInTheDocument();
  });

  test('requests missing data', async () => {
    answer({ 'GET /api/profile': testProfile({ name: '', surname: '', birthday: null }) });
    open();
    expect(await screen.findByRole('heading', { name: text.nameless })).toBeVisible();
    expect(link(text.birthday)).toHaveTextContent(text.fillBirthday);
    expect(link(text.birthday)).toHaveAttribute('href', '/profile/birthday');
  });

  test('leads to everything of the diner', async () => {
    answer({ 'GET /api/profile': testProfile({ isNotificationsLinked: true }) });
    open();
    await waitFor(() => expect(link(text.notifications)).toHaveTextContent(text.notificationsOn));
    expect(link(text.addresses)).toHaveAttribute('href', '/profile/addresses');
    expect(link(text.notifications)).toHaveAttribute('href', '/profile/notifications');
    expect(link(text.documents)).toHaveAttribute('href', '/legal');
    expect(link(text.help)).toHaveAttribute('href', '/faq');
    expect(link(text.language)).toHaveAttribute('href', '/languages');
    expect(link(text.language)).toHaveTextContent('Русский');
  });

  test('shows a text while loading, and its links meanwhile', () => {
    answer({});
    open();
    expect(screen.getByRole('status')).toHaveTextContent(text.loading);
    expect(link(text.addresses)).toBeVisible();
    expect(screen.getByRole('button', { name: text.signOut })).toBeVisible();
  });

  test.each([
    ['the server fails', { status: 503, code: 'upstream/unavailable' }, 'failed'],
    ['there is no connection', 'no network', 'offline'],
  ] as const)('says when %s, keeps its links, and loads again on request', async (_what, first, problem) => {
    answer({ 'GET /api/profile': first });
    const user = open();
    expect(await screen.findByRole('alert')).toHaveTextContent(text[`${problem}Title`]);
    expect(link(text.help)).toBeVisible();
    answer({ 'GET /api/profile': testProfile() });
    await user.click(screen.getByRole('button', { name: text.retry }));
    expect(await screen.findByRole('heading', { name: 'Айгерим Садыкова' })).toBeVisible();
  });

  const signOut = async (user: ReturnType<typeof open>) => {
    await user.click(await screen.findByRole('button', { name: text.signOut }));
    const question = await screen.findByRole('dialog', { name: text.signOutTitle });
    await user.click(within(question).getByRole('button', { name: text.signOut }));
  };

  // Holds PROF-24.
  test('asks once before the session ends', async () => {
    const fetched = answer({ 'GET /api/profile': testProfile() });
    const user = open();
    await user.click(await screen.findByRole('button', { name: text.signOut }));
    await user.click(await screen.findByRole('button', { name: text.staySignedIn }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(fetched.mock.calls.map(([address]) => address)).not.toContain('/api/auth/sign-out');
  });

  test('stays when the way out cannot be had, and says so', async () => {
    answer({ 'GET /api/profile': testProfile(), 'POST /api/auth/sign-out': 'no network' });
    const user = open();
    await signOut(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(text.signOutFailed);
  });
});

describe('a deleted account', () => {
  const later = { restorableUntil: '2999-06-12T08:25:00Z' };

  test('says until when it can be restored, and offers nothing else but the way out', async () => {
    answer({ 'GET /api/profile': testProfile(later) });
    open();
    expect(await screen.findByRole('heading', { name: text.deletedTitle })).toBeVisible();
    expect(screen.getByText(t('restorableUntil', { day: '12 июня', year: '2999' }))).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
      text.restore,
      text.signOut,
    ]);
  });

  test('is restored with one call, however often it is pressed', async () => {
    const fetched = answer({
      'GET /api/profile': [testProfile(later), testProfile()],
      'POST /api/profile/restore': testProfile(),
    });
    const user = open();
    await user.dblClick(await screen.findByRole('button', { name: text.restore }));
    expect(await screen.findByRole('heading', { name: 'Айгерим Садыкова' })).toBeVisible();
    const restores = fetched.mock.calls.filter(([address]) => address === '/api/profile/restore');
    expect(restores).toHaveLength(1);
  });

  test('a deleted account that cannot be restored any more says so', async () => {
    answer({
      'GET /api/profile': testProfile(later),
      'POST /api/profile/restore': { status: 422, code: 'profile/restore-over' },
    });
    const user = open();
    await user.click(await screen.findByRole('button', { name: text.restore }));
    expect(await screen.findByText(text.restoreOver)).toBeVisible();
    expect(screen.queryByRole('button', { name: text.restore })).not.toBeInTheDocument();
  });

  test('a deleted account whose time is over offers no restoring', async () => {
    answer({ 'GET /api/profile': testProfile({ restorableUntil: '2026-01-01T00:00:00Z' }) });
    open();
    expect(await screen.findByText(text.restoreOver)).toBeVisible();
    expect(screen.queryByRole('button', { name: text.restore })).not.toBeInTheDocument();
  });
});

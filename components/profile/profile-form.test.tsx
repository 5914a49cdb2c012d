import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { settled } from '@/components/ui/test-settled';
import { Toaster } from '@/components/ui/toaster.client';
import { toasts } from '@/components/ui/toasts';
import { queryClient } from '@/lib/core/bff/query-client';
import type { Profile } from '@/lib/profile/profile.schema';
import { answeredBy, heldAnswer } from '@/lib/core/bff/test-server';
import { testProfile } from '@/lib/profile/test-profile';
import messages from '@/messages/ru.json';
import { BirthdayForm } from './birthday-form.client';
import { ProfileForm } from './profile-form.client';

const text = messages.profile;
const mockRouter = { replace: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => mockRouter }));

function open(Form: typeof ProfileForm, part: Partial<Profile> = {}) {
  render(
    <NextIntlClientProvider locale="ru" messages={messages} timeZone="UTC">
      <Form profile={testProfile(part)} />
      <Toaster label={messages.layout.messages} />
    </NextIntlClientProvider>,
  );
  return userEvent.setup();
}
const answer = (given: Parameters<typeof answeredBy>[0][string]) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(answeredBy({ 'PUT /api/profile': given }));
const field = (name: string) => screen.getByRole('textbox', { name });
const save = () => screen.getByRole('button', { name: text.save });
const sentTo = (fetched: ReturnType<typeof answer>) =>
  fetched.mock.calls.map(([, init]) => JSON.parse(init?.body as string) as unknown);
const diner = () => {
  const { isNotificationsLinked: _settings, ...rest } = testProfile();
  return rest;
};

beforeEach(() => {
  queryClient().clear();
  mockRouter.replace.mockClear();
  toasts.current().forEach(({ id }) => toasts.dismiss(id));
});

describe('the form of the profile', () => {
  // Holds PROF-01, PROF-02.
  test('starts with what is known, the birthday as DD/MM/YYYY, and the phone to be read only', () => {
    open(ProfileForm);
    expect(field(text.name)).toHaveValue('Айгерим');
    expect(field(text.surname)).toHaveValue('Садыкова');
    expect(field(text.birthDate)).toHaveValue('21/05/1994');
    expect(field(text.birthDate)).toHaveAttribute('inputmode', 'numeric');
    expect(screen.getByRole('radio', { name: text.female })).toBeChecked();
    expect(field(text.phone)).toHaveValue('+7\u00a0701\u00a0410\u00a041\u00a009');
    expect(field(text.phone)).toHaveAttribute('readonly');
  });

  test('sends everything that the diner writes, says so, and leads back', async () => {
    const fetched = answer(diner());
    queryClient().setQueryData(['profile'], testProfile({ name: 'Прежняя' }));
    const user = open(ProfileForm, { gender: null, birthday: null, surname: '' });
    expect(screen.getByRole('radio', { name: text.male })).not.toBeChecked();
    await user.clear(field(text.name));
    await user.type(field(text.name), 'Ұлпан-Ай 7');
    await user.type(field(text.birthDate), '01022000');
    await user.click(screen.getByText(text.male));
    await user.click(save());
    expect(await screen.findByText(text.saved)).toBeVisible();
    expect(sentTo(fetched)).toEqual([
      { name: 'Ұлпан-Ай', surname: '', birthday: '2000-02-01', gender: 'male' },
    ]);
    expect(mockRouter.replace).toHaveBeenLastCalledWith('/profile');
    expect(queryClient().getQueryData(['profile'])).toMatchObject({ name: 'Айгерим' });
  });

  test('sends no birthday if the field is empty', async () => {
    const fetched = answer(diner());
    const user = open(ProfileForm);
    await user.clear(field(text.birthDate));
    await user.click(save());
    await waitFor(() => expect(sentTo(fetched)).toEqual([expect.objectContaining({ birthday: null })]));
  });

  test.each([
    ['name', text.name, 'Я', text.nameShort],
    ['birthday', text.birthDate, '31/04/1994', text.birthday_noDay],
    ['birthday', text.birthDate, '21/05', text.birthday_form],
    ['birthday', text.birthDate, '21/05/2994', text.birthday_future],
    ['birthday', text.birthDate, '21/05/1894', text.birthday_tooLongAgo],
  ])('shows the error of a %s at its field, and sends nothing', async (_member, label, typed, chunks) => {
    const fetched = answer(diner());
    const user = open(ProfileForm);
    await user.clear(field(label));
    await user.type(field(label), typed);
    await user.click(save());
    await waitFor(() => expect(field(label)).toHaveAccessibleDescription(chunks));
    expect(field(label)).toBeInvalid();
    expect(field(label)).toHaveFocus();
    expect(fetched).not.toHaveBeenCalled();
  });

  test('sends once, however often it is pressed', async () => {
    const fetched = answer('never');
    const user = open(ProfileForm);
    await user.dblClick(save());
    await user.type(field(text.name), '{Enter}');
    await waitFor(() => expect(save()).toHaveAttribute('aria-busy', 'true'));
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  test.each([
    [{ status: 422, code: 'profile/refused', details: { member: 'surname' } }, text.surname],
    [{ status: 400, code: 'request/invalid', details: { member: 'birthday' } }, text.birthDate],
  ])('shows a refusal (%j) at its field and keeps the typed text', async (refusal, label) => {
    answer([refusal, diner()]);
    const user = open(ProfileForm);
    await user.type(field(text.name), 'Ай');
    await user.click(save());
    await waitFor(() => expect(field(label)).toHaveAccessibleDescription(text.incorrect));
    expect(field(text.name)).toHaveValue('АйгеримАй');
    // The field's own, and none of the form.
    expect(screen.getByRole('alert')).toHaveTextContent(text.incorrect);
    await user.click(save());
    expect(await screen.findByText(text.saved)).toBeVisible();
  });

  test.each([
    ['no network' as const, messages.errors.network],
    [{ status: 503, code: 'upstream/unavailable' }, messages.errors.unavailable],
    [{ status: 403, code: 'auth/deleted-account' }, messages.errors.accountDeleted],
    [{ status: 422, code: 'profile/refused', details: { member: null } }, messages.errors.profileRefused],
  ])('says why saving failed (%j), keeps the typed text and stays open', async (failure, chunks) => {
    answer(failure);
    const user = open(ProfileForm);
    await user.type(field(text.name), 'Ай');
    await user.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent(text.notSaved + chunks);
    expect(field(text.name)).toHaveValue('АйгеримАй');
    expect(mockRouter.replace).not.toHaveBeenCalled();
  });
});

describe('the birthday form', () => {
  // Holds PROF-08, LAY-32.
  test('requires both the name and the date', async () => {
    const fetched = answer(diner());
    const user = open(BirthdayForm, { name: '', birthday: null });
    await user.click(save());
    await waitFor(() => expect(field(text.name)).toHaveAccessibleDescription(text.required));
    expect(field(text.birthDate)).toHaveAccessibleDescription(text.required);
    expect(fetched).not.toHaveBeenCalled();
  });

  // Holds PROF-10, PROF-12.
  test('says why a name or a date cannot be', async () => {
    answer(diner());
    const user = open(BirthdayForm, { name: '', birthday: null });
    await user.type(field(text.name), 'Я');
    await user.type(field(text.birthDate), '30/02/1994');
    await user.click(save());
    await waitFor(() => expect(field(text.name)).toHaveAccessibleDescription(text.nameShort));
    expect(field(text.birthDate)).toHaveAccessibleDescription(text.birthday_noDay);
  });

  test('sends name and date, and nothing else', async () => {
    const fetched = answer(diner());
    const user = open(BirthdayForm, { name: '', birthday: null });
    await user.type(field(text.name), 'Айым');
    await user.type(field(text.birthDate), '21051994');
    await user.click(save());
    expect(await screen.findByText(text.saved)).toBeVisible();
    expect(sentTo(fetched)).toEqual([{ name: 'Айым', birthday: '1994-05-21' }]);
    expect(mockRouter.replace).toHaveBeenLastCalledWith('/profile');
  });
});

test.each([
  ['the profile', ProfileForm],
  ['the birthday', BirthdayForm],
])('%s that is answered after its form was left is saved, and leads nowhere', async (_what, Form) => {
  const { answer: later, give } = heldAnswer();
  answer(later);
  const user = open(Form);
  await user.click(save());
  await waitFor(() => expect(fetch).toHaveBeenCalledTimes(1));
  cleanup();
  give(diner());
  await waitFor(() => expect(toasts.current()).toMatchObject([{ text: text.saved }]));
  await settled();
  expect(mockRouter.replace).not.toHaveBeenCalled();
});

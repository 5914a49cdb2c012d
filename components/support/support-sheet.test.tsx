import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { settled } from '@/components/ui/test-settled';
import { queryClient } from '@/lib/core/bff/query-client';
import { changeQueryOptions } from '@/lib/core/bff/test-query-options';
import { answeredBy } from '@/lib/core/bff/test-server';
import { signInForTest } from '@/lib/core/session/test-sign-in';
import { supportAnswerSchema, supportContactsSchema } from '@/lib/support/support.schema';
import messages from '@/messages/ru.json';
import { SupportButton } from './support-button.client';

const text = messages.support;
const CALL = 'POST /api/support';
const CONTACTS = supportContactsSchema.parse({
  phone: '+77273550000',
  whatsappUrl: 'https://wa.me/77273550000',
  telegramUrl: 'https://t.me/dastarkhan_help',
  email: 'help@app.example',
  workingHours: 'Ежедневно 09:00–23:00',
});
const received = supportAnswerSchema.parse({ id: '3d4e5f60-7a8b-4c9d-8e0f-1a2b3c4d5e6f' });

async function open(answers: Parameters<typeof answeredBy>[0] = {}, isSignedIn = true) {
  signInForTest(isSignedIn);
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(
    answeredBy({
      'GET /api/session': { isSignedIn: true, name: null, dinerId: null, bonusesMinor: 0 },
      'GET /api/support': CONTACTS,
      ...answers,
    }),
  );
  render(
    <NextIntlClientProvider locale="ru" messages={messages} timeZone="UTC">
      <SupportButton topic="order" orderId={90031} venueId={3107} />
    </NextIntlClientProvider>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: text.open }));
  const sheet = within(await screen.findByRole('dialog', { name: text.title }));
  const sent = () =>
    fetched.mock.calls
      .filter(([, init]) => init?.method === 'POST')
      .map(([, init]) => ({
        key: new Headers(init?.headers).get('Idempotency-Key'),
        body: JSON.parse(init?.body as string) as object,
      }));
  return { user, sheet, sent };
}
type Sheet = Awaited<ReturnType<typeof open>>['sheet'];
const message = (sheet: Sheet) => sheet.findByRole('textbox', { name: text.message });
const send = (sheet: Sheet) => sheet.getByRole('button', { name: text.send });

beforeEach(() => {
  queryClient().clear();
  changeQueryOptions({ retryDelay: 0 });
});
/** A closing sheet removes its history entry asynchronously. */
afterEach(() => {
  cleanup();
  signInForTest(false);
  return settled();
});

describe('support', () => {
  // Holds ORD-29.
  test('is reached by WhatsApp, phone, Telegram and mail', async () => {
    const { sheet } = await open();
    const address = async (name: string) => (await sheet.findByRole('link', { name })).getAttribute('href');
    expect(await address(text.whatsapp)).toBe('https://wa.me/77273550000');
    expect(await address(text.call)).toBe('tel:+77273550000');
    expect(await address(text.telegram)).toBe('https://t.me/dastarkhan_help');
    expect(await address(text.email)).toBe('mailto:help@app.example');
    expect(sheet.getByText('На связи: Ежедневно 09:00–23:00')).toBeVisible();
  });

  test('support without WhatsApp says so and names the other ways', async () => {
    const { sheet } = await open({
      'GET /api/support': { ...CONTACTS, whatsappUrl: null, telegramUrl: null },
    });
    expect(await sheet.findByText(messages.errors.noWhatsapp)).toBeVisible();
    expect(sheet.getAllByRole('link').map((link) => link.textContent)).toEqual([text.call, text.email]);
  });

  test('support without contacts can still be asked to call', async () => {
    const lost = { status: 503, code: 'upstream/unavailable' };
    const { user, sheet, sent } = await open({
      'GET /api/support': [lost, lost, CONTACTS],
      [CALL]: received,
    });
    expect(await sheet.findByText(text.contactsFailed)).toBeVisible();
    await user.type(await message(sheet), 'Помогите');
    await user.click(sheet.getByRole('button', { name: text.retry }));
    expect(await sheet.findByRole('link', { name: text.whatsapp })).toBeVisible();
    await user.click(send(sheet));
    expect(await sheet.findByText(text.sentTitle)).toBeVisible();
    expect(sent()).toHaveLength(1);
  });

  test('gets the order, the topic and what happened', async () => {
    const { user, sheet, sent } = await open({ [CALL]: received });
    await user.selectOptions(sheet.getByRole('combobox', { name: text.topic }), text.topic_delivery);
    await user.type(await message(sheet), ' Не привезли лагман ');
    await user.click(send(sheet));
    expect(await sheet.findByText(text.sentTitle)).toBeVisible();
    expect(sent().map(({ body }) => body)).toEqual([
      { topic: 'delivery', message: 'Не привезли лагман', orderId: 90031, venueId: 3107, phone: null },
    ]);
  });

  test('needs to know what happened', async () => {
    const { user, sheet, sent } = await open();
    await message(sheet);
    await waitFor(() => expect(send(sheet)).not.toHaveAttribute('aria-busy'));
    await user.click(send(sheet));
    expect(await sheet.findByText(text.messageRequired)).toBeVisible();
    expect(sent()).toEqual([]);
  });

  test('needs a guest’s number', async () => {
    const { user, sheet, sent } = await open({ [CALL]: received }, false);
    await user.type(await message(sheet), 'Дверь не открылась');
    const phone = await sheet.findByRole('textbox', { name: text.phone });
    await user.type(phone, '8 701');
    await user.click(send(sheet));
    expect(await sheet.findByText(text.phoneError)).toBeVisible();
    expect(sent()).toEqual([]);
    await user.clear(phone);
    await user.type(phone, '+7 701 123 45 67');
    await user.click(send(sheet));
    await waitFor(() => expect(sent()[0]?.body).toMatchObject({ phone: '+77011234567' }));
  });

  test.each([
    ['kz-ru-web', '+7 701 123 45 67'],
    ['ge-ru-web', '+995 555 12 34 56'],
  ])('names a number of the country of %s', async (site, example) => {
    document.documentElement.dataset.site = site;
    const { sheet } = await open({}, false);
    expect(await sheet.findByText(`С кодом страны, например ${example}`)).toBeVisible();
    delete document.documentElement.dataset.site;
  });

  test('gets the same key again after a lost response', async () => {
    const { user, sheet, sent } = await open({ [CALL]: ['no network', received] });
    await user.type(await message(sheet), 'Помогите');
    await waitFor(() => expect(send(sheet)).not.toHaveAttribute('aria-busy'));
    await user.click(send(sheet));
    expect(await sheet.findByRole('alert')).toHaveTextContent(text.notSent + messages.errors.network);
    await user.click(send(sheet));
    expect(await sheet.findByText(text.sentTitle)).toBeVisible();
    const [first, second] = sent();
    expect(second?.key).toBe(first?.key);
  });
});

import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { queryClient } from '@/lib/core/bff/query-client';
import { changeQueryOptions } from '@/lib/core/bff/test-query-options';
import { answeredBy } from '@/lib/core/bff/test-server';
import { tipSchema, tipTermsSchema, type Tip } from '@/lib/tips/tips.schema';
import { saveLeftTip } from '@/lib/tips/left-tips';
import messages from '@/messages/ru.json';
import { TipCard } from './tip-card.client';

const text = messages.tips;
const ID = 'c0a8f6d2-9e0b-4c53-8b53-1d2e3f4a5b60';
const STATUS = `GET /api/tips/${ID}`;
const TERMS = 'GET /api/tips?venueId=3107';
const tip = (part: Partial<Tip> = {}) =>
  tipSchema.parse({
    id: ID,
    status: 'pending',
    amountMinor: 50_000,
    waiterName: 'Аружан',
    paymentAddress: null,
    ...part,
  });
const terms = (...payments: ('online' | 'kaspi')[]) => tipTermsSchema.parse({ payments });
const lost = { status: 503, code: 'upstream/unavailable' };

function show(answers: Parameters<typeof answeredBy>[0], query = '') {
  window.history.replaceState(null, '', `/orders/90040${query}`);
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(answeredBy(answers));
  render(
    <NextIntlClientProvider locale="ru" messages={messages} timeZone="UTC">
      <TipCard
        target={{ kind: 'order', orderId: 90040 }}
        venueId={3107}
        baseMinor={600_000}
        currency="KZT"
        waiterName="Аружан"
      />
    </NextIntlClientProvider>,
  );
  const sent = () =>
    fetched.mock.calls
      .filter(([, init]) => init?.method === 'POST')
      .map(([, init]) => ({
        key: new Headers(init?.headers).get('Idempotency-Key'),
        body: JSON.parse(init?.body as string) as object,
      }));
  return { user: userEvent.setup(), sent };
}
const tile = (name: RegExp) => screen.findByRole('radio', { name });
const leave = () => screen.findByRole('button', { name: /^Оставить чаевые/ });

beforeEach(() => {
  localStorage.clear();
  queryClient().clear();
  changeQueryOptions({ retryDelay: 0 });
});

describe('tips for the staff', () => {
  test('are offered as shares of the dishes and as a sum of one’s own; nothing is chosen beforehand', async () => {
    show({ [TERMS]: terms('online') });
    expect((await tile(/^5\s%/)).closest('label')).toHaveTextContent('300 ₸');
    expect((await tile(/^15\s%/)).closest('label')).toHaveTextContent('900 ₸');
    expect(screen.getByRole('heading', { name: 'Чаевые: Аружан' })).toBeVisible();
    expect(screen.getAllByRole('radio').filter((radio) => (radio as HTMLInputElement).checked)).toEqual([]);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  // Holds ORD-28.
  test('are sent with the sum that was chosen', async () => {
    const { user, sent } = show({ [TERMS]: terms('online', 'kaspi'), 'POST /api/tips': 'never' });
    await user.click(await tile(/^Своя/));
    await user.type(screen.getByRole('textbox', { name: text.ownLabel }), '1500');
    await user.click(screen.getByRole('radio', { name: text.kaspi }));
    expect(await leave()).toHaveTextContent('1 500 ₸');
    await user.dblClick(await leave());
    expect(sent().map(({ body }) => body)).toEqual([
      { target: { kind: 'order', orderId: 90040 }, amountMinor: 150_000, payment: 'kaspi' },
    ]);
  });

  test('tips for the staff that were left show their outcome on the page that the browser shows again as it was left', async () => {
    show({ [TERMS]: terms('online'), [STATUS]: tip({ status: 'paid' }) });
    await tile(/^5/);
    // The payment page has taken the place of this one, and the diner goes back.
    saveLeftTip({ kind: 'order', orderId: 90040 }, ID);
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    expect(await screen.findByText(text.paidTitle)).toBeVisible();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });

  test('tips for the staff that were left in another tab show their outcome in this one', async () => {
    show({ [TERMS]: terms('online'), [STATUS]: tip({ status: 'paid' }) });
    await tile(/^5/);
    saveLeftTip({ kind: 'order', orderId: 90040 }, ID);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'leftTips' })));
    expect(await screen.findByText(text.paidTitle)).toBeVisible();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });

  test('tips for the staff that got lost on the way are sent again with the same key; others with another', async () => {
    const { user, sent } = show({ [TERMS]: terms('online'), 'POST /api/tips': 'no network' });
    await user.click(await tile(/^10\s%/));
    await user.click(await leave());
    expect(await screen.findByRole('alert')).toHaveTextContent(messages.errors.network);
    await user.click(await leave());
    await waitFor(() => expect(sent()).toHaveLength(2));
    await user.click(await tile(/^5\s%/));
    await user.click(await leave());
    await waitFor(() => expect(sent()).toHaveLength(3));
    const [first, second, third] = sent().map(({ key }) => key);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  test('rejects an invalid sum and says why', async () => {
    const { user, sent } = show({ [TERMS]: terms('online') });
    await user.click(await tile(/^Своя/));
    await user.click(await leave());
    expect(screen.getByText(/^Введите сумму больше нуля, до 1 000 000 ₸/)).toBeVisible();
    expect(sent()).toEqual([]);
  });

  test('are not offered where they cannot be paid', async () => {
    const { sent } = show({ [TERMS]: terms() });
    await waitFor(() => expect(globalThis.fetch).toHaveBeenCalled());
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    expect(sent()).toEqual([]);
  });
});

describe('after the hosted page', () => {
  test('shows the outcome that the platform reports for the tips: paid', async () => {
    show({ [STATUS]: tip({ status: 'paid' }) }, `?tip=${ID}`);
    expect(await screen.findByText('500 ₸ получит Аружан.')).toBeVisible();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });

  test('tips that wait lead on to their payment', async () => {
    show({ [STATUS]: tip({ paymentAddress: 'https://platform.example/payment-page' }) }, `?tip=${ID}`);
    expect(await screen.findByText(text.pendingTitle)).toBeVisible();
    expect(screen.getByRole('button', { name: text.pay })).toBeVisible();
  });

  test.each(['failed', 'expired'] as const)('tips that are %s can be left again', async (status) => {
    show({ [STATUS]: tip({ status }), [TERMS]: terms('online') }, `?tip=${ID}`);
    expect(await screen.findByText(text.notPaid)).toBeVisible();
    expect(await tile(/^10\s%/)).toBeEnabled();
  });

  test('an unknown outcome can be checked on request', async () => {
    const { user } = show({ [STATUS]: [lost, lost, tip({ status: 'paid' })] }, `?tip=${ID}`);
    await user.click(await screen.findByRole('button', { name: text.check }));
    expect(await screen.findByText(text.paidTitle)).toBeVisible();
  });

  test.each(['?tip=1', '?tip=', `?tip=${ID}x`])('an address with %s names no tips', async (query) => {
    show({ [TERMS]: terms('online') }, query);
    expect(await tile(/^10\s%/)).toBeEnabled();
  });
});

describe('tips that were left on an earlier visit', () => {
  test('show thanks again, and are not offered a second time', async () => {
    saveLeftTip({ kind: 'order', orderId: 90040 }, ID);
    show({ [TERMS]: terms('online'), [STATUS]: tip({ status: 'paid' }) });
    expect(await screen.findByText(text.paidTitle)).toBeVisible();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });

  test('can be left again where their payment came to nothing', async () => {
    saveLeftTip({ kind: 'order', orderId: 90040 }, ID);
    show({ [TERMS]: terms('online'), [STATUS]: tip({ status: 'expired' }) });
    expect(await screen.findByText(text.notPaid)).toBeVisible();
    expect(await tile(/^5\s%/)).toBeVisible();
  });

  test('tips that were left on an earlier visit for another order are no matter of this one', async () => {
    saveLeftTip({ kind: 'order', orderId: 90041 }, ID);
    show({ [TERMS]: terms('online') });
    expect(await tile(/^5\s%/)).toBeVisible();
  });
});

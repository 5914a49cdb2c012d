import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { queryClient } from '@/lib/core/bff/query-client';
import { changeQueryOptions } from '@/lib/core/bff/test-query-options';
import type { Bill } from '@/lib/bill/bill';
import type { BillVenue } from '@/lib/bill/bill-venue';
import { testBill } from '@/lib/bill/test-bill';
import messages from '@/messages/ru.json';
import { BillScreen } from './bill-screen.client';

/* The bill's screen over the server's answers, for tests. */

export const text = messages.bill;
/** A venue where only the waiter takes payment. */
export const VENUE: BillVenue = {
  id: 3107,
  name: 'Самал',
  country: 'kz',
  documents: [],
  timezone: 'Asia/Almaty',
  payments: [],
};
export const TABLE = '?filial_id=3107&table_id=812&main_terminal_id=3107';

/** Half a portion among the dishes, and a charge that was rounded. */
export const bill = (part: Partial<Bill> = {}): Bill =>
  testBill({
    positions: [
      { name: 'Бешбармақ', count: 1, sumMinor: 420_000 },
      { name: 'Қымыз', count: 2, sumMinor: 180_000 },
      { name: 'Қазы', count: 0.5, sumMinor: 174_500 },
    ],
    positionsSumMinor: 774_500,
    serviceChargeMinor: 77_400,
    sumMinor: 851_900,
    toPayMinor: 851_900,
    ...part,
  });

export const INTENT = {
  venueId: 3107,
  payment: 'online',
  toPayMinor: 851_900,
  bonusesMinor: 0,
  bonusAccount: 'general',
  tipsMinor: 0,
  hasConsented: true,
} as const;

export type Answer = Bill | { status: number; code: string } | 'no network' | 'never';

function responseOf(answer: Answer): Promise<Response> {
  if (answer === 'never') return new Promise(() => {});
  if (answer === 'no network') return Promise.reject(new TypeError('Failed to fetch'));
  if (!('code' in answer)) return Promise.resolve(Response.json(answer));
  const { status, code } = answer;
  return Promise.resolve(Response.json({ error: { code, requestId: 'r' } }, { status }));
}

/** The server's responses in order; the last one repeats. */
export function answer(...answers: [Answer, ...Answer[]]) {
  const left = [...answers];
  return jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => responseOf((left.length > 1 ? left.shift() : left[0]) ?? 'never'));
}

export function open(query = TABLE, venue = VENUE) {
  window.history.replaceState(null, '', `/filials/3107/bill${query}`);
  render(
    <NextIntlClientProvider locale="ru" messages={messages} timeZone="UTC">
      <BillScreen venue={venue} />
    </NextIntlClientProvider>,
  );
}
export const slip = () => screen.findByRole('region', { name: VENUE.name });
export const row = (area: HTMLElement, name: string) => within(area).getByText(name).closest('div');
/** The card with the sum that the diner owes, if they owe one. */
export const toPay = () => screen.queryByText(text.toPay, { selector: 'p' })?.closest('section') ?? null;
export const refresh = () => userEvent.click(screen.getByRole('button', { name: text.refresh }));
export const failed = { status: 503, code: 'upstream/unavailable' };

/** An empty store before each test. */
export function startEmpty(): void {
  beforeEach(() => {
    queryClient().clear();
    localStorage.clear();
    // A failure is shown at once, without the pause before a retry.
    changeQueryOptions({ retryDelay: 0 });
  });
}

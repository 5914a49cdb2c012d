import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { queryClient } from '@/lib/core/bff/query-client';
import { changeQueryOptions } from '@/lib/core/bff/test-query-options';
import type { Bill } from '@/lib/bill/bill';
import { begunPaymentSchema, payerSchema } from '@/lib/bill/bill-payment.schema';
import { testBill } from '@/lib/bill/test-bill';
import type { HostedType } from '@/lib/ground/ordering/payment-types';
import { answeredBy } from '@/lib/core/bff/test-server';
import { signInForTest } from '@/lib/core/session/test-sign-in';
import messages from '@/messages/ru.json';
import { PayForm } from './pay-form.client';

/* The form that pays a bill over the server's answers, for tests. */

export const text = messages.bill;
export const BILL = testBill();
const DOCUMENTS = [{ code: 'personal_data_consent', version: '1.4' }];
const VENUE = { id: 3107, name: 'Самал', country: 'ge', documents: DOCUMENTS } as const;
export const PAY = `POST /api/bill/${BILL.id}/payment`;
export const PREORDER = '5e2a9c10-6d3f-4b21-8f5c-9a7b1c2d3e40';
export const SESSION = { isSignedIn: true, name: 'Айгерим', dinerId: 700431, bonusesMinor: 500_000 };
export const PAYER = payerSchema.parse({
  accounts: [{ name: 'general', availableMinor: 500_000, maxUsagePercentage: 30 }],
  levelPercentage: 3,
});
/** Paid by bonuses alone, so that the test does not leave its page. */
export const begun = begunPaymentSchema.parse({ preorderId: PREORDER, paymentAddress: null });
export const refused = (code: string, status = 422) => ({ status, code });

/** The consent that a press gives. */
export const AGREEING = 'Нажимая кнопку, даю согласие на обработку персональных данных';

type Answers = Parameters<typeof answeredBy>[0];
type Shown = {
  part?: Partial<Bill>;
  payments?: [HostedType, ...HostedType[]];
  isSignedIn?: boolean;
  documents?: typeof DOCUMENTS;
};

export function show(
  answers: Answers = {},
  { part, payments = ['online'], isSignedIn = true, documents = DOCUMENTS }: Shown = {},
) {
  signInForTest(isSignedIn);
  const onRefused = jest.fn();
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(
    answeredBy({
      'GET /api/session': SESSION,
      'GET /api/bill/payer?venueId=3107': PAYER,
      ...answers,
    }),
  );
  const form = (shown: Partial<Bill> | undefined) => (
    <NextIntlClientProvider locale="ru" messages={messages} timeZone="UTC">
      <PayForm
        bill={testBill(shown)}
        venue={{ ...VENUE, documents }}
        payments={payments}
        onRefused={onRefused}
      />
    </NextIntlClientProvider>
  );
  const { rerender } = render(form(part));
  const sent = () =>
    fetched.mock.calls
      .filter(([address]) => (address as string).endsWith('/payment'))
      .map(([, init]) => ({
        key: new Headers(init?.headers).get('Idempotency-Key'),
        isRepetition: new Headers(init?.headers).get('X-Repetition') === '1',
        body: JSON.parse(init?.body as string) as object,
      }));
  /** The bill is another one now. */
  const grow = (grown: Partial<Bill>) => rerender(form(grown));
  return { user: userEvent.setup(), onRefused, fetched, sent, grow };
}
/** The button that pays, for a signed-in diner. */
export const payButton = () => screen.findByRole('button', { name: /^Оплатить/ });
/** The same, once the session is known and its press agrees. */
export const agreeingButton = () => screen.findByRole('button', { name: /^Оплатить/, description: AGREEING });
/** The box of a consent that was given before. */
export const consent = () => screen.findByRole('checkbox');
/** The choices of how many bonuses to spend, once the balances are known. */
export const bonuses = async () => within(await screen.findByRole('radiogroup', { name: text.spendBonuses }));
/** The names of them. */
export const bonusChoices = async () =>
  (await bonuses())
    .getAllByRole('radio')
    .map((radio) => radio.closest('label')?.textContent.replace(/\s/g, ' '));
/** Spends so many. */
export const spend = async (name: string | RegExp) =>
  fireEvent.click((await bonuses()).getByRole('radio', { name }));
export const tips = () => within(screen.getByRole('radiogroup', { name: 'Чаевые: Аружан' }));

/** An empty store before each test. */
export function startEmpty(): void {
  beforeEach(() => {
    queryClient().clear();
    changeQueryOptions({ retryDelay: 0 });
    localStorage.clear();
    sessionStorage.clear();
  });
  afterEach(() => signInForTest(false));
}

import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { createTranslator, NextIntlClientProvider } from 'next-intl';
import { useCart } from '@/components/cart/use-cart';
import type { Address } from '@/lib/ground/addresses/address';
import { addressListSchema } from '@/lib/ground/addresses/address.schema';
import { sessionInfoSchema, type SessionInfo } from '@/lib/ground/auth/session';
import { queryClient } from '@/lib/core/bff/query-client';
import { changeQueryOptions } from '@/lib/core/bff/test-query-options';
import { tableListSchema } from '@/lib/bill/tables.schema';
import { dispatchCart } from '@/lib/cart/cart-store';
import { ownPromosSchema } from '@/lib/cart/own-promos.schema';
import { quotedPromoSchema } from '@/lib/cart/quote.schema';
import { sumOf } from '@/lib/cart/sum';
import { testLine, testQuote, testQuotedLine } from '@/lib/cart/test-cart';
import { EMPTY_DRAFT, type CheckoutDraft } from '@/lib/pages/checkout/draft';
import { consentTexts } from '@/lib/legal/given-consent';
import { testTariff } from '@/lib/delivery/test-tariff';
import { KZT_FORMAT } from '@/lib/core/money/money';
import { orderRequestSchema } from '@/lib/orders/placing/order-request.schema';
import { signInForTest } from '@/lib/core/session/test-sign-in';
import messages from '@/messages/ru.json';
import { CheckoutForm } from './checkout-form.client';
import type { Placing } from '@/components/checkout/placing/use-place-order';

/* The form of an order of one dish, with our server's answers, for tests. */

export const t = createTranslator({ locale: 'ru', messages, namespace: 'checkout' });
export const VENUE = { id: 3107, name: 'Ak Dastarkhan', moneyFormat: KZT_FORMAT };
const TABLES = tableListSchema.parse({
  tables: [{ number: '12', name: 'Terrace 12' }],
  scanned: { name: 'Terrace 12' },
});
export const TARIFF = testTariff();

type FormProps = Parameters<typeof CheckoutForm>[0];

function FormOfCart(props: Omit<FormProps, 'cart'>) {
  const { cart } = useCart();
  return cart ? <CheckoutForm cart={cart} {...props} /> : null;
}

/** Shows the form of the stored cart. */
export function showForm(placing: Placing, documents: FormProps['documents'] = []) {
  const onPlace = jest.fn();
  const onPromise = jest.fn();
  render(
    <NextIntlClientProvider locale="ru" messages={messages} timeZone="UTC">
      <QueryClientProvider client={queryClient()}>
        <FormOfCart
          services={['delivery', 'express', 'takeaway']}
          documents={documents}
          placing={placing}
          onPlace={(key, request, promisedAt) => {
            onPlace(key, request);
            onPromise(promisedAt);
          }}
        />
      </QueryClientProvider>
    </NextIntlClientProvider>,
  );
  return { onPlace, onPromise, user: userEvent.setup() };
}

/** The session route's response. */
export const session = (part: Partial<SessionInfo> = {}) =>
  sessionInfoSchema.parse({ isSignedIn: true, name: null, dinerId: null, bonusesMinor: 0, ...part });

type Answer = (() => Promise<Response>) | Record<string, unknown> | null | undefined;

/** Our server, with its response at each address; 503 where there is none. */
export function serve(answers: Record<string, Answer>) {
  return jest.spyOn(globalThis, 'fetch').mockImplementation((address) => {
    const answer = typeof address === 'string' ? answers[address] : null;
    if (typeof answer === 'function') return answer();
    return Promise.resolve(
      answer
        ? Response.json(answer)
        : Response.json({ error: { code: 'upstream/unavailable' } }, { status: 503 }),
    );
  });
}

/** The earlier choices of the diner in the form, on a page that names neither its country nor its documents. */
export const saveDraft = (draft: Partial<CheckoutDraft>) =>
  sessionStorage.setItem(
    'checkout',
    JSON.stringify({ ...EMPTY_DRAFT, consentsTo: consentTexts(null, []), ...draft }),
  );

export interface Shown {
  draft?: Partial<CheckoutDraft>;
  quote?: Parameters<typeof testQuote>[1];
  placing?: Placing;
  /** The diner's saved addresses. */
  saved?: Address[];
  /** The result of a tried promo code; in a promise: later. */
  promo?: object | Promise<object | string>;
  /** The discounts of the diner's own codes. */
  ownPromos?: object[];
  /** The diner's general balance. */
  bonusesMinor?: number;
}

/** The sum of one dish under the terms of a quote. */
export const sumUnder = (terms: Partial<Parameters<typeof sumOf>[1]>) =>
  sumOf([testLine()], {
    servicePercentage: 0,
    delivery: null,
    bonuses: null,
    wantedBonusesMinor: 0,
    rounding: KZT_FORMAT.rounding,
    ...terms,
  });

/** Puts a dish in the cart of a signed-in diner who has consented, and shows the form once it is checked. */
export async function show({
  draft = {},
  quote = {},
  placing = { kind: 'idle' },
  saved = [],
  promo,
  ownPromos = [],
  bonusesMinor = 0,
}: Shown) {
  saveDraft({ consentedAt: '2026-03-14T09:00:00.000Z', ...draft });
  dispatchCart({ type: 'lineAdded', venue: VENUE, line: testLine(), newCartId: 'cart-00000001' });
  const checked = testQuote([testQuotedLine()], {
    ...quote,
    venue: { services: [1, 3, 4], payments: ['cash', 'online', 'kaspi'], ...quote.venue },
  });
  serve({
    '/api/session': session({ bonusesMinor }),
    '/api/venues/3107/tables': { ...TABLES, scanned: null },
    '/api/venues/3107/tables?scanned=812': TABLES,
    '/api/promos/own': ownPromosSchema.parse({ promos: ownPromos }),
    '/api/promos/code': promo && (async () => Response.json(quotedPromoSchema.parse(await promo))),
    '/api/addresses': addressListSchema.parse({ addresses: saved }),
    '/api/cart/quote': checked,
  });
  const shown = showForm(placing);
  await screen.findByText(checked.venue.address);
  return shown;
}

/** The text of the order button for a signed-in diner. */
export const ORDER = new RegExp(`^${t('order')}`);
/** The order button, which may say something else. */
export const orderButton = (label?: string) =>
  screen.getByRole('button', { name: label === undefined ? ORDER : new RegExp(`^${label}`) });
/** Opens the row of that label, to choose in it. */
export const unfold = (user: UserEvent, label: string) =>
  user.click(screen.getByRole('button', { name: new RegExp(`^${label}`) }));
/** The form's message why the cart cannot be ordered. */
export const problem = () =>
  document.getElementById('order-problem')?.textContent.replace(/\s/g, ' ') ?? null;
/** The order that was sent. */
export const placed = (onPlace: jest.Mock) =>
  orderRequestSchema.parse((onPlace.mock.calls[0] as unknown[])[1]);

/** A signed-in diner with an empty cart and empty storage. */
export function startOver(): void {
  localStorage.clear();
  sessionStorage.clear();
  queryClient().clear();
  changeQueryOptions({ retry: false });
  dispatchCart({ type: 'cleared' });
  signInForTest(true);
}

import { QueryClientProvider } from '@tanstack/react-query';
import { createTranslator, NextIntlClientProvider } from 'next-intl';
import { useCart } from '@/components/cart/use-cart';
import type { Address } from '@/lib/addresses/address';
import { addressListSchema } from '@/lib/addresses/address.schema';
import { sessionInfoSchema } from '@/lib/auth/session';
import { queryClient } from '@/lib/bff/query-client';
import { tableListSchema } from '@/lib/bill/tables.schema';
import { dispatchCart } from '@/lib/cart/cart-store';
import { quotedPromoSchema, type Quote } from '@/lib/cart/quote.schema';
import { sumOf } from '@/lib/cart/sum';
import { testLine, testQuote, testQuotedLine } from '@/lib/cart/test-cart';
import { EMPTY_DRAFT, type CheckoutDraft } from '@/lib/checkout/draft';
import { KZT_FORMAT } from '@/lib/money/money';
import { orderRequestSchema } from '@/lib/orders/order-request.schema';
import { markSignedIn } from '@/lib/session/test-mark';
import messages from '@/messages/ru.json';
import { CheckoutForm } from './checkout-form.client';
import type { Placing } from './use-place-order';

/* The form of an order of one dish, with our server's answers, for tests. */

export const t = createTranslator({ locale: 'ru', messages, namespace: 'checkout' });
const VENUE = { id: 3107, name: 'Ak Dastarkhan', moneyFormat: KZT_FORMAT };
const TABLES = tableListSchema.parse({ tables: [{ id: 812, number: '12', name: 'Terrace 12' }] });
export const TARIFF = {
  id: 'foot',
  transport: 'foot' as const,
  isFastest: false,
  priceMinor: 69_000,
  minOrderMinor: 0,
  nextTier: null,
  minutes: { from: 30, to: 45 },
};

function FormOfCart({ placing, onPlace }: { placing: Placing; onPlace: jest.Mock }) {
  const { cart } = useCart();
  return cart ? (
    <CheckoutForm
      cart={cart}
      services={['delivery', 'express', 'takeaway']}
      documents={[]}
      placing={placing}
      onPlace={onPlace}
    />
  ) : null;
}

export interface Shown {
  draft?: Partial<CheckoutDraft>;
  quote?: Parameters<typeof testQuote>[1];
  placing?: Placing;
  /** The addresses that the diner keeps. */
  saved?: Address[];
  /** What a tried promo code gives. */
  promo?: object;
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

/** Fills the cart and answers for our server; the form of that, to be rendered. */
export function prepare({ draft = {}, quote = {}, placing = { kind: 'idle' }, saved = [], promo }: Shown) {
  sessionStorage.setItem(
    'checkout',
    JSON.stringify({ ...EMPTY_DRAFT, consentedAt: '2026-03-14T09:00:00.000Z', ...draft }),
  );
  dispatchCart({ type: 'lineAdded', venue: VENUE, line: testLine(), newCartId: 'cart-00000001' });
  const answer: Quote = testQuote([testQuotedLine()], {
    ...quote,
    venue: { services: [1, 3, 4], payments: ['cash', 'online', 'kaspi'], ...quote.venue },
  });
  jest.spyOn(globalThis, 'fetch').mockImplementation((address) => {
    const body =
      address === '/api/session'
        ? sessionInfoSchema.parse({ isSignedIn: true, name: null, dinerId: null, bonusesMinor: 0 })
        : address === '/api/venues/3107/tables'
          ? TABLES
          : address === '/api/promos/code'
            ? quotedPromoSchema.parse(promo)
            : address === '/api/addresses'
              ? addressListSchema.parse({ addresses: saved })
              : address === '/api/cart/quote'
                ? answer
                : null;
    return Promise.resolve(
      body
        ? Response.json(body)
        : Response.json({ error: { code: 'upstream/unavailable' } }, { status: 503 }),
    );
  });
  const onPlace = jest.fn();
  const form = (
    <NextIntlClientProvider locale="ru" messages={messages} timeZone="UTC">
      <QueryClientProvider client={queryClient()}>
        <FormOfCart placing={placing} onPlace={onPlace} />
      </QueryClientProvider>
    </NextIntlClientProvider>
  );
  return { form, onPlace, venueAddress: answer.venue.address };
}

/** Why it cannot be ordered, as the form says it. */
export const problem = () =>
  document.getElementById('order-problem')?.textContent.replace(/\s/g, ' ') ?? null;
/** The order that was sent. */
export const placed = (onPlace: jest.Mock) =>
  orderRequestSchema.parse((onPlace.mock.calls[0] as unknown[])[1]);

/** A signed-in diner with an empty cart, on a device that keeps nothing. */
export function beginAnew(): void {
  localStorage.clear();
  sessionStorage.clear();
  queryClient().clear();
  queryClient().setDefaultOptions({ queries: { retry: false } });
  dispatchCart({ type: 'cleared' });
  markSignedIn(true);
}

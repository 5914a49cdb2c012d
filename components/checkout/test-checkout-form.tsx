import { screen } from '@testing-library/react';
import { createTranslator } from 'next-intl';
import type { CartLine } from '@/lib/cart/cart';
import { dispatchCart } from '@/lib/cart/cart-store';
import type { Quote } from '@/lib/cart/quote.schema';
import { testLine, testQuote, testQuotedLine, testSum } from '@/lib/cart/test-cart';
import { setAgeConfirmed } from '@/lib/menu/age-confirmation';
import { signInForTest } from '@/lib/core/session/test-sign-in';
import messages from '@/messages/ru.json';
import { startOver, serve, session, showForm, VENUE } from './test-checkout';
import type { Placing } from '@/components/checkout/placing/use-place-order';

/* The form of any cart, of a diner who has chosen nothing yet, for tests. */

export const cartText = createTranslator({ locale: 'ru', messages, namespace: 'cart' });
export const DOCUMENTS = [
  { code: 'offer', version: '2.1' },
  { code: 'personal_data_consent', version: '1.4' },
  { code: 'marketing_consent', version: '1.0' },
];
export const line = (productId: number, name: string, part: Partial<CartLine> = {}) =>
  testLine({ productId, name, ...part });

interface Shown {
  lines?: CartLine[];
  /** null: the check fails. */
  quote?: Quote | null;
  isSignedIn?: boolean;
  name?: string | null;
  placing?: Placing;
}

/** Fills the cart and shows the form, once it is checked. */
export async function showCart({
  lines = [testLine()],
  quote,
  isSignedIn = true,
  name = null,
  placing = { kind: 'idle' },
}: Shown) {
  signInForTest(isSignedIn);
  for (const added of lines)
    dispatchCart({ type: 'lineAdded', venue: VENUE, line: added, newCartId: 'cart-00000001' });
  const checked = testQuote(
    lines.map(() => testQuotedLine()),
    { sum: testSum(lines) },
  );
  const answer = quote === undefined ? checked : quote;
  const fetched = serve({ '/api/session': session({ isSignedIn, name }), '/api/cart/quote': answer });
  const shown = showForm(placing, DOCUMENTS);
  if (answer) await screen.findByText(answer.venue.address);
  return { ...shown, fetched };
}

const CONSENT = { name: /обработку персональных данных/ };
/** The box of a consent that was given before; null where there is none. */
export const queryConsent = () => screen.queryByRole('checkbox', CONSENT);
export const consent = () => screen.getByRole('checkbox', CONSENT);

/** An empty cart, with empty storage. */
export function beginForm(): void {
  startOver();
  setAgeConfirmed(false);
}

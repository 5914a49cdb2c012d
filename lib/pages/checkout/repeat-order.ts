import { newCartId } from '@/lib/cart/cart-id';
import { dispatchCart } from '@/lib/cart/cart-store';
import type { Reorder } from '@/lib/cart/reorder.schema';
import { pageCountry } from '@/lib/core/site/page-country';
import { loadDraft, saveDraft } from './draft';
import { saveLastPayment } from './last-payment';

/** Puts a past order into the cart, to be paid as it was. */
export function putInCart({ venue, lines, payment }: Reorder): void {
  dispatchCart({ type: 'reordered', venue, lines, newCartId: newCartId() });
  if (payment === null) return;
  saveDraft({ ...loadDraft(), payment: null });
  saveLastPayment(pageCountry(), payment);
}

import { toasts } from '@/components/ui/toasts';
import { CLEARED_TOAST_MS, lineKey, type CartLine } from '@/lib/cart/cart';
import { dispatchCart, readCart, subscribeCart } from '@/lib/cart/cart-store';
import { usedUpToday } from '@/lib/cart/used-limits';
import { loadCheckoutAhead } from './load-checkout-ahead';
import { nameOn } from './product-preview';
import { writeStepper } from './stepper';
import type { MenuTexts } from './use-menu';

/* The cart in a menu, with removal: a guest's first view has an empty one. */

/** Pieces of each product in the cart of the venue. */
function countsIn(venueId: number): Map<string, number> {
  const { cart } = readCart();
  const counts = new Map<string, number>();
  if (cart?.venue.id !== venueId) return counts;
  for (const { productId, count } of cart.lines)
    counts.set(String(productId), (counts.get(String(productId)) ?? 0) + count);
  return counts;
}

/** Says on the cards of these products, once, that no more can be had today; the styles hide their discount and their plus. */
function writeLimits(menu: HTMLElement, used: ReadonlySet<number>, text: string): void {
  for (const plus of menu.querySelectorAll<HTMLElement>('[data-plus]')) {
    const card = plus.closest('article');
    if (!card || card.dataset.limit === 'used' || !used.has(Number(plus.dataset.plus))) continue;
    card.dataset.limit = 'used';
    const tag = document.createElement('span');
    tag.className = 'tag tag--quiet';
    tag.textContent = text;
    (card.querySelector('.product-card__badges') ?? plus.parentElement ?? card).prepend(tag);
  }
}

/**
 * Keeps the plus buttons inside an element, which are server-rendered HTML, as the cart is, those that come later too. What it holds is
 * written beside them, because a component for each of hundreds is what makes a menu slow to come alive.
 * @returns how to stop
 */
export function watchCart(menu: HTMLElement, venueId: number, t: MenuTexts): () => void {
  const writeCounts = () => {
    const counts = countsIn(venueId);
    for (const plus of menu.querySelectorAll<HTMLElement>('[data-plus]')) {
      const count = counts.get(plus.dataset.plus ?? '') ?? 0;
      if (count === 0 && !plus.classList.contains('plus-button--in-cart')) continue;
      const isAdded = plus.dataset.facts !== undefined;
      const name = nameOn(plus.closest('article'));
      const label =
        count > 0
          ? t(isAdded ? 'addMore' : 'chooseMore', { name, count })
          : t(isAdded ? 'add' : 'choose', { name });
      // A screen reader repeats a label that is written again.
      if (plus.getAttribute('aria-label') !== label) plus.setAttribute('aria-label', label);
      writeStepper(plus, count, t('takeOne', { name, count }));
    }
    writeLimits(menu, usedUpToday(), t('limitUsed'));
  };
  const onCart = () => {
    writeCounts();
    loadCheckoutAhead();
  };
  onCart();
  const observer = new MutationObserver(writeCounts);
  observer.observe(menu, { childList: true, subtree: true });
  const stop = subscribeCart(onCart);
  return () => {
    observer.disconnect();
    stop();
  };
}

/** Takes one piece of a product off, of the line that was added last; the last piece can be put back. */
export function takeOne(
  productId: number,
  texts: { t: MenuTexts; undo: string },
  putBack: (line: CartLine) => void,
): void {
  const line = readCart().cart?.lines.findLast((candidate) => candidate.productId === productId);
  if (!line) return;
  dispatchCart({ type: 'countChanged', lineKey: lineKey(line), count: line.count - 1 });
  if (line.count > 1) return;
  const chosen = [line.size, ...line.additives].flatMap((part) => part?.name ?? []);
  toasts.show({
    text: texts.t('taken', { name: [line.name, ...chosen].join(', ') }),
    durationMs: CLEARED_TOAST_MS,
    action: { label: texts.undo, run: () => putBack(line) },
  });
}

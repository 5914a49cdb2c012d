import { LESS } from './less-button';
import { paidPriceOn } from './product-preview';

/**
 * Writes the minus and the number of a product in the cart beside its plus, and removes them without pieces. They are made here,
 * because a menu of hundreds of dishes has few in the cart. They lie on the place of the price, which they repeat, so
 * that nothing moves.
 */
export function writeStepper(plus: HTMLElement, count: number, lessLabel: string): void {
  const before = plus.previousElementSibling;
  const existing = before instanceof HTMLElement && before.matches('.stepper') ? before : null;
  plus.classList.toggle('plus-button--in-cart', count > 0);
  if (count === 0) {
    if (existing?.contains(document.activeElement)) plus.focus({ preventScroll: true });
    existing?.remove();
    return;
  }
  const stepper = existing ?? makeStepper(plus);
  stepper.querySelector(LESS)?.setAttribute('aria-label', lessLabel);
  const number = stepper.querySelector('b');
  if (number && number.textContent !== String(count)) number.textContent = String(count);
}

function makeStepper(plus: HTMLElement): HTMLElement {
  const stepper = document.createElement('span');
  stepper.classList.add('stepper');
  stepper.innerHTML =
    '<button type="button"><span class="glyph glyph-minus glyph--small" aria-hidden="true"></span></button>' +
    '<span><b aria-live="polite" aria-atomic="true"></b><small class="number"></small></span>';
  stepper.querySelector('button')?.setAttribute('data-less', plus.dataset.plus ?? '');
  stepper.querySelector('small')?.append(paidPriceOn(plus.closest('article')));
  plus.before(stepper);
  return stepper;
}

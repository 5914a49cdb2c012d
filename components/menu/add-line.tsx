import { toasts } from '@/components/ui/toasts';
import { track } from '@/lib/core/analytics/track';
import type { CartLine, CartVenue } from '@/lib/cart/cart';
import { newCartId } from '@/lib/cart/cart-id';
import { cartLimit } from '@/lib/cart/cart-limit';
import { dispatchCart, readCart } from '@/lib/cart/cart-store';
import { isAgeConfirmed, setAgeConfirmed } from '@/lib/menu/age-confirmation';
import { loadAgeGate, loadOtherVenueModal } from './late-parts';
import { LIMIT_TEXTS } from './limit-texts';
import type { MenuTexts } from './use-menu';
import type { AskQuestion } from './use-question';

/** The menu that a line is added on. */
interface AddingMenu {
  venue: CartVenue;
  t: MenuTexts;
  ask: AskQuestion;
}

const isOldEnough = async (age: number | null, ask: AskQuestion) =>
  age === null ||
  isAgeConfirmed() ||
  ask(loadAgeGate, (AgeGate, onAnswered) => (
    <AgeGate
      age={age}
      onAnswer={(answer) => {
        if (answer === 'yes') setAgeConfirmed(true);
        onAnswered(answer === 'yes');
      }}
    />
  ));

/** Whether the cart of another venue may go. */
const mayReplaceCart = (ask: AskQuestion) =>
  ask(loadOtherVenueModal, (OtherVenueModal, onAnswered) => (
    <OtherVenueModal
      venueName={readCart().cart?.venue.name ?? ''}
      onKeep={() => onAnswered(false)}
      onStartNew={() => onAnswered(true)}
    />
  ));

/** Adds a line to the cart after the questions that come first. @returns whether it was added */
export async function addLine(line: CartLine, { venue, t, ask }: AddingMenu): Promise<boolean> {
  if (!(await isOldEnough(line.minAge, ask))) return false;
  const { cart } = readCart();
  const isOther = cart !== null && cart.venue.id !== venue.id;
  if (isOther && !(await mayReplaceCart(ask))) return false;
  const reachedLimit = cartLimit(isOther ? [] : (cart?.lines ?? []), line);
  dispatchCart({ type: 'lineAdded', venue, line, newCartId: newCartId() });
  if (reachedLimit) {
    const { kind, limit } = reachedLimit;
    toasts.show({ text: t(LIMIT_TEXTS[kind], { limit }), unique: true });
  } else track('line_added', { venueId: venue.id, productId: line.productId, count: line.count });
  return !reachedLimit;
}

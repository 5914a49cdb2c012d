/** A payment whose hosted page opens outside the frame. */
export interface OutsidePayment {
  address: string;
  /** Continues on the page that follows the payment, whether the hosted page was opened or not. */
  follow: () => void;
}

type Offer = (payment: OutsidePayment) => void;

/** The code that offers a payment comes after the page: a quick diner has ordered by then. Milliseconds. */
const OFFER_MS = 3_000;

let offer: Offer | null = null;
const waiting = new Set<(offer: Offer) => void>();

/** Registers what offers a payment by a link to press. @returns how to stop */
export function takeOutsidePayments(next: Offer): () => void {
  offer = next;
  for (const take of waiting) take(next);
  waiting.clear();
  return () => {
    if (offer === next) offer = null;
  };
}

/** Offers the hosted page as a link, because popups are blocked. @returns false if no screen offers it */
export async function offerOutside(payment: OutsidePayment): Promise<boolean> {
  const found = offer ?? (await nextOffer());
  found?.(payment);
  return found !== null;
}

function nextOffer(): Promise<Offer | null> {
  return new Promise((resolve) => {
    waiting.add(resolve);
    setTimeout(() => {
      waiting.delete(resolve);
      resolve(null);
    }, OFFER_MS);
  });
}

/** A payment whose hosted page opens outside the frame. */
export interface OutsidePayment {
  address: string;
  /** Continues on the page that follows the payment, whether the hosted page was opened or not. */
  follow: () => void;
}

type Offer = (payment: OutsidePayment) => void;

let offer: Offer | null = null;

/** Registers what offers a payment by a link to press. @returns how to stop */
export function takeOutsidePayments(next: Offer): () => void {
  offer = next;
  return () => {
    if (offer === next) offer = null;
  };
}

/** Offers the hosted page by a link: a window that opens without a press is blocked. @returns false where nothing offers it */
export function offerOutside(payment: OutsidePayment): boolean {
  offer?.(payment);
  return offer !== null;
}

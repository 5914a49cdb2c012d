const originOf = (address: string) => (URL.canParse(address) ? new URL(address).origin : null);
const pathOf = (address: string) => (URL.canParse(address) ? new URL(address).pathname : address);

/** Where the payment of an order returns to (`lib/payments/return-addresses.server.ts`). */
const ORDER_RETURN = /^\/payment\/(?:success|failure)\/(\d+)$/;

/**
 * Whether a step back would lead into the payment app: the document was entered from there, and its first page, or the thanks by which the
 * return of an order replaces itself, is the one shown (NAV-34). The layout passes the payment app's origin; a page may hide where a
 * browser has come from, which the return's own address says.
 */
export function isPaymentReturn(): boolean {
  // In a frame the referrer is the app around it.
  if (window.parent !== window) return false;
  const [entry] = performance.getEntriesByType('navigation');
  const entered = entry && pathOf(entry.name);
  const here = window.location.pathname;
  const [, orderId] = ORDER_RETURN.exec(entered ?? '') ?? [];
  if (orderId !== undefined)
    return here === entered || (here.startsWith('/typ/') && here.endsWith(`/order/${orderId}`));
  const { paymentOrigin } = document.documentElement.dataset;
  if (!paymentOrigin || originOf(document.referrer) !== paymentOrigin) return false;
  return entered === undefined || entered === here;
}

const originOf = (address: string) => (URL.canParse(address) ? new URL(address).origin : null);
const pathOf = (address: string) => (URL.canParse(address) ? new URL(address).pathname : address);

/**
 * Whether a step back would lead into the payment app: the document was entered from there, and its first page is still the
 * one shown (NAV-34). The layout passes the payment app's origin.
 */
export function isPaymentReturn(): boolean {
  const { paymentOrigin } = document.documentElement.dataset;
  // In a frame the referrer is the app around it.
  if (window.parent !== window || !paymentOrigin || originOf(document.referrer) !== paymentOrigin)
    return false;
  const [entry] = performance.getEntriesByType('navigation');
  return entry === undefined || pathOf(entry.name) === window.location.pathname;
}

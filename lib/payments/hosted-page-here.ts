/**
 * The page of ours that a hosted page leads back to; whatever else its address says, the page is on this origin.
 * @throws TypeError where it cannot be read
 */
export function ownReturn(address: string, way: 'success_url' | 'failure_url'): string {
  const { pathname, search } = new URL(new URL(address).searchParams.get(way) ?? '');
  return window.location.origin + pathname + search;
}

/** Whether the hosted page names where a failed payment returns to: a frame shows that page in its place. */
export const namesReturn = (address: string): boolean =>
  URL.canParse(new URL(address).searchParams.get('failure_url') ?? '');

/**
 * Shows the hosted page in place of this one. It forbids frames, so that in a frame the page that follows the payment opens, and offers
 * it again (HOST-27).
 */
export function showHostedPage(address: string): void {
  window.location.assign(isInFrame() ? ownReturn(address, 'failure_url') : address);
}

/** Whether another page shows this one in a frame. */
export const isInFrame = (): boolean => window.parent !== window;

/** The return path on our origin, whatever the address says. @throws TypeError if unreadable */
export function ownReturn(address: string, way: 'success_url' | 'failure_url'): string {
  const { pathname, search } = new URL(new URL(address).searchParams.get(way) ?? '');
  return window.location.origin + pathname + search;
}

/** Whether the hosted page names where a failed payment returns to: a frame shows that page in its place. */
export const namesReturn = (address: string): boolean =>
  URL.canParse(new URL(address).searchParams.get('failure_url') ?? '');

/** Shows the hosted page, which forbids frames: a frame opens the page after payment, to offer it (HOST-27). */
export function showHostedPage(address: string): void {
  window.location.assign(isInFrame() ? ownReturn(address, 'failure_url') : address);
}

/** Whether another page shows this one in a frame. */
export const isInFrame = (): boolean => window.parent !== window;

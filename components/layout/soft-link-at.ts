import { isSignedInHere } from '@/lib/core/session/sign-in-id';

/** Whether a link leads to a page of a signed-in diner. */
export const needsLogin = ({ dataset }: HTMLElement): boolean => dataset.needsLogin !== undefined;

/** Whether this diner's browser can show the page of a `SoftLink` without a reload. */
export const isSoft = (link: HTMLElement): boolean => !needsLogin(link) || isSignedInHere();

/** The `SoftLink` under an event; null elsewhere, and for a link that the browser itself has to open. */
export function softLinkAt({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-soft]') : null;
  const isOurs =
    link && link.origin === window.location.origin && !link.target && !link.hasAttribute('download');
  return isOurs && isSoft(link) ? link : null;
}

/** The path and query of a link, without its fragment. */
export const pageOf = ({ pathname, search }: HTMLAnchorElement): string => pathname + search;

/** The `SoftLink` under an event; null elsewhere, and for a link that the browser itself has to open. */
export function softLinkAt({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-soft]') : null;
  const isOurs =
    link && link.origin === window.location.origin && !link.target && !link.hasAttribute('download');
  return isOurs ? link : null;
}

/** The path and query of a link, without its fragment. */
export const pageOf = ({ pathname, search }: HTMLAnchorElement): string => pathname + search;

/** A link that leads out of the app around the page. */
export interface ExternalLink {
  href: string;
  /** Its host, or its path. */
  place: string;
  /** Of a payment: continues on the page that follows it, once the question is answered. */
  follow?: () => void;
}

/** Tags the link of a diner who has confirmed leaving. */
export const CONFIRMED = 'data-confirmed';

/** The outside address of a pressed link; null for our own pages and other elements. */
export function externalLinkOf(link: HTMLAnchorElement): ExternalLink | null {
  const { href, protocol, origin, host, pathname } = link;
  const stays = origin === window.location.origin || protocol === 'blob:' || protocol === 'data:';
  if (href === '' || stays || link.hasAttribute(CONFIRMED)) return null;
  return { href, place: host || pathname };
}

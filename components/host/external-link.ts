/** A link that leads out of the app around the page. */
export interface ExternalLink {
  href: string;
  /** Where to, in a word or two. */
  place: string;
  /** Of a payment: continues on the page that follows it, once the question is answered. */
  follow?: () => void;
}

/** Marks the link by which a diner leaves who was asked already. */
export const ASKED = 'data-asked';

/** Where a pressed link leaves the app to; null for a page of ours, and for what is none. */
export function externalLinkOf(link: HTMLAnchorElement): ExternalLink | null {
  const { href, protocol, origin, host, pathname } = link;
  const stays = origin === window.location.origin || protocol === 'blob:' || protocol === 'data:';
  if (href === '' || stays || link.hasAttribute(ASKED)) return null;
  return { href, place: host || pathname };
}

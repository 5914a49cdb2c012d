import type { ComponentProps } from 'react';

type SoftLinkProps = ComponentProps<'a'> & {
  href: string;
  /** Its page is fetched once this page is at rest and the link is in view: one of the few that a diner opens next. */
  prefetch?: boolean;
  /** The name of the venue whose card the link is: with the card's picture it is the head of the page that comes. */
  card?: string;
  /** For a guest the browser itself opens the page: it leads to the provider, where no script can follow. */
  needsLogin?: boolean;
};

/**
 * A link to a page of ours, which comes without a reload. It is a plain element: `SoftNavigation` in the layout follows all of them.
 */
export function SoftLink({ prefetch = false, card, needsLogin = false, ...props }: SoftLinkProps) {
  const ofPage = { 'data-soft': prefetch ? 'prefetch' : '', 'data-needs-login': needsLogin ? '' : undefined };
  return <a {...props} {...ofPage} data-card={card} />;
}

import type { ComponentProps } from 'react';

type SoftLinkProps = ComponentProps<'a'> & {
  href: string;
  /** Its page is fetched once this page is at rest and the link is in view: one of the few that a diner opens next. */
  ahead?: boolean;
};

/**
 * A link to a page of ours, which comes without a reload. It is a plain element: `SoftNavigation` in the layout follows all of them.
 */
export function SoftLink({ ahead = false, ...props }: SoftLinkProps) {
  return <a {...props} data-soft={ahead ? 'ahead' : ''} />;
}

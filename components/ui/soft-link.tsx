import type { ComponentProps } from 'react';

type SoftLinkProps = ComponentProps<'a'> & { href: string };

/**
 * A link to a page of ours, which comes without a reload and is fetched once a finger or a pointer is on the link. It is a
 * plain element: `SoftNavigation` in the layout follows all of them.
 */
export function SoftLink(props: SoftLinkProps) {
  return <a {...props} data-soft="" />;
}

import type { ReactNode } from 'react';
import { SoftLink } from '@/components/ui/soft-link';

type NavigationLinkProps = {
  href: string;
  needsLogin?: boolean;
  className?: string;
  title?: string;
  'aria-label'?: string;
  'aria-current'?: 'page';
  children: ReactNode;
};

/** A link of the navigation; a signed-in diner's own pages are fetched before they are opened. */
export function NavigationLink({ needsLogin, ...rest }: NavigationLinkProps) {
  return <SoftLink {...rest} needsLogin={needsLogin} prefetch={needsLogin} />;
}

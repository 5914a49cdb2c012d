import type { ReactNode } from 'react';
import { SoftLink } from '@/components/ui/soft-link';

type NavigationLinkProps = {
  href: string;
  /** The browser itself opens the page: a guest is led to the provider, where no script can follow. */
  needsLogin?: boolean;
  className?: string;
  title?: string;
  'aria-label'?: string;
  'aria-current'?: 'page';
  children: ReactNode;
};

/** A link of the navigation. */
export function NavigationLink({ needsLogin, ...rest }: NavigationLinkProps) {
  const Tag = needsLogin ? 'a' : SoftLink;
  return <Tag {...rest} />;
}

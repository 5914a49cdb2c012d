import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names';

type RailProps = Omit<ComponentProps<'ul'>, 'children'> & {
  /** List items; each keeps its own width. */
  children: ReactNode;
};

/** A row that scrolls sideways and cuts its last card at the edge; from 768 px on it fades there. */
export function Rail({ className, children, ...rest }: RailProps) {
  return (
    <ul {...rest} className={classNames('rail', className)}>
      {children}
    </ul>
  );
}

import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names';
import { StaticContent } from './static-content.client';

type RailProps = Omit<ComponentProps<'ul'>, 'children'> & {
  /** List items; each keeps its own width. */
  children: ReactNode;
  /** The name of a row that is all the server's, as `StaticContent` needs it. */
  staticName?: string;
};

/** A row that scrolls sideways and cuts its last card at the edge; from 768 px on it fades there. */
export function Rail({ className, children, staticName, ...rest }: RailProps) {
  const classes = classNames('rail', className);
  return staticName === undefined ? (
    <ul {...rest} className={classes}>
      {children}
    </ul>
  ) : (
    <StaticContent {...rest} as="ul" name={staticName} className={classes}>
      {children}
    </StaticContent>
  );
}

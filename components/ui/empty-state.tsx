import type { ReactNode } from 'react';
import { classNames } from './class-names';

type EmptyStateProps = {
  /** A small picture or an icon, drawn over the rosette; without it there is neither. */
  art?: ReactNode;
  /** Left out where the page's own title says it. */
  title?: ReactNode;
  children?: ReactNode;
  /** The one action. */
  action?: ReactNode;
  /** Level of the title in the page's outline. */
  heading?: 'h1' | 'h2' | 'h3';
  /** On a white card; bare without it. */
  card?: boolean;
  role?: 'status' | 'alert';
  className?: string;
};

/** An empty list or a failed load: says which, and what to do next. */
export function EmptyState({
  art,
  title,
  children,
  action,
  heading: Heading = 'h2',
  card,
  role,
  className,
}: EmptyStateProps) {
  return (
    <div role={role} className={classNames('empty-state', card && 'card', className)}>
      {art ? (
        <div className="empty-state__art">
          <span className="rosette" />
          {art}
        </div>
      ) : null}
      {title ? <Heading className="empty-state__title">{title}</Heading> : null}
      {children ? <p>{children}</p> : null}
      {action}
    </div>
  );
}

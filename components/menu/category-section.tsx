import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { StaticContent } from '@/components/ui/static-content.client';

type CategorySectionProps = {
  /** The anchor (`#…`). */
  anchor: string;
  name: string;
  /** Number of products: determines its height until it is rendered. */
  count: number;
  isPhotoShown: boolean;
  /** Its dishes are in their own categories as well: it shows as many as fill its rows. */
  isShelf?: boolean;
  /** Whether all of it is on the page from the start: then the browser leaves it as the server drew it. */
  isWhole?: boolean;
  children: ReactNode;
};

/** A category of the menu under its name. */
export function CategorySection({
  anchor,
  name,
  count,
  isPhotoShown,
  isShelf = false,
  isWhole = false,
  children,
}: CategorySectionProps) {
  const attributes = {
    id: anchor,
    className: classNames(
      'section menu-section',
      !isPhotoShown && 'menu-section--rows',
      isShelf && 'menu-section--shelf',
    ),
    style: { '--count': count } as CSSProperties,
    'aria-labelledby': `${anchor}-name`,
  };
  const content = (
    <>
      <div className="section__head">
        <h2 id={`${anchor}-name`}>{name}</h2>
      </div>
      {children}
    </>
  );
  return isWhole ? (
    <StaticContent as="section" name={`category-${anchor}`} {...attributes}>
      {content}
    </StaticContent>
  ) : (
    <section {...attributes}>{content}</section>
  );
}

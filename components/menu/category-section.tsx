import type { CSSProperties, ReactNode } from 'react';

type CategorySectionProps = {
  /** The anchor (`#…`). */
  anchor: string;
  name: string;
  /** Number of products: determines its height until it is rendered. */
  count: number;
  isPhotoShown: boolean;
  children: ReactNode;
};

/** A category of the menu under its name. */
export function CategorySection({ anchor, name, count, isPhotoShown, children }: CategorySectionProps) {
  return (
    <section
      id={anchor}
      className={isPhotoShown ? 'section menu-section' : 'section menu-section menu-section--rows'}
      style={{ '--count': count } as CSSProperties}
      aria-labelledby={`${anchor}-name`}
    >
      <div className="section__head">
        <h2 id={`${anchor}-name`}>{name}</h2>
      </div>
      {children}
    </section>
  );
}

import type { IconNode } from 'lucide';
import { createElement } from 'react';
import { classNames } from './class-names';

type IconProps = {
  /** An icon of lucide, imported by its own name. */
  of: IconNode;
  /** 'small' is 18 px, 'tiny' 14 px; 24 px without it. */
  size?: 'small' | 'tiny';
  className?: string;
};

/**
 * A Lucide icon in the product's line: stroke 1.75, bolder the smaller it is. Hidden from screen readers; the
 * control around it carries the label. For what a page repeats many times take a `Glyph`: it costs one element.
 * Drawn from Lucide's shapes, because the components of `lucide-react` run in the browser only, and are hydrated on every page.
 */
export function Icon({ of: shapes, size, className }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={classNames('icon', size && `icon--${size}`, className)}
      aria-hidden="true"
    >
      {shapes.map(([tag, attributes], index) => createElement(tag, { ...attributes, key: index }))}
    </svg>
  );
}

import type { LucideIcon } from 'lucide-react';
import { classNames } from './class-names';

type IconProps = {
  /** An icon of lucide-react, imported by its own name. */
  of: LucideIcon;
  /** 'small' is 18 px, 'tiny' 14 px; 24 px without it. */
  size?: 'small' | 'tiny';
  className?: string;
};

/**
 * A Lucide icon in the product's line: stroke 1.75, bolder the smaller it is. Hidden from screen readers; the
 * control around it carries the label. For what a page repeats many times take a `Glyph`: it costs one element.
 */
export function Icon({ of: Lucide, size, className }: IconProps) {
  return <Lucide className={classNames('icon', size && `icon--${size}`, className)} aria-hidden="true" />;
}

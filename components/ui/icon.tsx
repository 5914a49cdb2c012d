import type { LucideIcon } from 'lucide-react';
import { classNames } from './class-names';

type IconProps = {
  /** An icon of lucide-react, imported by its own name. */
  of: LucideIcon;
  /** 's' is 18 px, 'xs' 14 px; 24 px without it. */
  size?: 's' | 'xs';
  className?: string;
};

/**
 * A Lucide icon in the product's line: stroke 1.75, bolder the smaller it is. It says nothing to a screen reader; the
 * control around it carries the label. For what a page repeats many times take a `Glyph`: it costs one element.
 */
export function Icon({ of: Lucide, size, className }: IconProps) {
  return <Lucide className={classNames('i', size && `i--${size}`, className)} aria-hidden="true" />;
}

import { classNames } from './class-names';

export type GlyphName =
  | 'plus'
  | 'minus'
  | 'bin'
  | 'heart'
  | 'heart-on'
  | 'star'
  | 'star-line'
  | 'bell'
  | 'check'
  | 'close'
  | 'back'
  | 'next'
  | 'down'
  | 'clock'
  | 'bike'
  | 'info'
  | 'alert'
  | 'stop'
  | 'done'
  | 'search';

type GlyphProps = {
  name: GlyphName;
  /** 's' is 18 px, 'xs' 14 px; 24 px without it. */
  size?: 's' | 'xs';
  className?: string;
};

/**
 * An icon of the stylesheet, for what a page repeats many times: one short element instead of an svg, no script.
 * It says nothing to a screen reader; the control around it carries the label.
 */
export function Glyph({ name, size, className }: GlyphProps) {
  return (
    <span className={classNames('g', `g-${name}`, size && `g--${size}`, className)} aria-hidden="true" />
  );
}

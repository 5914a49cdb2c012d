import { classNames } from './class-names';

export type GlyphName =
  | 'plus'
  | 'minus'
  | 'bin'
  | 'heart'
  | 'heart-filled'
  | 'star'
  | 'star-outline'
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
  | 'search'
  | 'share';

type GlyphProps = {
  name: GlyphName;
  /** 'small' is 18 px, 'tiny' 14 px; 24 px without it. */
  size?: 'small' | 'tiny';
  className?: string;
};

/**
 * An icon of the stylesheet (tools/build/glyphs.mjs), for what a page repeats many times: one short element instead of an svg, no script.
 * Hidden from screen readers; the control around it carries the label.
 */
export function Glyph({ name, size, className }: GlyphProps) {
  return (
    <span
      className={classNames('glyph', `glyph-${name}`, size && `glyph--${size}`, className)}
      aria-hidden="true"
    />
  );
}

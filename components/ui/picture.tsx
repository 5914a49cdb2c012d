import type { ComponentProps, CSSProperties } from 'react';
import { coloursOf } from '@/lib/core/images/picture-hint';
import { pictureAddress, type PictureWidth } from '@/lib/core/images/picture-address';
import { classNames } from './class-names';

/**
 * Width and height in pixels of the largest picture of each shape (the browser reserves the space with them), and the widths
 * that are requested unless the caller sets others: two do for nearly all phones, and each costs a menu of a hundred pictures
 * twenty kilobytes. Browsers take the first that is at least `sizes` times the pixels of the screen.
 */
const SHAPES = {
  '4:3': { room: { width: 640, height: 480 }, widths: [360, 480] },
  '16:9': { room: { width: 960, height: 540 }, widths: [480, 720, 960] },
  '2:1': { room: { width: 960, height: 480 }, widths: [640, 960] },
  '1:1': { room: { width: 480, height: 480 }, widths: [160] },
} as const satisfies Record<string, { room: object; widths: readonly PictureWidth[] }>;

type PictureProps = Pick<ComponentProps<'img'>, 'className' | 'draggable'> & {
  /** The original's address, as the server sends it; our own proxy resizes it (IMG-03). */
  source: string;
  /** Empty where the text beside it says the same. */
  alt: string;
  ratio?: keyof typeof SHAPES;
  /** The width that it has in its place, as the layout draws it: browsers choose the file by it before they know the layout. */
  sizes?: string;
  /** Widths to choose from, in pixels, where the shape's own do not fit. */
  widths?: readonly PictureWidth[];
  /** Above the fold: requested first instead of when it comes near. */
  priority?: boolean;
};

/**
 * A picture that fills its box and never shifts the layout. Its colours show until it loads, where the server
 * knows them. When the proxy fails the original is shown (see watch-pictures); when that fails too, a quiet plate stays,
 * drawn by the stylesheet.
 */
export function Picture({
  source,
  alt,
  ratio = '4:3',
  widths = SHAPES[ratio].widths,
  sizes,
  priority,
  className,
  ...rest
}: PictureProps) {
  const [first, ...larger] = widths.map((width) => ({ width, address: pictureAddress(source, width) }));
  const isChoice = larger.some(({ address }) => address !== first?.address);
  const colours = coloursOf(source);
  return (
    <img
      {...rest}
      // A client without `srcset` gets the smallest; `srcset` comes before `src` so that only one is requested.
      loading={priority ? 'eager' : 'lazy'}
      sizes={isChoice ? sizes : undefined}
      srcSet={
        isChoice ? [first, ...larger].map((one) => `${one?.address} ${one?.width}w`).join(', ') : undefined
      }
      src={first?.address}
      alt={alt}
      {...SHAPES[ratio].room}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      className={classNames('picture', className)}
      style={colours === null ? undefined : ({ '--colours': colours } as CSSProperties)}
    />
  );
}

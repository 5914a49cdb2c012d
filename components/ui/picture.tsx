import type { ComponentProps, CSSProperties } from 'react';
import { coloursOf } from '@/lib/images/picture-hint';
import { pictureAddress, type PictureWidth } from '@/lib/paths/paths';
import { classNames } from './class-names';

/**
 * Width and height in pixels of the largest picture of each shape (the browser keeps the room with them), and the widths
 * that it is asked in unless a place says otherwise: two do for all phones, and each costs a menu of a hundred pictures
 * twenty kilobytes.
 */
const SHAPES = {
  '4:3': { room: { width: 640, height: 480 }, widths: [320, 480] },
  '16:9': { room: { width: 960, height: 540 }, widths: [480, 960] },
  '2:1': { room: { width: 960, height: 480 }, widths: [480, 960] },
  '1:1': { room: { width: 480, height: 480 }, widths: [160] },
} as const satisfies Record<string, { room: object; widths: readonly PictureWidth[] }>;

type PictureProps = Pick<ComponentProps<'img'>, 'sizes' | 'className' | 'draggable'> & {
  /** The original's address, as the server hands it on; our own proxy resizes it (IMG-03). */
  source: string;
  /** Empty where the words beside it say the same. */
  alt: string;
  ratio?: keyof typeof SHAPES;
  /** Widths to choose from, in pixels, where the shape's own do not fit. */
  widths?: readonly PictureWidth[];
  /** Above the fold: asked for first instead of when it comes near. */
  priority?: boolean;
};

/**
 * A picture that fills its box and never moves the page. Its colours stand in its place until it comes, where the server
 * knows them. When the proxy fails the original is shown (see picture-keeper); when nothing comes, a quiet plate stays,
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
      // A reader that does not choose gets the smallest, and it comes before `src` so that only one is asked for.
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

import type { ComponentProps } from 'react';
import { classNames } from './class-names';

/** Width and height in pixels of the largest picture of each shape: the browser keeps the room with them. */
const SHAPES = {
  '4:3': { width: 640, height: 480 },
  '16:9': { width: 960, height: 540 },
  '2:1': { width: 800, height: 400 },
  '1:1': { width: 480, height: 480 },
} as const;

type PictureProps = Pick<ComponentProps<'img'>, 'srcSet' | 'sizes' | 'className' | 'draggable'> & {
  src: string;
  /** Empty where the words beside it say the same. */
  alt: string;
  ratio?: keyof typeof SHAPES;
  /** Above the fold: asked for first instead of when it comes near. */
  priority?: boolean;
};

/**
 * A picture that fills its box and never moves the page. When it does not come, a quiet plate stays in its place,
 * drawn by the stylesheet.
 */
export function Picture({ src, alt, ratio = '4:3', priority, className, ...rest }: PictureProps) {
  return (
    <img
      {...rest}
      src={src}
      alt={alt}
      {...SHAPES[ratio]}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      className={classNames('img', className)}
    />
  );
}

import { classNames } from './class-names';

type SkeletonProps = {
  /** 'plate' has no corners of its own, 'card' 16 px, 'control' 14 px; a line of text without it. */
  shape?: 'plate' | 'card' | 'control';
  /** Width and height as utilities ('h-4 w-2/3', 'aspect-4/3'): the boxes of the content to come. */
  className: string;
};

/** One box of a skeleton. The region around it carries `aria-busy` and the text. */
export function Skeleton({ shape, className }: SkeletonProps) {
  return (
    <div className={classNames('skeleton', shape && `skeleton--${shape}`, className)} aria-hidden="true" />
  );
}

import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names';

type IconButtonLook = {
  /** Its effect: its accessible name. */
  label: string;
  /** The background under the icon; none without it. */
  ground?: 'float' | 'quiet' | 'tint';
  /** First or last in a row: the icon, not its 44 px hit area, is aligned with the gutter. */
  edge?: 'lead' | 'trail';
  children: ReactNode;
};

const look = ({ ground, edge }: Pick<IconButtonLook, 'ground' | 'edge'>, className?: string) =>
  classNames('icon-button', ground && `icon-button--${ground}`, edge && `icon-button--${edge}`, className);

/** A round 44 px button with an icon in it. */
export function IconButton({
  label,
  ground,
  edge,
  className,
  type = 'button',
  ...rest
}: IconButtonLook & Omit<ComponentProps<'button'>, 'aria-label'>) {
  return <button {...rest} type={type} aria-label={label} className={look({ ground, edge }, className)} />;
}

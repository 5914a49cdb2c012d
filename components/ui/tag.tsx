import type { ReactNode } from 'react';
import { classNames } from './class-names';

type TagProps = {
  /** Saffron ('bonus', 'bonus-soft') is for bonuses only; 'promo' for a price that is lower. */
  tone?: 'promo' | 'bonus' | 'bonus-soft' | 'ok' | 'warn' | 'danger' | 'info' | 'quiet' | 'req';
  className?: string;
  children: ReactNode;
};

/** A small label of one or two words. */
export function Tag({ tone, className, children }: TagProps) {
  return <span className={classNames('tag', tone && `tag--${tone}`, className)}>{children}</span>;
}

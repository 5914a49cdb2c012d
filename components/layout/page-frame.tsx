import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { MAIN_ID } from './skip-link';

type PageFrameProps = {
  header?: ReactNode;
  children: ReactNode;
  /** The cart bar, or the dock with the order button: reserves space for it at the bottom. */
  dock?: ReactNode;
  navbar?: ReactNode;
  /** The foot of the page, beside its main content. */
  footer?: ReactNode;
  /** The last part of the page; it sticks to the bottom of the screen until it is reached. */
  notice?: ReactNode;
  /** A bar in the content (cart bar, button of the order) lies over the page's bottom on a phone. */
  hasBottomBar?: boolean;
  /** The content is as high as the screen, as a map is. */
  fillsScreen?: boolean;
  /** Utilities for `main`: 'wrap' gives it the page's gutters. */
  className?: string;
};

/** The frame of every page: header, the main landmark, and space for the bars at the bottom. */
export function PageFrame({
  header,
  children,
  dock,
  navbar,
  footer,
  notice,
  hasBottomBar = false,
  fillsScreen = false,
  className = 'page-container',
}: PageFrameProps) {
  return (
    <div
      className={classNames(
        'page',
        navbar != null && 'has-navbar',
        dock != null && 'has-dock',
        hasBottomBar && 'has-bottom-bar',
        fillsScreen && 'page--screen',
      )}
    >
      {header}
      <main id={MAIN_ID} tabIndex={-1} className={className}>
        {children}
      </main>
      {footer}
      {notice}
      {dock}
      {navbar}
    </div>
  );
}

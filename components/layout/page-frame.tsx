import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';

const MAIN_ID = 'main';

type PageFrameProps = {
  /** Words of the link that leads past the header. */
  skipLabel: string;
  header?: ReactNode;
  children: ReactNode;
  /** The bar with the way to the cart, or the dock with the order button: gives room for it at the bottom. */
  dock?: ReactNode;
  navbar?: ReactNode;
  /** Utilities for `main`: 'wrap' gives it the page's gutters. */
  className?: string;
};

/** The frame of every page: skip link, header, the main landmark, and room for the bars at the bottom. */
export function PageFrame({
  skipLabel,
  header,
  children,
  dock,
  navbar,
  className = 'page-container',
}: PageFrameProps) {
  return (
    <div className={classNames('page', navbar != null && 'has-navbar', dock != null && 'has-dock')}>
      <a className="skip-link button button--main" href={`#${MAIN_ID}`}>
        {skipLabel}
      </a>
      {header}
      <main id={MAIN_ID} tabIndex={-1} className={className}>
        {children}
      </main>
      {dock}
      {navbar}
    </div>
  );
}

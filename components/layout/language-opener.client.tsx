'use client';

import { useState, type MouseEvent, type ReactNode } from 'react';
import { openLate } from '@/components/ui/open-late';
import { isPlainPress } from '@/components/ui/plain-press';
import { firstViewPaths } from '@/lib/core/paths/first-view-paths';
import type { Language } from '@/lib/core/site/site';
import type { LanguageChoice } from './language-list.client';
import type { LanguageSheet } from './language-sheet.client';

type LanguageOpenerProps = {
  title: string;
  closeLabel: string;
  choices: readonly LanguageChoice[];
  current: Language;
  className?: string;
  /** Shown in place of the title, which stays the sheet's. */
  children?: ReactNode;
};

/** The link to the choice of language: a sheet over the page, or its own page where that cannot be. */
export function LanguageOpener({
  title,
  closeLabel,
  choices,
  current,
  className,
  children = title,
}: LanguageOpenerProps) {
  const [Sheet, setSheet] = useState<typeof LanguageSheet | null>(null);
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    const link = event.currentTarget;
    openLate(
      link,
      () => import('./language-sheet.client'),
      (module) => setSheet(() => module.LanguageSheet),
      () => window.location.assign(link.href),
    );
  };
  return (
    <>
      <a
        href={firstViewPaths.languages()}
        className={className}
        aria-haspopup="dialog"
        // Opened in a new tab it has to lead back to this page as well.
        onPointerDown={({ currentTarget }) => {
          currentTarget.href = firstViewPaths.languages(window.location.pathname + window.location.search);
        }}
        onClick={open}
      >
        {children}
      </a>
      {Sheet ? (
        <Sheet
          title={title}
          closeLabel={closeLabel}
          choices={choices}
          current={current}
          onClose={() => setSheet(null)}
        />
      ) : null}
    </>
  );
}

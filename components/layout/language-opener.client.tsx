'use client';

import { useState, type MouseEvent, type ReactNode } from 'react';
import { onDemand } from '@/components/ui/on-demand';
import { firstViewPaths } from '@/lib/paths/first-view-paths';
import type { Language } from '@/lib/site/site';
import type { LanguageChoice } from './language-list.client';

/* Dialogs are loaded on demand. */
const loadSheet = () => import('./language-sheet.client');
const LanguageSheet = onDemand(() => loadSheet().then((module) => module.LanguageSheet));

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
  const [isOpen, setIsOpen] = useState(false);
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    void loadSheet().then(
      () => setIsOpen(true),
      () => window.location.assign(href),
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
      {isOpen ? (
        <LanguageSheet
          title={title}
          closeLabel={closeLabel}
          choices={choices}
          current={current}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </>
  );
}

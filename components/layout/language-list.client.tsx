'use client';

import { Glyph } from '@/components/ui/glyph';
import { inLanguage } from '@/lib/core/site/language-address';
import type { Language } from '@/lib/core/site/site';
import { useReturnPath } from './use-return-path';

/** A language by its own name. */
export interface LanguageChoice {
  language: Language;
  name: string;
}

type LanguageListProps = {
  choices: readonly LanguageChoice[];
  current: Language;
  /** The page to open in the language; without it the one that the diner came from. */
  openPath?: string;
};

/** The country's languages as plain links, because another language is another page (I18N-14). */
export function LanguageList({ choices, current, openPath }: LanguageListProps) {
  const cameFrom = useReturnPath();
  return (
    <ul className="card grid p-1">
      {choices.map(({ language, name }) => (
        <li key={language}>
          <a
            href={inLanguage(openPath ?? cameFrom, language)}
            hrefLang={language}
            lang={language}
            aria-current={language === current ? 'true' : undefined}
            className="flex min-h-13 items-center gap-2 rounded-control px-3 text-lead font-medium hover:bg-sunken aria-[current]:font-semibold aria-[current]:text-action-ink"
          >
            <span className="flex-fill">{name}</span>
            {language === current ? <Glyph name="check" size="small" /> : null}
          </a>
        </li>
      ))}
    </ul>
  );
}

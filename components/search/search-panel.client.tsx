'use client';

import { useTranslations } from 'next-intl';
import { Glyph } from '@/components/ui/glyph';
import { clearHistory } from '@/lib/pages/search/search-history';

type SearchPanelProps = {
  listId: string;
  /** Examples of searches, shown while there is nothing else. */
  hint: string;
  /** Trimmed; empty shows the history. */
  text: string;
  entries: readonly string[];
  /** The entry selected by the keyboard; -1 for none. */
  marked: number;
  onPick: (entry: string) => void;
};

/** The content of the search field: the history while it is empty, else suggestions (SRCH-05, SRCH-12 to SRCH-14). */
export function SearchPanel({ listId, hint, text, entries, marked, onPick }: SearchPanelProps) {
  const t = useTranslations('search');
  const isHistory = text === '';
  const label = isHistory ? t('history') : t('suggestions');
  return (
    // A press on an entry keeps the focus in the field.
    <div className="search-panel" onMouseDown={(event) => event.preventDefault()}>
      <p className="visually-hidden" role="status">
        {isHistory
          ? t('historyCount', { count: entries.length })
          : t('suggestionCount', { count: entries.length })}
      </p>
      {isHistory && entries.length === 0 ? <p className="search-panel__hint">{hint}</p> : null}
      {isHistory && entries.length > 0 ? (
        <div className="search-panel__head">
          <h2>{label}</h2>
          <button type="button" className="button button--text" onClick={clearHistory}>
            {t('clearHistory')}
          </button>
        </div>
      ) : null}
      {entries.length > 0 ? (
        <ul id={listId} role="listbox" aria-label={label}>
          {entries.map((entry, index) => (
            // The keyboard picks entries from within the field.
            <li
              key={entry}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={index === marked}
              className="search-panel__entry"
              onClick={() => onPick(entry)}
            >
              <Glyph name={isHistory ? 'clock' : 'search'} size="small" />
              <span>{entry}</span>
            </li>
          ))}
        </ul>
      ) : null}
      {isHistory ? null : (
        <button type="button" className="search-panel__entry search-panel__all" onClick={() => onPick(text)}>
          <Glyph name="next" size="small" />
          <span>{t('searchFor', { text })}</span>
        </button>
      )}
    </div>
  );
}

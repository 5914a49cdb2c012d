'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode, type SubmitEvent } from 'react';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { Glyph } from '@/components/ui/glyph';
import { IconButton } from '@/components/ui/icon-button';
import { onDemand } from '@/components/ui/on-demand';
import { SEARCH_FIELD } from '@/lib/pages/search/search-field';
import { searchText } from '@/lib/pages/search/search-text';
import { readAddressText } from './use-address-text';
import { useSearchField, type SearchFieldOptions } from './use-search-field';

type SearchBoxProps = SearchFieldOptions & {
  /** Where the form leads without scripts. */
  action: string;
  switcher: ReactNode;
  map: ReactNode;
  children: ReactNode;
};

/* Loaded when the field is first used; without network one searches without it. */
const SearchPanel = onDemand(() =>
  import('./search-panel.client').then(
    (module) => module.SearchPanel,
    () => NoPanel,
  ),
);
function NoPanel() {
  return null;
}

const STEPS: Record<string, 1 | -1 | undefined> = { ArrowDown: 1, ArrowUp: -1 };

/** The search field, its panel while it is used, and the page's content otherwise. */
export function SearchBox({ action, switcher, map, children, ...options }: SearchBoxProps) {
  const t = useTranslations('search');
  const { state, send, isEmpty, isLeaving, entries } = useSearchField(options);
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const { isResultsPage, submitted, venueId, isDisabled } = options;
  const { isActive, marked, text } = state;
  const label = venueId === undefined ? t('placeholder') : t('menuPlaceholder');

  // A search page without a text has no other use.
  useEffect(() => {
    if (isResultsPage && readAddressText(submitted) === '') input.current?.focus();
  }, [isResultsPage, submitted]);

  const isOpen = isActive && entries.length > 0;
  /** Without a typed text the page stays under the hint, and the kinds of food under the history. */
  const hasPage = !isActive || (isResultsPage && text === '' && (!isOpen || state.submitted === ''));
  /** Closes the keyboard of a phone, so that the page is visible. */
  const leaveField = () => input.current?.blur();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isEmpty && marked === -1) return;
    send({ type: 'entered', entry: entries[marked] });
    leaveField();
  };
  const cancel = () => {
    send({ type: 'cancelled' });
    leaveField();
  };
  const steer = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const by = STEPS[event.key];
    if (by) {
      event.preventDefault();
      send({ type: 'moved', by, count: entries.length });
    } else if (event.key === 'Escape' && isActive) {
      event.preventDefault();
      cancel();
    }
  };

  return (
    <>
      <div className={classNames('search-layout', switcher != null && 'search-layout--switcher')}>
        {switcher}
        <form className="search-box" role="search" action={action} method="get" onSubmit={submit}>
          <div className="field">
            {isLeaving ? <span className="spinner" aria-hidden="true" /> : <Glyph name="search" />}
            <input
              ref={input}
              {...SEARCH_FIELD}
              name="q"
              role="combobox"
              aria-label={label}
              aria-autocomplete="list"
              aria-expanded={isOpen}
              aria-controls={isOpen ? listId : undefined}
              aria-activedescendant={isActive && marked >= 0 ? `${listId}-${marked}` : undefined}
              placeholder={label}
              value={text}
              disabled={isDisabled}
              onChange={(event) => send({ type: 'typed', text: event.target.value })}
              onClick={() => send({ type: 'opened' })}
              onKeyDown={steer}
            />
            {text === '' ? null : (
              <IconButton
                label={t('clear')}
                edge="trail"
                onClick={() => {
                  send({ type: 'typed', text: '' });
                  input.current?.focus();
                }}
              >
                <Glyph name="close" size="small" />
              </IconButton>
            )}
          </div>
          {isActive ? (
            <Button tone="text" className="search-box__cancel" onClick={cancel}>
              {t('cancel')}
            </Button>
          ) : (
            map
          )}
        </form>
      </div>
      {isActive ? (
        <SearchPanel
          listId={listId}
          hint={venueId === undefined ? t('hint') : t('menuHint')}
          text={searchText(text)}
          entries={entries}
          marked={marked}
          onPick={(entry) => {
            send({ type: 'picked', entry });
            leaveField();
          }}
        />
      ) : null}
      <div className="search-content" hidden={!hasPage}>
        {children}
      </div>
    </>
  );
}

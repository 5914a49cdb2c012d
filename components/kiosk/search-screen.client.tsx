'use client';

import { useTranslations } from 'next-intl';
import { useId, useState, type ReactNode } from 'react';
import { MAIN_ID } from '@/components/layout/skip-link';
import { useFoundDishes } from '@/components/menu/use-found-dishes';
import { useMenuIndex } from '@/components/menu/use-menu-index';
import { Button } from '@/components/ui/button';
import { EmptyPicture } from '@/components/ui/empty-picture';
import { EmptyState } from '@/components/ui/empty-state';
import { Glyph } from '@/components/ui/glyph';
import { IconButton } from '@/components/ui/icon-button';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { TextField } from '@/components/ui/text-field';
import { useAfterPaint } from '@/components/ui/use-after-paint';
import type { Product } from '@/lib/menu/menu';
import type { MenuIndex } from '@/lib/pages/search/menu-index';
import { SEARCH_FIELD } from '@/lib/pages/search/search-field';
import { DishTiles } from './category-dishes.client';
import { KioskHeader } from './kiosk-header';
import { ScreenKeys } from './screen-keys.client';

/** The number of shown results, and of those that 'more' adds. */
const SHOWN = 12;

type SearchScreenProps = {
  venueId: number;
  /** Shown before anything is typed. */
  popular: readonly Product[];
  onBack: () => void;
  /** The content below once the keyboard is hidden. */
  children: ReactNode;
};

/**
 * The search of the kiosk's menu (KIOSK-31): every letter of the screen's own keys, or of a keyboard, finds among all dishes. What is typed
 * is stored nowhere, and is gone with the screen.
 */
export function SearchScreen({ venueId, popular, onBack, children }: SearchScreenProps) {
  const t = useTranslations('kiosk');
  const menu = useTranslations('menu');
  const [typed, setTyped] = useState('');
  const [hasKeys, setHasKeys] = useState(true);
  const text = useAfterPaint(typed);
  const { data, error, refetch } = useMenuIndex(venueId);
  const id = useId();
  const field = () => document.getElementById(id);
  return (
    <div className={hasKeys ? 'kiosk-search kiosk-search--keys' : 'kiosk-search'}>
      <KioskHeader title={t('searchTitle')} onBack={onBack} />
      <search className="kiosk-search__form">
        <div className="kiosk-field kiosk-search__field">
          <TextField
            {...SEARCH_FIELD}
            id={id}
            // The system's own clearing has a target of a few pixels.
            type="text"
            inputMode="none"
            label={t('searchTitle')}
            labelHidden
            icon={<Glyph name="search" />}
            placeholder={t('searchHint')}
            value={typed}
            onClick={() => setHasKeys(true)}
            onKeyDown={(event) => {
              if (event.key === 'Enter') setHasKeys(true);
            }}
            onChange={({ target }) => setTyped(target.value)}
            trailing={
              typed === '' ? null : (
                <IconButton
                  label={menu('searchClear')}
                  edge="trail"
                  onClick={() => {
                    setTyped('');
                    field()?.focus();
                  }}
                >
                  <Glyph name="close" />
                </IconButton>
              )
            }
          />
        </div>
        {hasKeys ? (
          <ScreenKeys
            keys="search"
            value={typed}
            maxLength={SEARCH_FIELD.maxLength}
            onChange={setTyped}
            onDone={() => {
              setHasKeys(false);
              field()?.focus();
            }}
          />
        ) : null}
      </search>
      <main id={MAIN_ID} tabIndex={-1} className="kiosk-search__found">
        {error ? (
          <Notice
            tone="warn"
            title={menu('searchFailed')}
            actions={
              <Button tone="text" onClick={() => void refetch()}>
                {menu('searchRetry')}
              </Button>
            }
          />
        ) : data ? (
          <Found venueId={venueId} index={data} text={text} popular={popular} />
        ) : (
          <Skeleton className="h-5 w-1/2" />
        )}
      </main>
      {hasKeys ? null : children}
    </div>
  );
}

type FoundProps = { venueId: number; index: MenuIndex; text: string; popular: readonly Product[] };

/** The dishes that a text finds; the best sellers where nothing is typed. */
function Found({ venueId, index, text, popular }: FoundProps) {
  const t = useTranslations('menu');
  /** How many are shown, by 'more'; of another text the first. */
  const [more, setMore] = useState({ text, count: SHOWN });
  const count = more.text === text ? more.count : SHOWN;
  const { found, isSearching } = useFoundDishes(venueId, index, text);
  const hasQuery = text.trim() !== '';
  if (isSearching) return <Skeleton className="h-5 w-1/2" />;
  const isNothing = hasQuery && found.length === 0;
  return (
    <>
      <div role="status" className="kiosk-menu__head">
        {isNothing ? (
          <EmptyState
            className="w-full"
            art={<EmptyPicture name="magnifier" />}
            title={t('searchNothing', { text: text.trim() })}
          >
            {t('searchNothingText')}
          </EmptyState>
        ) : (
          <h2>{hasQuery ? t('searchFound', { count: found.length }) : t('popular')}</h2>
        )}
      </div>
      <DishTiles dishes={hasQuery ? found.slice(0, count) : popular} />
      {hasQuery && found.length > count ? (
        <Button big wide tone="tint" onClick={() => setMore({ text, count: count + SHOWN })}>
          {t('searchMore')}
        </Button>
      ) : null}
    </>
  );
}

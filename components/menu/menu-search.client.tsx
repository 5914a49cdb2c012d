'use client';

import { useTranslations } from 'next-intl';
import {
  memo,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type RefObject,
} from 'react';
import { Button } from '@/components/ui/button';
import { EmptyPicture } from '@/components/ui/empty-picture';
import { EmptyState } from '@/components/ui/empty-state';
import { Glyph } from '@/components/ui/glyph';
import { IconButton } from '@/components/ui/icon-button';
import { Skeleton } from '@/components/ui/skeleton';
import { nameModal } from '@/components/ui/modal-entry';
import { useAfterPaint } from '@/components/ui/use-after-paint';
import { useModalHistory } from '@/components/ui/use-modal-history';
import type { Product } from '@/lib/menu/menu';
import { correctedText } from '@/lib/pages/search/dish-match';
import type { MenuIndex } from '@/lib/pages/search/menu-index';
import { readPriceLimit } from '@/lib/pages/search/price-limit';
import { SEARCH_FIELD } from '@/lib/pages/search/search-field';
import { isKiosk } from '@/lib/core/site/is-kiosk';
import { ProductCard } from './product-card';
import { useMenu } from './use-menu';
import { useFoundDishes } from './use-found-dishes';
import { useMenuIndex } from './use-menu-index';

/** The number of shown results, and of those that 'more' adds. */
const SHOWN = 6;

const Card = memo(ProductCard);

export type MenuSearchProps = {
  label: string;
  /** The text that was left in it, where it is opened again. */
  left: string;
  /** The place above the bar, to which the page scrolls. */
  topRef: RefObject<HTMLElement | null>;
  onClose: () => void;
};

/** The text of the open search, for the way back to it; a kiosk's next guest gets none. */
const nameText = (text: string) => {
  if (!isKiosk()) nameModal(text);
};

/** Puts the bar at the top of the screen, where it stays. */
function scrollToBar(place: HTMLElement | null, bar: HTMLElement | null): void {
  if (!place || !bar) return;
  const stickyTop = parseFloat(getComputedStyle(bar).top) || 0;
  const top = place.getBoundingClientRect().top + window.scrollY - stickyTop;
  if (Math.abs(top - window.scrollY) > 1) window.scrollTo({ top, behavior: 'instant' });
}

/** The search of a menu: all of its dishes are loaded once, and every letter finds among them without a request. */
export function MenuSearch({ label, left, topRef, onClose }: MenuSearchProps) {
  const t = useTranslations('menu');
  const { venue } = useMenu();
  const [typed, setTyped] = useState(left);
  // A letter shows at once, the dishes follow as fast as the phone draws them.
  const text = useAfterPaint(typed);
  const barRef = useRef<HTMLFormElement>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const { data, error, refetch } = useMenuIndex(venue.id);
  useModalHistory(true, onClose);
  useEffect(() => nameText(left), [left]);

  const scrollUp = useCallback(() => scrollToBar(topRef.current, barRef.current), [topRef]);
  useLayoutEffect(() => {
    // The room that a page reserves above the focused field would move it away from the top with each letter.
    const { style } = document.documentElement;
    style.scrollPaddingTop = '0';
    // An open search is as it was: scrolled, and without a keyboard over it.
    if (left === '') {
      inputRef.current?.focus({ preventScroll: true });
      scrollUp();
    }
    return () => {
      style.scrollPaddingTop = '';
    };
  }, [scrollUp, left]);

  return (
    <>
      <form
        ref={barRef}
        role="search"
        className="category-bar menu-search"
        onSubmit={(event) => {
          event.preventDefault();
          // Closes the keyboard of a phone.
          inputRef.current?.blur();
        }}
      >
        <IconButton label={t('searchClose')} onClick={onClose}>
          <Glyph name="back" />
        </IconButton>
        <div className="field">
          <Glyph name="search" />
          <input
            ref={inputRef}
            {...SEARCH_FIELD}
            aria-label={label}
            placeholder={label}
            value={typed}
            // A press of a result takes the focus first.
            onBlur={() => nameText(typed)}
            onChange={(event) => {
              setTyped(event.target.value);
              scrollUp();
            }}
            onKeyDown={(event) => {
              if (event.key === 'Escape') onClose();
            }}
          />
          {typed === '' ? null : (
            <IconButton
              label={t('searchClear')}
              edge="trail"
              onClick={() => {
                setTyped('');
                inputRef.current?.focus();
              }}
            >
              <Glyph name="close" size="small" />
            </IconButton>
          )}
        </div>
      </form>
      <div className="menu-search__results">
        <h2 className="visually-hidden">{label}</h2>
        {data ? (
          <Found index={data} text={text} onClose={onClose} />
        ) : error ? (
          <EmptyState
            role="alert"
            art={<Glyph name="alert" />}
            title={t('searchFailed')}
            action={
              <Button tone="tint" onClick={() => void refetch()}>
                {t('searchRetry')}
              </Button>
            }
          >
            {t('failedText')}
          </EmptyState>
        ) : (
          <Skeleton className="h-5 w-1/2" />
        )}
      </div>
    </>
  );
}

/** The dishes of the menu that a text finds, or the way back to all of it. */
function Found({ index, text, onClose }: { index: MenuIndex; text: string; onClose: () => void }) {
  const t = useTranslations('menu');
  /** How many are shown, by 'more'; of another text the first. */
  const [more, setMore] = useState({ text, count: SHOWN });
  const count = more.text === text ? more.count : SHOWN;
  const { venue } = useMenu();
  const { found, isSearching } = useFoundDishes(venue.id, index, text);
  if (text.trim() === '') return <p className="muted">{t('searchHint')}</p>;
  if (isSearching) return <Skeleton className="h-5 w-1/2" />;
  if (found.length === 0)
    return (
      <div role="status">
        <EmptyState
          art={<EmptyPicture name="magnifier" />}
          title={t('searchNothing', { text: text.trim() })}
          action={
            <Button tone="tint" onClick={onClose}>
              {t('searchToMenu')}
            </Button>
          }
        >
          {t('searchNothingText')}
        </EmptyState>
      </div>
    );
  const corrected = correctedText([found[0]?.name ?? ''], readPriceLimit(text).text.trim());
  return (
    <>
      <p className="muted mb-3" role="status">
        {corrected === null ? null : (
          <b className="search-corrected">{t('searchCorrected', { text: corrected })}</b>
        )}
        <span>{t('searchFound', { count: found.length })}</span>
      </p>
      <FoundCards products={found} count={count} />
      {found.length > count ? (
        <Button tone="tint" wide className="mt-4" onClick={() => setMore({ text, count: count + SHOWN })}>
          {t('searchMore')}
        </Button>
      ) : null}
    </>
  );
}

function FoundCards({ products, count }: { products: readonly Product[]; count: number }) {
  const { venue, services, hits } = useMenu();
  const shown = useMemo(() => products.slice(0, count), [products, count]);
  return (
    <div className="product-grid">
      {shown.map((product) => (
        <Card
          key={product.id}
          product={product}
          isHit={hits.includes(product.id)}
          moneyFormat={venue.moneyFormat}
          services={services}
        />
      ))}
    </div>
  );
}

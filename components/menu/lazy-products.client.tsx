'use client';

import { useTranslations } from 'next-intl';
import {
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type CSSProperties,
  type RefObject,
} from 'react';
import { withLateTexts } from '@/components/layout/late-texts';
import { Notice } from '@/components/ui/notice';
import { firstViewPaths } from '@/lib/paths/first-view-paths';
import { useMenu } from './use-menu';
import { useNear } from './use-near';

type LazyProductsProps = {
  categoryId: number;
  /** Ids of its products that are on the page already. */
  shownIds: readonly number[];
  /** Products in the category. */
  count: number;
  isPhotoShown: boolean;
};

/** The products of a category and the code that renders them, which no menu needs at first. */
async function loadShelf(venueId: number, categoryId: number) {
  const [LazyShelf, category] = await Promise.all([
    withLateTexts('menu', () => import('./lazy-shelf.client').then((module) => module.LazyShelf)),
    import('./lazy-shelf.client').then((module) => module.requestCategory(venueId, categoryId)),
  ]);
  return { LazyShelf, ...category };
}

type Shelf = Awaited<ReturnType<typeof loadShelf>>;

/**
 * The part of a category that a long menu loads later: space of about its later height, filled when the diner scrolls
 * near it. Without scripts a link leads to the category's own page.
 */
export function LazyProducts({ categoryId, shownIds, count, isPhotoShown }: LazyProductsProps) {
  const { venue, services, hits } = useMenu();
  const ref = useRef<HTMLDivElement>(null);
  const isNear = useNear(ref, shownIds.length === 0);
  const [attempt, setAttempt] = useState(0);
  const [shelf, setShelf] = useState<Shelf | 'failed' | null>(null);
  const noteHeight = useHeldStill(ref, shelf);

  useEffect(() => {
    if (!isNear) return;
    let isWanted = true;
    loadShelf(venue.id, categoryId).then(
      (loaded) => {
        if (!isWanted) return;
        noteHeight();
        // Dozens of cards: rendered in batches, so that the page still reacts to presses.
        startTransition(() => setShelf(loaded));
      },
      () => {
        if (isWanted) setShelf('failed');
      },
    );
    return () => {
      isWanted = false;
    };
  }, [isNear, attempt, venue.id, categoryId, noteHeight]);

  const retry = () => {
    setShelf(null);
    setAttempt(attempt + 1);
  };

  return (
    <div ref={ref} className="later-products" style={{ '--count': count - shownIds.length } as CSSProperties}>
      {shelf === null || shelf === 'failed' ? (
        <div className="later-products__placeholder" aria-busy={(isNear && shelf === null) || undefined}>
          {shelf === 'failed' ? (
            <Failed onRetry={retry} />
          ) : (
            <WayThere href={firstViewPaths.menuCategory(venue.id, categoryId)} count={count} />
          )}
        </div>
      ) : (
        <shelf.LazyShelf
          name={`later-${categoryId}`}
          // By id, not by place: the menu may have changed since the page was made.
          products={shelf.products.filter(({ id }) => !shownIds.includes(id))}
          isPhotoShown={isPhotoShown}
          moneyFormat={venue.moneyFormat}
          services={services}
          hits={hits}
        />
      )}
    </div>
  );
}

/**
 * Keeps the visible content in place when the element above it changes its height with `content`. Only Safari needs it;
 * other browsers do so by themselves.
 * @returns a function that records the height before the change
 */
function useHeldStill(ref: RefObject<HTMLElement | null>, content: unknown): () => void {
  const heightRef = useRef<number | null>(null);
  const [noteHeight] = useState(() => () => {
    heightRef.current = ref.current?.offsetHeight ?? null;
  });
  useLayoutEffect(() => {
    const before = heightRef.current;
    heightRef.current = null;
    if (!ref.current || before === null || CSS.supports('overflow-anchor', 'auto')) return;
    const { top, height } = ref.current.getBoundingClientRect();
    if (top < 0) window.scrollBy(0, height - before);
  }, [ref, content]);
  return noteHeight;
}

function WayThere({ href, count }: { href: string; count: number }) {
  const t = useTranslations('menu');
  return (
    <a className="button button--tint button--wide" href={href}>
      {t('showCategory', { count })}
    </a>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('menu');
  const common = useTranslations('layout');
  return (
    <Notice
      tone="warn"
      title={t('categoryFailed')}
      actions={
        <button type="button" className="button button--text button--small" onClick={onRetry}>
          {common('retry')}
        </button>
      }
    />
  );
}

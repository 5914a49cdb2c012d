'use client';

import { useTranslations } from 'next-intl';
import {
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { Notice } from '@/components/ui/notice';
import { queryClient } from '@/lib/core/bff/query-client';
import type { Product } from '@/lib/menu/menu';
import { categoryQuery } from '@/lib/menu/menu.api';
import { LazyShelf } from './lazy-shelf.client';
import { useMenu } from './use-menu';

export type LaterProductsProps = {
  categoryId: number;
  /** Ids of its products that are on the page already. */
  shownIds: readonly number[];
  isPhotoShown: boolean;
  /** The element that is filled. */
  boxRef: RefObject<HTMLElement | null>;
  /** The link to the category's own page, shown until its products are there. */
  wayThere: ReactNode;
};

/**
 * The products of a category.
 * @throws BffError
 */
export function requestCategory(venueId: number, categoryId: number) {
  return queryClient().fetchQuery(categoryQuery(venueId, categoryId));
}

/** The products of a category that a long menu loads when the diner is near, or what to do where they do not come. */
export function LaterProducts({ categoryId, shownIds, isPhotoShown, boxRef, wayThere }: LaterProductsProps) {
  const { venue, services, hits } = useMenu();
  const [attempt, setAttempt] = useState(0);
  const [products, setProducts] = useState<readonly Product[] | 'failed' | null>(null);
  const noteHeight = useHeldStill(boxRef, products);

  useEffect(() => {
    let isWanted = true;
    requestCategory(venue.id, categoryId).then(
      (category) => {
        if (!isWanted) return;
        noteHeight();
        // Dozens of cards: rendered in batches, so that the page still reacts to presses.
        startTransition(() => setProducts(category.products));
      },
      () => {
        if (isWanted) setProducts('failed');
      },
    );
    return () => {
      isWanted = false;
    };
  }, [attempt, venue.id, categoryId, noteHeight]);

  const retry = () => {
    setProducts(null);
    setAttempt(attempt + 1);
  };

  if (products === null || products === 'failed') {
    return (
      <div className="later-products__placeholder" aria-busy={products === null || undefined}>
        {products === 'failed' ? <Failed onRetry={retry} /> : wayThere}
      </div>
    );
  }
  return (
    <LazyShelf
      // By id, not by place: the menu may have changed since the page was made.
      products={products.filter(({ id }) => !shownIds.includes(id))}
      isPhotoShown={isPhotoShown}
      moneyFormat={venue.moneyFormat}
      services={services}
      hits={hits}
    />
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

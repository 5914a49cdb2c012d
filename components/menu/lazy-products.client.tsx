'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState, type ComponentType, type CSSProperties } from 'react';
import { withLateTexts } from '@/components/layout/late-texts';
import { loadWhenReachable } from '@/lib/core/connection/when-reachable';
import { firstViewPaths } from '@/lib/core/paths/first-view-paths';
import type { LaterProductsProps } from './later-products.client';
import { useMenu } from './use-menu';
import { useNear } from './use-near';

type LazyProductsProps = Pick<LaterProductsProps, 'categoryId' | 'shownIds' | 'isPhotoShown'> & {
  /** Products in the category. */
  count: number;
};

/** The code that loads and renders a category, which no menu needs at first, while its products are on their way too. */
function loadLaterProducts(venueId: number, categoryId: number) {
  const code = import('./later-products.client');
  code.then((module) => module.requestCategory(venueId, categoryId)).catch(() => undefined);
  return withLateTexts('menu', () => code.then((module) => module.LaterProducts));
}

/**
 * The part of a category that a long menu loads later: space of about its later height, filled when the diner scrolls
 * near it. Without scripts, and where they do not come, a link leads to the category's own page.
 */
export function LazyProducts({ count, ...category }: LazyProductsProps) {
  const { categoryId, shownIds } = category;
  const t = useTranslations('menu');
  const { venue } = useMenu();
  const ref = useRef<HTMLDivElement>(null);
  const isNear = useNear(ref, shownIds.length === 0);
  const [Later, setLater] = useState<ComponentType<LaterProductsProps> | null>(null);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    if (!isNear) return undefined;
    let isWanted = true;
    loadWhenReachable(() => loadLaterProducts(venue.id, categoryId)).then(
      (Loaded) => {
        if (isWanted) setLater(() => Loaded);
      },
      () => setFailed(true),
    );
    return () => {
      isWanted = false;
    };
  }, [isNear, venue.id, categoryId]);

  const wayThere = (
    <a className="button button--tint button--wide" href={firstViewPaths.menuCategory(venue.id, categoryId)}>
      {t('showCategory', { count })}
    </a>
  );
  return (
    <div ref={ref} className="later-products" style={{ '--count': count - shownIds.length } as CSSProperties}>
      {Later ? (
        <Later {...category} boxRef={ref} wayThere={wayThere} />
      ) : (
        <div className="later-products__placeholder" aria-busy={(isNear && !hasFailed) || undefined}>
          {wayThere}
        </div>
      )}
    </div>
  );
}

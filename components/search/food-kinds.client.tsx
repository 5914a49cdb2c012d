'use client';

import { useTranslations } from 'next-intl';
import type { MouseEvent } from 'react';
import { Picture } from '@/components/ui/picture';
import { isPlainPress } from '@/components/ui/plain-press';
import { firstViewPaths } from '@/lib/core/paths/first-view-paths';
import type { ShownFoodKind } from '@/lib/pages/search/food-kinds';
import { writeAddressText } from './use-address-text';

/** The kinds of food that a search begins with: each searches for its name. Shown while nothing was searched for. */
export function FoodKinds({ kinds }: { kinds: readonly ShownFoodKind[] }) {
  const t = useTranslations('search');
  if (kinds.length === 0) return null;
  const search = (event: MouseEvent, name: string) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    writeAddressText(name);
  };
  return (
    <nav aria-labelledby="food-kinds">
      <h2 id="food-kinds" className="title">
        {t('ideas')}
      </h2>
      <ul className="food-kinds">
        {kinds.map(({ kind, name, imageUrl }) => (
          <li key={kind}>
            <a
              href={firstViewPaths.search(name)}
              rel="nofollow"
              className="food-kind"
              onClick={(event) => search(event, name)}
            >
              <span className="food-kind__picture">
                <Picture source={imageUrl} alt="" ratio="1:1" />
              </span>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { CartBar } from '@/components/cart/cart-bar.client';
import { ClientMessages } from '@/components/layout/client-messages';
import { FirstPaint } from '@/components/layout/first-paint';
import { FoodKinds } from '@/components/search/food-kinds.client';
import { FOUND_DISH_KEYS, RESULT_KEYS } from '@/components/search/result-keys';
import { SearchResults } from '@/components/search/search-results.client';
import { foodKinds } from '@/lib/pages/search/food-kinds.server';
import { popularDishes } from '@/lib/pages/search/popular-dishes.server';
import { searchText } from '@/lib/pages/search/search-text';
import { search } from '@/lib/pages/search/search.server';
import { privateMetadata } from '@/lib/pages/seo/page-metadata';
import { visibleLine } from '@/lib/core/text/visible-text';
import { valueOrNull } from '@/lib/core/upstream/upstream-error';
import { pagePlace } from '@/lib/ground/venues/place.server';
import { ListingShell } from '../listing-shell';

type Props = { searchParams: Promise<{ q?: string | string[] }> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('search');
  return privateMetadata(t('title'));
}

/** Venues and dishes of the town that match a text. */
export default async function SearchPage({ searchParams }: Props) {
  const [{ q }, where, t] = await Promise.all([searchParams, pagePlace(), getTranslations('search')]);
  const { site, place } = where;
  const text = searchText(typeof q === 'string' ? visibleLine(q) : '');
  const [first, kinds, popular] = await Promise.all([
    text === '' ? null : valueOrNull(search(site, { text, place, page: 1 })),
    foodKinds(site, place),
    text === '' ? popularDishes(site, place) : [],
  ]);
  return (
    <ListingShell where={where} route="search" title={t('title')} text={text} hasBottomBar>
      <FirstPaint />
      <ClientMessages
        keys={{
          search: [...RESULT_KEYS, 'dishes', 'found', 'ideas', 'others', 'popular', 'rating', 'venues'],
          menu: FOUND_DISH_KEYS,
          layout: ['undo'],
        }}
      >
        <SearchResults text={text} first={first} ideas={<FoodKinds kinds={kinds} />} popular={popular} />
        <CartBar />
      </ClientMessages>
    </ListingShell>
  );
}

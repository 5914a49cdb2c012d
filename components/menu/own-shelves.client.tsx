'use client';

import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useMemo, type ReactNode } from 'react';
import { Notice } from '@/components/ui/notice';
import { queryClient } from '@/lib/bff/query-client';
import { dinerMenuQuery } from '@/lib/menu/favourites.api';
import type { Product } from '@/lib/menu/menu';
import { favouritePressesQuery } from './change-favourite';
import { CategorySection } from './category-section';
import { keepHearts } from './hearts';
import { ProductShelf } from './product-shelf';
import { FAVOURITES_ANCHOR, FREQUENT_ANCHOR } from './shelf-anchors';
import { useMenu } from './use-menu';

type OwnShelvesProps = {
  /** Promotions that the page shows to all users. */
  knownPromoIds: readonly number[];
  /** The content for all users; stays for guests, and for diners without favourites. */
  children: ReactNode;
};

/** Frequently ordered products fill one row of cards; the others are in their categories. */
const MAX_FREQUENT = 6;

/** 'My favourites' and what the signed-in diner orders most, once they are known (MENU-07, MENU-45). */
export function OwnShelves(props: OwnShelvesProps) {
  return (
    <QueryClientProvider client={queryClient()}>
      <LoadedShelves {...props} />
    </QueryClientProvider>
  );
}

function LoadedShelves({ knownPromoIds, children }: OwnShelvesProps) {
  const t = useTranslations('menu');
  const { venue, menuRef, nameSections } = useMenu();
  const { data } = useQuery(dinerMenuQuery(venue.id));
  const own = data?.isOwn ? data : null;
  const { data: presses } = useQuery(favouritePressesQuery(venue.id));
  useEffect(() => {
    if (!own || !menuRef.current) return undefined;
    const marked = new Set([...own.favourites.map(({ id }) => id), ...own.olderFavouriteIds]);
    return keepHearts(menuRef.current, (id) => presses?.[id] ?? marked.has(id));
  }, [own, presses, menuRef]);
  const frequent = useMemo(() => own?.frequent.slice(0, MAX_FREQUENT) ?? [], [own]);
  const favourites = own?.favourites ?? [];
  const hasMarked = favourites.length > 0;
  const hasHabits = frequent.length > 0;
  useEffect(() => {
    nameSections([
      ...(hasMarked ? [{ anchor: FAVOURITES_ANCHOR, name: t('myFavourites') }] : []),
      ...(hasHabits ? [{ anchor: FREQUENT_ANCHOR, name: t('frequent') }] : []),
    ]);
  }, [hasMarked, hasHabits, nameSections, t]);
  const ownPromos = own?.promos?.filter(({ id }) => !knownPromoIds.includes(id)) ?? [];
  return (
    <>
      {ownPromos.map(({ id, name, description, discountPercent }) => (
        <Notice
          key={id}
          tone="ok"
          className="mt-3"
          title={discountPercent === null ? name : t('ownPromo', { name, percent: discountPercent })}
        >
          {description}
        </Notice>
      ))}
      {hasMarked ? (
        <OwnShelf anchor={FAVOURITES_ANCHOR} name={t('myFavourites')} products={favourites} />
      ) : (
        children
      )}
      {frequent.length > 0 ? (
        <OwnShelf anchor={FREQUENT_ANCHOR} name={t('frequent')} products={frequent} />
      ) : null}
    </>
  );
}

type OwnShelfProps = { anchor: string; name: string; products: readonly Product[] };

function OwnShelf({ anchor, name, products }: OwnShelfProps) {
  const { venue, services, hits } = useMenu();
  return (
    <CategorySection anchor={anchor} name={name} count={products.length} isPhotoShown>
      <ProductShelf
        name={`own-${anchor}`}
        products={[...products]}
        isPhotoShown
        moneyFormat={venue.moneyFormat}
        services={services}
        hits={hits}
      />
    </CategorySection>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useMemo, type ReactNode } from 'react';
import { Rail } from '@/components/ui/rail';
import { PromoOffer } from '@/components/venues/promo-offer';
import type { Product } from '@/lib/menu/menu';
import type { OfferedPromo } from '@/lib/promos/promos.schema';
import { CategorySection } from './category-section';
import { ProductShelf } from './product-shelf';
import { FAVOURITES_ANCHOR, FREQUENT_ANCHOR, POPULAR_ANCHOR } from './shelf-anchors';
import { useDinerMenu } from './use-diner-menu';
import { useHearts } from './use-hearts';
import { useMenu, type NamedSection } from './use-menu';

type OwnShelvesProps = {
  /** Promotions that the page shows to all users. */
  knownPromoIds: readonly number[];
  /** The content for all users; stays for guests, and for diners without favourites. */
  children: ReactNode;
};

/** Frequently ordered products fill one row of cards; the others are in their categories. */
const MAX_FREQUENT = 6;

/** The diner's own sections stand behind the shelves for all users. */
function placeOwn(sections: readonly NamedSection[], own: readonly NamedSection[]): readonly NamedSection[] {
  const others = sections.filter(({ anchor }) => !own.some((section) => section.anchor === anchor));
  const isShelf = ({ anchor }: NamedSection) => anchor === POPULAR_ANCHOR || anchor === FAVOURITES_ANCHOR;
  return [...others.filter(isShelf), ...own, ...others.filter((section) => !isShelf(section))];
}

/** 'My favourites' and what the signed-in diner orders most, once they are known (MENU-07, MENU-45). */
export function OwnShelves({ knownPromoIds, children }: OwnShelvesProps) {
  const t = useTranslations('menu');
  const { arrangeSections } = useMenu();
  const own = useDinerMenu();
  useHearts(own);
  const frequent = useMemo(() => own?.frequent.slice(0, MAX_FREQUENT) ?? [], [own]);
  const favourites = own?.favourites ?? [];
  const hasFavourites = favourites.length > 0;
  const hasHabits = frequent.length > 0;
  useEffect(() => {
    const named = [
      ...(hasFavourites ? [{ anchor: FAVOURITES_ANCHOR, name: t('myFavourites') }] : []),
      ...(hasHabits ? [{ anchor: FREQUENT_ANCHOR, name: t('frequent') }] : []),
    ];
    arrangeSections((sections) => placeOwn(sections, named));
  }, [hasFavourites, hasHabits, arrangeSections, t]);
  const ownPromos = own?.promos?.filter(({ id }) => !knownPromoIds.includes(id)) ?? [];
  return (
    <>
      {ownPromos.length > 0 ? <OwnOffers promos={ownPromos} /> : null}
      {hasFavourites ? (
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

/** The promotions that are for this diner only, as the page shows those for all. */
function OwnOffers({ promos }: { promos: readonly OfferedPromo[] }) {
  const t = useTranslations('promos');
  const { venue } = useMenu();
  return (
    <section className="section" aria-labelledby="own-offers">
      <div className="section__head">
        <h2 id="own-offers">{t('own')}</h2>
      </div>
      <Rail className="rail--offers rail--filled">
        {promos.map((promo) => (
          <li key={promo.id}>
            <PromoOffer promo={promo} venueId={venue.id} moneyFormat={venue.moneyFormat} />
          </li>
        ))}
      </Rail>
    </section>
  );
}

type OwnShelfProps = { anchor: string; name: string; products: readonly Product[] };

function OwnShelf({ anchor, name, products }: OwnShelfProps) {
  const { venue, services, hits } = useMenu();
  return (
    <CategorySection anchor={anchor} name={name} count={products.length} isPhotoShown>
      <ProductShelf
        products={[...products]}
        isPhotoShown
        moneyFormat={venue.moneyFormat}
        services={services}
        hits={hits}
      />
    </CategorySection>
  );
}

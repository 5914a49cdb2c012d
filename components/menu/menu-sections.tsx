import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Menu, Product } from '@/lib/menu/menu';
import type { MenuServices } from '@/lib/menu/menu-services';
import { menuParts } from '@/lib/menu/menu-parts';
import type { MoneyFormat } from '@/lib/core/money/money';
import { paths } from '@/lib/core/paths/paths';
import { withNonBreakingSpaces } from '@/lib/core/text/non-breaking-spaces';
import { CategorySection } from './category-section';
import { OwnShelvesLoader } from './own-shelves-loader.client';
import { LazyProducts } from './lazy-products.client';
import { MenuSearchFrame } from './menu-search-frame.client';
import { ProductShelf } from './product-shelf';
import { FAVOURITES_ANCHOR, POPULAR_ANCHOR } from './shelf-anchors';

type MenuSectionsProps = {
  venueId: number;
  menu: Menu;
  popular: readonly Product[];
  /** The favourites of most guests; replaced by the signed-in diner's own favourites. */
  favourites: readonly Product[];
  /** A button back, for while the page's own is out of sight. */
  back?: ReactNode;
  /** Content between the first dishes and the categories. */
  offers?: ReactNode;
  /** Promotions that these offers show. */
  promoIds: readonly number[];
  moneyFormat: MoneyFormat;
  services: MenuServices;
  hits: readonly number[];
};

/** A shelf before the categories shows few products: the others are in their own categories. */
const MAX_ON_A_SHELF = 6;

/** The menu by category, under the category bar. A long menu loads its later products on scroll. */
export function MenuSections({
  venueId,
  menu,
  popular,
  favourites,
  back,
  offers,
  promoIds,
  moneyFormat,
  services,
  hits,
}: MenuSectionsProps) {
  const t = useTranslations('menu');
  const search = useTranslations('search');
  const mostPopular = shelf(POPULAR_ANCHOR, t('popular'), popular);
  const mostFavoured = shelf(
    FAVOURITES_ANCHOR,
    t('favourites'),
    favourites.filter(({ id }) => !shownEverywhere(mostPopular).some((product) => product.id === id)),
  );
  const categories = menuParts(menu).map(
    ({ category: { id, name, isPhotoShown, products }, shown }): Section => ({
      id,
      anchor: `c${id}`,
      name: withNonBreakingSpaces(name),
      shown,
      count: products.length,
      isPhotoShown,
    }),
  );
  const sections = [mostPopular, mostFavoured, ...categories].filter(({ count }) => count > 0);
  if (sections.length === 0) return <p className="muted mt-6">{t('empty')}</p>;
  const draw = (section: Section) =>
    section.count > 0 ? (
      <MenuSection
        key={section.anchor}
        section={section}
        moneyFormat={moneyFormat}
        services={services}
        hits={hits}
      />
    ) : null;
  return (
    <MenuSearchFrame
      label={t('categories')}
      search={{ href: paths.menuSearch(venueId), label: search('menuPlaceholder') }}
      back={back}
      categories={sections.map(({ anchor, name }) => ({ anchor, name }))}
    >
      {draw(mostPopular)}
      {offers}
      <OwnShelvesLoader knownPromoIds={promoIds}>{draw(mostFavoured)}</OwnShelvesLoader>
      {categories.map(draw)}
    </MenuSearchFrame>
  );
}

interface Section {
  /** Id of the platform's category; null for our own shelves. */
  id: number | null;
  anchor: string;
  name: string;
  /** Products on the page from the start. */
  shown: readonly Product[];
  count: number;
  isPhotoShown: boolean;
}

/** One of our own shelves before the categories: the first of the products, all of them on the page. */
function shelf(anchor: string, name: string, products: readonly Product[]): Section {
  const shown = products.slice(0, MAX_ON_A_SHELF);
  return { id: null, anchor, name, shown, count: shown.length, isPhotoShown: true };
}

/** Columns of a shelf by its width; it ends with a whole row (`menu.css`). */
const SHELF_COLUMNS = [2, 3, 4, 5];

/** The cards of such a shelf, for every number of columns. */
function shownEverywhere({ shown, count }: Section): readonly Product[] {
  const counts = SHELF_COLUMNS.map((columns) => (count < columns ? count : count - (count % columns)));
  return shown.slice(0, Math.min(...counts));
}

type MenuSectionProps = Pick<MenuSectionsProps, 'moneyFormat' | 'services' | 'hits'> & { section: Section };

function MenuSection({
  section: { id, anchor, name, shown, count, isPhotoShown },
  ...rest
}: MenuSectionProps) {
  const isWhole = id === null || shown.length === count;
  return (
    <CategorySection
      anchor={anchor}
      name={name}
      count={count}
      isPhotoShown={isPhotoShown}
      isShelf={id === null}
      isWhole={isWhole}
    >
      {shown.length > 0 ? (
        <ProductShelf
          staticName={isWhole ? undefined : `shelf-${anchor}`}
          products={[...shown]}
          isPhotoShown={isPhotoShown}
          {...rest}
        />
      ) : null}
      {isWhole ? null : (
        <LazyProducts
          categoryId={id}
          shownIds={shown.map((product) => product.id)}
          count={count}
          isPhotoShown={isPhotoShown}
        />
      )}
    </CategorySection>
  );
}

import type { MenuCategory } from '@/lib/menu/menu';
import type { MenuServices } from '@/lib/menu/menu-services';
import type { MoneyFormat } from '@/lib/core/money/money';
import { StaticContent } from '@/components/ui/static-content.client';
import { ProductCard, ProductRow } from './product-card';

type ProductShelfProps = Pick<MenuCategory, 'products' | 'isPhotoShown'> & {
  moneyFormat: MoneyFormat;
  services: MenuServices;
  /** Ids of the best sellers here (MENU-58). */
  hits: readonly number[];
  /** Tells the shelf from the others of the page, where it is static content by itself and not a part of it. */
  staticName?: string;
  /** Number of pictures that are requested at once. */
  firstPictures?: number;
};

/** The products of a category: cards with pictures, or rows. */
export function ProductShelf({
  products,
  staticName,
  isPhotoShown,
  firstPictures = 0,
  hits,
  ...rest
}: ProductShelfProps) {
  const className = isPhotoShown ? 'product-grid' : 'list-rows card';
  const content = products.map((product, place) => {
    const shared = { product, isHit: hits.includes(product.id), ...rest };
    return isPhotoShown ? (
      <ProductCard key={product.id} priority={place < firstPictures} {...shared} />
    ) : (
      <ProductRow key={product.id} {...shared} />
    );
  });
  return staticName === undefined ? (
    <div className={className}>{content}</div>
  ) : (
    <StaticContent as="div" name={staticName} className={className}>
      {content}
    </StaticContent>
  );
}

import type { MenuCategory } from '@/lib/menu/menu';
import type { MenuServices } from '@/lib/menu/menu-services';
import type { MoneyFormat } from '@/lib/money/money';
import { StaticContent } from '@/components/ui/static-content.client';
import { ProductCard, ProductRow } from './product-card';

type ProductShelfProps = Pick<MenuCategory, 'products' | 'isPhotoShown'> & {
  moneyFormat: MoneyFormat;
  services: MenuServices;
  /** Ids of what is bought most here (MENU-58). */
  hits: readonly number[];
  /** Tells the shelf from the others of the page. */
  name: string;
  /** Number of pictures that are requested at once. */
  firstPictures?: number;
};

/** The products of a category: cards with pictures, or rows. */
export function ProductShelf({
  products,
  name,
  isPhotoShown,
  firstPictures = 0,
  hits,
  ...rest
}: ProductShelfProps) {
  return isPhotoShown ? (
    <StaticContent as="div" name={name} className="product-grid">
      {products.map((product, place) => (
        <ProductCard
          key={product.id}
          product={product}
          isHit={hits.includes(product.id)}
          priority={place < firstPictures}
          {...rest}
        />
      ))}
    </StaticContent>
  ) : (
    <StaticContent as="div" name={name} className="list-rows card">
      {products.map((product) => (
        <ProductRow key={product.id} product={product} isHit={hits.includes(product.id)} {...rest} />
      ))}
    </StaticContent>
  );
}

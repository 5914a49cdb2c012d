import { useTranslations } from 'next-intl';
import type { Menu, Product } from '@/lib/menu/menu';
import type { MoneyFormat } from '@/lib/money/money';
import { CategoryBar } from './category-bar.client';
import { ProductCard, ProductRow } from './product-card';

type MenuSectionsProps = {
  menu: Menu;
  popular: readonly Product[];
  moneyFormat: MoneyFormat;
  serviceId: number;
};

interface Section {
  anchor: string;
  name: string;
  products: readonly Product[];
  isPhotoShown: boolean;
}

/** Few popular products suffice: what comes after them stands in its own category. */
const MOST_POPULAR = 6;

/** The menu by category, under the bar that leads through it. */
export function MenuSections({ menu, popular, moneyFormat, serviceId }: MenuSectionsProps) {
  const t = useTranslations('menu');
  const sections: Section[] = [
    { anchor: 'popular', name: t('popular'), products: popular.slice(0, MOST_POPULAR), isPhotoShown: true },
    ...menu.categories.map(({ id, name, products, isPhotoShown }) => ({
      anchor: `c${id}`,
      name,
      products,
      isPhotoShown,
    })),
  ].filter(({ products }) => products.length > 0);
  if (sections.length === 0) return <p className="soft mt-6">{t('empty')}</p>;
  return (
    <>
      <CategoryBar
        label={t('categories')}
        categories={sections.map(({ anchor, name }) => ({ anchor, name }))}
      />
      {sections.map(({ anchor, name, products, isPhotoShown }, index) => (
        <section key={anchor} id={anchor} className="section menu-section" aria-labelledby={`${anchor}-name`}>
          <div className="section__head">
            <h2 id={`${anchor}-name`}>{name}</h2>
          </div>
          {isPhotoShown ? (
            <div className="prod-grid">
              {products.map((product, place) => (
                <ProductCard
                  key={product.id}
                  product={product}
                  moneyFormat={moneyFormat}
                  serviceId={serviceId}
                  priority={index === 0 && place < 2}
                />
              ))}
            </div>
          ) : (
            <div className="rows card">
              {products.map((product) => (
                <ProductRow
                  key={product.id}
                  product={product}
                  moneyFormat={moneyFormat}
                  serviceId={serviceId}
                />
              ))}
            </div>
          )}
        </section>
      ))}
    </>
  );
}

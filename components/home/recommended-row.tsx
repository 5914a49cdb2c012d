import { useTranslations } from 'next-intl';
import { Picture } from '@/components/ui/picture';
import { Rail } from '@/components/ui/rail';
import { SoftLink } from '@/components/ui/soft-link';
import { StaticContent } from '@/components/ui/static-content.client';
import { useMoney } from '@/components/ui/use-money';
import type { RecommendedProduct } from '@/lib/menu/recommended';
import { paths } from '@/lib/core/paths/paths';
import { withNonBreakingSpaces } from '@/lib/core/text/non-breaking-spaces';

/** Dishes of venues nearby, each a link to the dish in its venue's menu. */
export function RecommendedRow({ products }: { products: readonly RecommendedProduct[] }) {
  const t = useTranslations('home');
  if (products.length === 0) return null;
  return (
    <StaticContent as="section" name="recommended" className="section" aria-labelledby="recommended">
      <div className="section__head">
        <h2 id="recommended">{t('recommended')}</h2>
      </div>
      <Rail>
        {products.map((product) => (
          <li key={`${product.venueId}-${product.id}`}>
            <SoftLink href={paths.product(product.venueId, product.id)} className="recommended-dish card">
              <span className="recommended-dish__picture">
                <Picture source={product.imageUrl} alt="" sizes="160px" widths={[320, 480]} />
              </span>
              <span className="recommended-dish__body">
                <b>{withNonBreakingSpaces(product.name)}</b>
                <span className="caption muted">{product.venueName}</span>
              </span>
              <DishPrice product={product} />
            </SoftLink>
          </li>
        ))}
      </Rail>
    </StaticContent>
  );
}

function DishPrice({ product }: { product: RecommendedProduct }) {
  const t = useTranslations('menu');
  const money = useMoney(product.moneyFormat);
  const price = money(product.promoPriceMinor ?? product.priceMinor);
  const paid = product.hasSizes
    ? t.rich('fromPrice', { price, s: (chunks) => <small>{chunks}</small> })
    : price;
  const oldPrice = money(product.priceMinor);
  // A discount that is written as the same price is none (MON-29).
  if (oldPrice !== price)
    return (
      <span className="price number price--promo">
        <s className="old-price">
          <span className="visually-hidden">{t('oldPrice')} </span>
          {oldPrice}
        </s>
        {paid}
      </span>
    );
  return <span className={product.hasSizes ? 'price' : 'price number'}>{paid}</span>;
}

import { useLocale, useTranslations } from 'next-intl';
import { Picture } from '@/components/ui/picture';
import { textLanguage } from '@/lib/i18n/text-language';
import { paidPriceMinor, type Product } from '@/lib/menu/menu';
import { availabilityText, canBeAdded, type MenuServices } from '@/lib/menu/menu-services';
import { discountPercent, formatMoney, type MoneyFormat } from '@/lib/money/money';
import { paths } from '@/lib/paths/paths';
import type { Language } from '@/lib/site/site';
import { joinShortWords } from '@/lib/text/short-words';
import { HeartButton } from './heart-button';
import { PlusButton } from './plus-button';

type ProductProps = {
  product: Product;
  moneyFormat: MoneyFormat;
  services: MenuServices;
  priority?: boolean;
};

/** A product in the grid: picture, name, portion, price, the heart and the plus. The whole card opens the product. */
export function ProductCard({ product, moneyFormat, services, priority }: ProductProps) {
  const isOff = !canBeAdded(product, services);
  return (
    <article className={isOff ? 'product-card card is-unavailable' : 'product-card card'}>
      <div className="product-card__picture">
        {product.imageUrl ? (
          <Picture
            source={product.imageUrl}
            sizes="(min-width: 768px) 240px, 45vw"
            alt=""
            priority={priority}
          />
        ) : null}
        <ProductBadge product={product} services={services} />
        <HeartButton product={product} />
      </div>
      <div className="product-card__body">
        <ProductName product={product} className="product-card__name" />
        <ProductFacts product={product} />
      </div>
      <div className="product-card__foot">
        <ProductPrice product={product} moneyFormat={moneyFormat} />
        {isOff ? null : <PlusButton product={product} />}
      </div>
    </article>
  );
}

/** A product in a category without pictures: one row. */
export function ProductRow({ product, moneyFormat, services }: ProductProps) {
  const isOff = !canBeAdded(product, services);
  return (
    <article className={isOff ? 'list-row is-unavailable' : 'list-row'}>
      <div className="flex-fill">
        <ProductName product={product} className="list-row__name" />
        <ProductFacts product={product} />
      </div>
      {isOff ? <ProductBadge product={product} services={services} isInline /> : null}
      <ProductPrice product={product} moneyFormat={moneyFormat} />
      {isOff ? null : <PlusButton product={product} />}
    </article>
  );
}

function ProductName({ product, className }: { product: Product; className: string }) {
  const language = useLocale() as Language;
  return (
    <h3 className={className} lang={textLanguage(product.name, language) ?? undefined}>
      <a
        href={paths.product(product.venueId, product.id)}
        className="product-card__open"
        data-product={product.id}
      >
        {joinShortWords(product.name)}
      </a>
    </h3>
  );
}

function ProductFacts({ product }: { product: Product }) {
  const t = useTranslations('menu');
  const minutes = product.cookingMinutes >= 20 ? t('minutes', { minutes: product.cookingMinutes }) : null;
  const facts = [product.weight, minutes].filter(Boolean).join(' · ');
  return (
    <p className="product-card__meta">
      {facts}
      {product.minAge === null ? null : (
        <span className="age-limit ml-1.5" title={t('ageLabel', { age: product.minAge })}>
          {t('age', { age: product.minAge })}
        </span>
      )}
    </p>
  );
}

function ProductBadge({
  product,
  services,
  isInline,
}: {
  product: Product;
  services: MenuServices;
  isInline?: boolean;
}) {
  const t = useTranslations('menu');
  const place = isInline ? 'tag' : 'tag product-card__badge';
  if (product.isUnavailable) return <span className={`${place} tag--quiet`}>{t('soldOut')}</span>;
  if (!canBeAdded(product, services))
    return (
      <span className={`${place} tag--quiet`}>
        {t(availabilityText(product, services) ?? 'available_nowhere')}
      </span>
    );
  const percent = discountPercent(product.priceMinor, paidPriceMinor(product));
  return percent === null ? null : <span className={`${place} tag--promo`}>{`−${percent}%`}</span>;
}

/** What is paid, the price before it, and 'from' where sizes differ. */
function ProductPrice({ product, moneyFormat }: { product: Product; moneyFormat: MoneyFormat }) {
  const t = useTranslations('menu');
  const price = formatMoney(paidPriceMinor(product), moneyFormat);
  if (product.promoPriceMinor !== null) {
    return (
      <p className="price number price--promo">
        <s className="old-price">
          <span className="visually-hidden">{t('oldPrice')} </span>
          {formatMoney(product.priceMinor, moneyFormat)}
        </s>
        {price}
      </p>
    );
  }
  if (!product.sizes) return <p className="price number">{price}</p>;
  return <p className="price">{t.rich('fromPrice', { price, s: (words) => <small>{words}</small> })}</p>;
}

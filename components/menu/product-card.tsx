import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Picture } from '@/components/ui/picture';
import { useMoney } from '@/components/ui/use-money';
import { textLanguage } from '@/lib/core/i18n/text-language';
import { paidPriceMinor, type Product } from '@/lib/menu/menu';
import { availabilityText, canBeAdded, type MenuServices } from '@/lib/menu/menu-services';
import { discountPercent, type MoneyFormat } from '@/lib/core/money/money';
import type { PictureWidth } from '@/lib/core/images/picture-address';
import { paths } from '@/lib/core/paths/paths';
import type { Language } from '@/lib/core/site/site';
import { withNonBreakingSpaces } from '@/lib/core/text/non-breaking-spaces';
import { HeartButton } from './heart-button';
import { PlusButton } from './plus-button';

type ProductProps = {
  product: Product;
  /** Among the best sellers here (MENU-58). */
  isHit?: boolean;
  moneyFormat: MoneyFormat;
  services: MenuServices;
  priority?: boolean;
  /** Widths of the picture to choose from, in pixels, where the usual ones do not fit. */
  widths?: readonly PictureWidth[];
  /** Without a heart where there is no sign-in. */
  hasHeart?: boolean;
  /** The address for presses that are not ours (another tab, no scripts); the product's own unless a surface has others. */
  href?: string;
};

/** A product in the grid: picture, name, portion, price, the heart and the plus. The whole card opens the product. */
export function ProductCard({
  product,
  isHit,
  moneyFormat,
  services,
  priority,
  widths,
  hasHeart = true,
  href,
}: ProductProps) {
  const isOff = !canBeAdded(product, services);
  return (
    <article className={isOff ? 'product-card card is-unavailable' : 'product-card card'}>
      <div className="product-card__picture">
        {product.imageUrl ? (
          <Picture
            source={product.imageUrl}
            sizes="(min-width: 768px) 240px, 45vw"
            widths={widths}
            alt=""
            priority={priority}
          />
        ) : null}
        <ProductBadges product={product} isHit={isHit} services={services} />
        {hasHeart ? <HeartButton product={product} /> : null}
      </div>
      <div className="product-card__body">
        <ProductName product={product} className="product-card__name" href={href} />
        <ProductFacts product={product} />
      </div>
      <div className="product-card__foot">
        <ProductPrice product={product} moneyFormat={moneyFormat} />
        {isOff ? null : <PlusButton product={product} isPictured />}
      </div>
    </article>
  );
}

/** A product in a category without pictures: one row, with the heart and the plus of a card. */
export function ProductRow({ product, isHit, moneyFormat, services }: ProductProps) {
  const isOff = !canBeAdded(product, services);
  return (
    <article className={isOff ? 'list-row is-unavailable' : 'list-row'}>
      <div className="flex-fill">
        <ProductName product={product} className="list-row__name" />
        <ProductFacts product={product}>{isHit && !isOff ? <HitBadge isInline /> : null}</ProductFacts>
      </div>
      {isOff ? <OffBadge product={product} services={services} /> : null}
      <HeartButton product={product} />
      <ProductPrice product={product} moneyFormat={moneyFormat} />
      {isOff ? null : <PlusButton product={product} isPictured={false} />}
    </article>
  );
}

function ProductName({
  product,
  className,
  href = paths.product(product.venueId, product.id),
}: Pick<ProductProps, 'product' | 'href'> & { className: string }) {
  const language = useLocale() as Language;
  return (
    <h3 className={className} lang={textLanguage(product.name, language) ?? undefined}>
      <a href={href} className="product-card__open" data-product={product.id}>
        {withNonBreakingSpaces(product.name)}
      </a>
    </h3>
  );
}

function ProductFacts({ product, children }: { product: Product; children?: ReactNode }) {
  const t = useTranslations('menu');
  const isSlow = product.kind === 'dish' && product.cookingMinutes >= 20;
  const minutes = isSlow ? t('minutes', { minutes: product.cookingMinutes }) : null;
  const facts = [product.weight, minutes].filter(Boolean).join(' · ');
  return (
    <p className="product-card__meta">
      {children}
      {facts}
      {product.minAge === null ? null : (
        <span className="age-limit ml-1.5" title={t('ageLabel', { age: product.minAge })}>
          {t('age', { age: product.minAge })}
        </span>
      )}
    </p>
  );
}

/** The badges on the picture: why the dish cannot be ordered, or else its discount and whether it is a hit. */
function ProductBadges({ product, isHit, services }: Pick<ProductProps, 'product' | 'isHit' | 'services'>) {
  const percent = discountPercent(product.priceMinor, paidPriceMinor(product));
  const isOff = !canBeAdded(product, services);
  if (!isOff && percent === null && !isHit) return null;
  return (
    <div className="product-card__badges">
      {isOff ? <OffBadge product={product} services={services} /> : null}
      {isOff || percent === null ? null : <span className="tag tag--promo">{`−${percent}%`}</span>}
      {isHit && !isOff ? <HitBadge /> : null}
    </div>
  );
}

function HitBadge({ isInline }: { isInline?: boolean }) {
  const t = useTranslations('menu');
  return <span className={isInline ? 'tag tag--quiet mr-1.5' : 'tag'}>{t('hit')}</span>;
}

/** Why a dish cannot be ordered now. */
function OffBadge({ product, services }: { product: Product; services: MenuServices }) {
  const t = useTranslations('menu');
  const text = product.isUnavailable
    ? 'soldOut'
    : (availabilityText(product, services) ?? 'available_nowhere');
  return <span className="tag tag--quiet">{t(text)}</span>;
}

/** The price, the one before it, and 'from' where sizes differ. */
function ProductPrice({ product, moneyFormat }: { product: Product; moneyFormat: MoneyFormat }) {
  const t = useTranslations('menu');
  const money = useMoney(moneyFormat);
  const price = money(paidPriceMinor(product));
  const paid = product.sizes ? t.rich('fromPrice', { price, s: (chunks) => <small>{chunks}</small> }) : price;
  const oldPrice = money(product.priceMinor);
  if (oldPrice !== price) {
    return (
      <p key={price} className="price number price--promo">
        <s className="old-price">
          <span className="visually-hidden">{t('oldPrice')} </span>
          {oldPrice}
        </s>
        {paid}
      </p>
    );
  }
  return (
    <p key={price} className={product.sizes ? 'price' : 'price number'}>
      {paid}
    </p>
  );
}

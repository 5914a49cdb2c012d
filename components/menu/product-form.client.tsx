'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Counter } from '@/components/ui/counter.client';
import { Glyph } from '@/components/ui/glyph';
import { Sheet } from '@/components/ui/sheet.client';
import { useCart } from '@/components/cart/use-cart';
import { useMoney } from '@/components/ui/use-money';
import { cartLimit } from '@/lib/cart/cart-limit';
import { lineKey, maxPieces } from '@/lib/cart/cart';
import { chosenAdditives, lineOf } from '@/lib/cart/line-of';
import { textLanguage } from '@/lib/core/i18n/text-language';
import { canBeFulfilled, choicePriceMinor, groupState, initialChoice } from '@/lib/menu/additives';
import { NO_PROMO_LIMIT, paidPriceMinor, type Product } from '@/lib/menu/menu';
import { availabilityText, canBeAdded } from '@/lib/menu/menu-services';
import type { DinerDetails } from '@/lib/menu/product-details';
import { discountPercent, type MoneyFormat } from '@/lib/core/money/money';
import type { Language } from '@/lib/core/site/site';
import { withNonBreakingSpaces } from '@/lib/core/text/non-breaking-spaces';
import { AdditiveGroupField } from './additive-group-field.client';
import { LIMIT_TEXTS } from './limit-texts';
import { FavouriteButton } from './favourite-button.client';
import { useMenu } from './use-menu';
import { ProductPictures } from './product-pictures.client';
import { SizeField } from './size-field.client';

type ProductFormProps = {
  details: DinerDetails;
  /** The card's picture, which shows until the larger one is loaded. */
  previewUrl?: string | null;
  onClose: () => void;
};

/** A product with its sizes and additives; adds to the cart once the choice is complete, else shows what is missing. */
export function ProductForm({
  details: { product, groups, lastChoice },
  previewUrl = null,
  onClose,
}: ProductFormProps) {
  const t = useTranslations('menu');
  const common = useTranslations('layout');
  const language = useLocale() as Language;
  const languageOf = (text: string) => textLanguage(text, language) ?? undefined;
  const { venue, services, hits, hasHearts, SetField, addLine } = useMenu();
  const money = useMoney(venue.moneyFormat);
  const [sizeId, setSizeId] = useState(() => product.sizes?.find((size) => !size.isUnavailable)?.id ?? null);
  const [choice, setChoice] = useState(() => initialChoice(groups, lastChoice));
  const [count, setCount] = useState(1);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const [takenAlong, setTakenAlong] = useState<readonly Product[]>([]);

  const size = product.sizes?.find(({ id }) => id === sizeId) ?? null;
  const isSoldOut = product.isUnavailable || (product.sizes !== null && size === null);
  const isPossible = groups.every(canBeFulfilled);
  const isOrderable = canBeAdded(product, services) && !isSoldOut && isPossible;
  const missing = groups.find((group) => groupState(group, choice).kind === 'tooFew');
  const availability = availabilityText(product, services);
  const takenAlongMinor = takenAlong.reduce((sum, other) => sum + paidPriceMinor(other), 0);
  const pieceMinor = paidPriceMinor(size ?? product) + choicePriceMinor(groups, choice);

  const { cart } = useCart();
  const line = lineOf(product, { size, additives: chosenAdditives(groups, choice), count });
  const inCart = cart?.venue.id === venue.id ? cart.lines : [];
  const already = inCart.find((other) => lineKey(other) === lineKey(line))?.count ?? 0;
  const most = maxPieces(inCart, line) - already;
  const reachedLimit = cartLimit(inCart, line);

  const add = async () => {
    setIsSubmitted(true);
    if (missing) {
      const field = document.getElementById(`group-${missing.id}`);
      field?.scrollIntoView({ block: 'center', behavior: 'smooth' });
      // The focus moves to the missing choice.
      field?.querySelector<HTMLElement>('input:enabled, button:enabled')?.focus({ preventScroll: true });
      return;
    }
    if (!(await addLine({ ...line, count: Math.min(count, most) }))) return;
    for (const other of takenAlong) await addLine(lineOf(other));
    onClose();
  };

  return (
    <Sheet
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={<span lang={languageOf(product.name)}>{withNonBreakingSpaces(product.name)}</span>}
      titleAside={hasHearts ? <FavouriteButton product={product} /> : undefined}
      closeLabel={common('close')}
      picture={product.imageUrl ? <ProductPictures product={product} previewUrl={previewUrl} /> : undefined}
      isFull={groups.length > 0 || product.sizes !== null}
      intro={
        <>
          <div className="mt-2 flex flex-wrap gap-2">
            {hits.includes(product.id) && canBeAdded(product, services) ? (
              <span className="tag tag--quiet">{t('hit')}</span>
            ) : null}
            {product.weight ? <span className="tag tag--quiet">{product.weight}</span> : null}
            {product.kind === 'dish' && product.cookingMinutes > 0 ? (
              <span className="tag tag--quiet">
                <Glyph name="clock" size="tiny" />
                {t('minutes', { minutes: product.cookingMinutes })}
              </span>
            ) : null}
            {availability === null ? null : <span className="tag tag--quiet">{t(availability)}</span>}
            {product.minAge === null ? null : (
              <span className="tag tag--warn">{t('ageLabel', { age: product.minAge })}</span>
            )}
          </div>
          {product.description ? (
            <p className="muted mt-3" lang={languageOf(product.description)}>
              {product.description}
            </p>
          ) : null}
          <PromoPrice item={size ?? product} moneyFormat={venue.moneyFormat} />
          {/* The button says a limit that is reached. */}
          {reachedLimit?.kind === 'promotion' ? null : <PromoLimits product={product} />}
        </>
      }
      footer={
        isOrderable && !reachedLimit ? (
          <>
            <Counter
              value={Math.min(count, Math.max(1, most))}
              onChange={setCount}
              max={Math.max(1, most)}
              look="big"
              labels={{ group: t('count'), less: t('less'), more: t('more') }}
            />
            <Button big split tone={missing ? 'tint' : 'main'} onClick={() => void add()}>
              <span>{missing ? t('chooseFirst', { group: missing.name }) : t('addToCart')}</span>
              <span className="number">{money(pieceMinor * Math.min(count, most) + takenAlongMinor)}</span>
            </Button>
          </>
        ) : (
          <Button big wide disabled>
            {isOrderable && reachedLimit
              ? t(LIMIT_TEXTS[reachedLimit.kind], { limit: reachedLimit.limit })
              : t(isSoldOut ? 'soldOut' : isPossible ? (availability ?? 'available_nowhere') : 'impossible')}
          </Button>
        )
      }
    >
      {product.sizes ? (
        <SizeField
          sizes={product.sizes}
          chosenId={sizeId}
          onChoose={setSizeId}
          moneyFormat={venue.moneyFormat}
        />
      ) : null}
      {groups.map((group) => (
        <AdditiveGroupField
          key={group.id}
          group={group}
          choice={choice}
          onChoose={setChoice}
          isSubmitted={isSubmitted}
          moneyFormat={venue.moneyFormat}
        />
      ))}
      {SetField && isOrderable ? (
        <SetField productId={product.id} chosen={takenAlong} onChoose={setTakenAlong} />
      ) : null}
    </Sheet>
  );
}

/** The promotion's limits per order and per day (MENU-21); nothing where it has none. */
function PromoLimits({ product: { promoLimit, promoDayLimit } }: { product: Product }) {
  const t = useTranslations('menu');
  const isLimit = (limit: number | null): limit is number => limit !== null && limit < NO_PROMO_LIMIT;
  // A limit of the day that is no larger holds for each order as well.
  const isSaidByDay = isLimit(promoDayLimit) && isLimit(promoLimit) && promoDayLimit <= promoLimit;
  return (
    <>
      {isLimit(promoLimit) && !isSaidByDay ? (
        <p className="hint mt-2">{t('promoOrderLimit', { limit: promoLimit })}</p>
      ) : null}
      {isLimit(promoDayLimit) ? (
        <p className={isSaidByDay ? 'hint mt-2' : 'hint'}>{t('promoDayLimit', { limit: promoDayLimit })}</p>
      ) : null}
    </>
  );
}

/** The price under a promotion, the price before it, and the difference; nothing without one. */
function PromoPrice({
  item,
  moneyFormat,
}: {
  item: Pick<Product, 'priceMinor' | 'promoPriceMinor'>;
  moneyFormat: MoneyFormat;
}) {
  const t = useTranslations('menu');
  const money = useMoney(moneyFormat);
  if (item.promoPriceMinor === null) return null;
  const price = money(item.promoPriceMinor);
  const oldPrice = money(item.priceMinor);
  // A discount that is written as the same price is none (MON-29).
  if (oldPrice === price) return null;
  const percent = discountPercent(item.priceMinor, item.promoPriceMinor);
  return (
    <p className="price price--promo number mt-3 flex flex-wrap items-center gap-2">
      <span>{price}</span>
      <s className="old-price">
        <span className="visually-hidden">{t('oldPrice')} </span>
        <span>{oldPrice}</span>
      </s>
      {percent === null ? null : <span className="tag tag--promo">{`−${percent}%`}</span>}
    </p>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Counter } from '@/components/ui/counter.client';
import { Glyph } from '@/components/ui/glyph';
import { Picture } from '@/components/ui/picture';
import { Sheet } from '@/components/ui/sheet.client';
import { MAX_COUNT } from '@/lib/cart/cart';
import { choicePriceMinor, groupState, initialChoice, isChoiceComplete } from '@/lib/menu/additives';
import { canBeOrdered, paidPriceMinor } from '@/lib/menu/menu';
import type { ProductDetails } from '@/lib/menu/product-details';
import { formatMoney } from '@/lib/money/money';
import { DEFAULT_SERVICE, SERVICES } from '@/lib/site/site';
import { AdditiveGroupField } from './additive-group-field.client';
import { lineOf } from './line-of';
import { useMenu } from './use-menu';
import { SizeField } from './size-field.client';

type ProductFormProps = { details: ProductDetails; onClose: () => void };

/** A product with its sizes and additives; adds to the cart once the choice is complete, else shows what is missing. */
export function ProductForm({ details: { product, groups }, onClose }: ProductFormProps) {
  const t = useTranslations('menu');
  const common = useTranslations('layout');
  const { venue, addLine } = useMenu();
  const [sizeId, setSizeId] = useState(() => product.sizes?.find((size) => !size.isUnavailable)?.id ?? null);
  const [choice, setChoice] = useState(() => initialChoice(groups));
  const [count, setCount] = useState(1);
  const [isAsked, setIsAsked] = useState(false);

  const size = product.sizes?.find(({ id }) => id === sizeId) ?? null;
  const isOrderable =
    canBeOrdered(product, SERVICES[DEFAULT_SERVICE].id) && (product.sizes === null || size !== null);
  const pieceMinor = paidPriceMinor(size ?? product) + choicePriceMinor(groups, choice);

  const add = async () => {
    setIsAsked(true);
    const missing = groups.find((group) => groupState(group, choice).kind === 'tooFew');
    if (missing) {
      document.getElementById(`group-${missing.id}`)?.scrollIntoView({ block: 'center', behavior: 'smooth' });
      return;
    }
    if (await addLine(lineOf(product, size, groups, choice, count))) onClose();
  };

  return (
    <Sheet
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={product.name}
      closeLabel={common('close')}
      picture={
        product.imageUrl ? (
          <Picture
            source={product.imageUrl}
            widths={[480, 960]}
            sizes="(min-width: 768px) 420px, 100vw"
            alt=""
            priority
          />
        ) : undefined
      }
      intro={
        <>
          <div className="mt-2 flex flex-wrap gap-2">
            {product.weight ? <span className="tag tag--quiet">{product.weight}</span> : null}
            {product.cookingMinutes > 0 ? (
              <span className="tag tag--quiet">
                <Glyph name="clock" size="xs" />
                {t('minutes', { minutes: product.cookingMinutes })}
              </span>
            ) : null}
            {product.minAge === null ? null : (
              <span className="tag tag--warn">{t('ageLabel', { age: product.minAge })}</span>
            )}
          </div>
          {product.description ? <p className="soft mt-3">{product.description}</p> : null}
        </>
      }
      footer={
        isOrderable ? (
          <>
            <Counter
              value={count}
              onChange={setCount}
              max={MAX_COUNT}
              look="big"
              labels={{ group: t('count'), less: t('less'), more: t('more') }}
            />
            <Button
              big
              split
              onClick={() => void add()}
              aria-disabled={!isChoiceComplete(groups, choice) || undefined}
            >
              <span>{t('addToCart')}</span>
              <span className="num">{formatMoney(pieceMinor * count, venue.moneyFormat)}</span>
            </Button>
          </>
        ) : (
          <Button big wide disabled>
            {t(product.isUnavailable ? 'soldOut' : 'notForTakeaway')}
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
          isAsked={isAsked}
          moneyFormat={venue.moneyFormat}
        />
      ))}
    </Sheet>
  );
}

'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useReplaceCart } from '@/components/cart/use-replace-cart';
import { Button, ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Sheet } from '@/components/ui/sheet.client';
import { useMoney } from '@/components/ui/use-money';
import { lineKey } from '@/lib/cart/cart';
import { cartSumMinor } from '@/lib/cart/line-sums';
import { readCart } from '@/lib/cart/cart-store';
import type { Reorder, ReorderChange } from '@/lib/cart/reorder.schema';
import { writtenLineSums } from '@/lib/cart/written-cart';
import { putInCart } from '@/lib/pages/checkout/repeat-order';
import { paths } from '@/lib/core/paths/paths';
import { SlipRow } from '@/components/orders/slip-row';

type ReorderSheetProps = { again: Reorder; onClose: () => void };

/** A past order as it would be today: what would be in the cart, what differs, and which cart it would replace. */
export function ReorderSheet({ again, onClose }: ReorderSheetProps) {
  const { venue, lines, changes } = again;
  const t = useTranslations('orders');
  const common = useTranslations('layout');
  const router = useRouter();
  const replaceCart = useReplaceCart();
  // The cart as it was when the sheet opened: the change by the press must not show during the navigation.
  const [currentCart] = useState(() => readCart().cart);
  const [isTaken, setIsTaken] = useState(false);
  const money = useMoney(venue.moneyFormat);
  const sums = writtenLineSums(lines, venue.moneyFormat.rounding);
  // Two positions of a dish can have the same difference: it is listed once.
  const sentences = [...new Set(changes.map((change) => changeText(change, money, t)))];
  const hasLines = lines.length > 0;

  const take = () => {
    setIsTaken(true);
    replaceCart(() => putInCart(again), t('cartReplaced'));
    router.push(paths.cart());
  };

  return (
    <Sheet
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t('reorder')}
      closeLabel={common('close')}
      footer={
        hasLines ? (
          <Button big busy={isTaken} onClick={take}>
            {t(currentCart ? 'replaceCart' : 'toCart')}
          </Button>
        ) : (
          <ButtonLink big href={paths.menu(venue.id)}>
            {t('toVenue')}
          </ButtonLink>
        )
      }
    >
      <div className="grid gap-3">
        <p className="muted">{venue.name}</p>
        {sentences.length > 0 || !hasLines ? (
          <Notice tone="warn" role="note" title={t(hasLines ? 'reorderChanges' : 'reorderNothing')}>
            {sentences.length > 0 ? (
              <ul>
                {sentences.map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </ul>
            ) : null}
          </Notice>
        ) : null}
        {hasLines ? (
          <dl className="slip__rows">
            {lines.map((line, index) => (
              <SlipRow
                key={lineKey(line)}
                name={line.name}
                sizeName={line.size?.name ?? null}
                additives={line.additives}
                count={line.count}
                sum={money(sums[index] ?? 0)}
              />
            ))}
            <div className="border-t border-line pt-3 text-title">
              <dt>{t('reorderTotal')}</dt>
              <dd>{money(cartSumMinor(lines))}</dd>
            </div>
          </dl>
        ) : null}
        {hasLines && currentCart ? (
          <Notice role="note">{t('reorderReplaces', { venue: currentCart.venue.name })}</Notice>
        ) : null}
      </div>
    </Sheet>
  );
}

/** One plain sentence about a difference; prices are per piece. */
function changeText(
  change: ReorderChange,
  money: (amountMinor: number) => string,
  t: ReturnType<typeof useTranslations<'orders'>>,
): string {
  const { name } = change;
  switch (change.kind) {
    case 'sizeGone':
      return change.sizeName === null
        ? t('reorder_sizeNeeded', { name })
        : t('reorder_sizeGone', { name, size: change.sizeName });
    case 'sizeSoldOut':
      return t('reorder_sizeSoldOut', { name, size: change.sizeName });
    case 'additiveGone':
    case 'additiveSoldOut':
      return t(`reorder_${change.kind}`, { name, additive: change.additiveName });
    case 'priceChanged':
      return t('reorder_priceChanged', { name, from: money(change.fromMinor), to: money(change.toMinor) });
    case 'countLowered':
      return change.to > 0
        ? t('reorder_countLowered', { name, from: change.from, to: change.to })
        : t('reorder_countNone', { name, from: change.from });
    default:
      return t(`reorder_${change.kind}`, { name });
  }
}

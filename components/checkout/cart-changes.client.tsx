'use client';

import { useTranslations } from 'next-intl';
import { Glyph } from '@/components/ui/glyph';
import { IconButton } from '@/components/ui/icon-button';
import { Notice } from '@/components/ui/notice';
import { useMoney } from '@/components/ui/use-money';
import { type MoneyFormat } from '@/lib/core/money/money';
import type { CartChange } from './use-cart-quote';

type CartChangeListProps = {
  changes: readonly CartChange[];
  moneyFormat: MoneyFormat;
  onDismiss: (key: string) => void;
};

/** The changes since the dishes were added: prices and the conditions of promotions (CART-16, CART-17). */
export function CartChangeList({ changes, moneyFormat, onDismiss }: CartChangeListProps) {
  const common = useTranslations('layout');
  const wordsOf = useCartChangeText(moneyFormat);
  return changes.map((one) => {
    const { title, text } = wordsOf(one);
    return (
      <Notice
        key={one.key}
        tone="warn"
        title={title}
        close={
          <IconButton label={common('close')} onClick={() => onDismiss(one.key)}>
            <Glyph name="close" size="small" />
          </IconButton>
        }
      >
        {text}
      </Notice>
    );
  });
}

/** The text of a change: its title, and the old and new price, or null where the price is the same. */
export function useCartChangeText(
  moneyFormat: MoneyFormat,
): (change: CartChange) => { title: string; text: string | null } {
  const t = useTranslations('cart');
  const money = useMoney(moneyFormat);
  return ({ name, kind, fromMinor, toMinor }) => ({
    title: t(kind === 'priceChanged' ? 'newsPrice' : 'newsPromo', { name }),
    text: fromMinor === toMinor ? null : t('newsText', { from: money(fromMinor), to: money(toMinor) }),
  });
}

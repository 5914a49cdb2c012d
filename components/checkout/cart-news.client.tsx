'use client';

import { useTranslations } from 'next-intl';
import { Glyph } from '@/components/ui/glyph';
import { IconButton } from '@/components/ui/icon-button';
import { Notice } from '@/components/ui/notice';
import { formatMoney, type MoneyFormat } from '@/lib/money/money';
import type { CartNews } from './use-cart-quote';

type CartNewsListProps = {
  news: readonly CartNews[];
  moneyFormat: MoneyFormat;
  onDismiss: (key: string) => void;
};

/** What moved while the cart stood: prices and the conditions of promotions (spec §4 Cart). */
export function CartNewsList({ news, moneyFormat, onDismiss }: CartNewsListProps) {
  const t = useTranslations('cart');
  const common = useTranslations('layout');
  return news.map(({ key, name, kind, fromMinor, toMinor }) => (
    <Notice
      key={key}
      tone="warn"
      title={t(kind === 'priceChanged' ? 'newsPrice' : 'newsPromo', { name })}
      close={
        <IconButton label={common('close')} onClick={() => onDismiss(key)}>
          <Glyph name="close" size="s" />
        </IconButton>
      }
    >
      {fromMinor === toMinor
        ? null
        : t('newsText', { from: formatMoney(fromMinor, moneyFormat), to: formatMoney(toMinor, moneyFormat) })}
    </Notice>
  ));
}

'use client';

import { useTranslations } from 'next-intl';
import { Glyph } from '@/components/ui/glyph';
import { cartSumMinor, type CartLine } from '@/lib/cart/cart';
import { formatMoney, type MoneyFormat } from '@/lib/money/money';

type SumCardProps = { lines: readonly CartLine[]; moneyFormat: MoneyFormat };

/** 'Why this total?': every part of the sum with its rule. */
export function SumCard({ lines, moneyFormat }: SumCardProps) {
  const t = useTranslations('cart');
  const total = cartSumMinor(lines);
  const full = cartSumMinor(lines.map((line) => ({ ...line, priceMinor: line.fullPriceMinor })));
  const pieces = lines.reduce((sum, line) => sum + line.count, 0);
  return (
    <details className="card card--pad" open>
      <summary className="why">
        {t('why')}
        <Glyph name="down" />
      </summary>
      <dl className="sum mt-2">
        <div>
          <dt>
            {t('dishes', { count: pieces })}
            <span className="soft cap block font-normal">{t('dishesRule')}</span>
          </dt>
          <dd className="num">{formatMoney(full, moneyFormat)}</dd>
        </div>
        {full > total ? (
          <div>
            <dt>{t('saving')}</dt>
            <dd className="num minus">{formatMoney(total - full, moneyFormat)}</dd>
          </div>
        ) : null}
        <div className="total">
          <dt>{t('total')}</dt>
          <dd className="num">{formatMoney(total, moneyFormat)}</dd>
        </div>
      </dl>
    </details>
  );
}

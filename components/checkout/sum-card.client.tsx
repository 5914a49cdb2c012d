'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Coin } from '@/components/layout/balance-badge';
import { Glyph } from '@/components/ui/glyph';
import { useMoney } from '@/components/ui/use-money';
import type { CartSum, SumPart } from '@/lib/cart/sum';
import type { WrittenCart } from '@/lib/cart/written-cart';
import { writeDecimal } from '@/lib/core/i18n/numbers';
import { unroundedMoney, type MoneyFormat } from '@/lib/core/money/money';
import { bonusText } from '@/lib/rewards/bonus-text';
import type { Language } from '@/lib/core/site/site';

type SumCardProps = {
  sum: CartSum;
  /** The same sum, as its parts are written. */
  written: WrittenCart;
  moneyFormat: MoneyFormat;
  /** The exact sum to pay; the platform's where it refused our total. Minor units. */
  toPayMinor: number;
  /** Cashback, percent of the paid sum. */
  cashbackPercentage: number;
};

/** 'Why this total?': every part of the sum with its rule. The parts add up to the total as they are written (MON-28). */
export function SumCard({ sum, written, moneyFormat, toPayMinor, cashbackPercentage }: SumCardProps) {
  const language = useLocale() as Language;
  const t = useTranslations('cart');
  const money = useMoney(moneyFormat);
  const isDelivery = sum.parts.some(({ kind }) => kind === 'delivery');
  const earned = bonusText(sum.earnedMinor, moneyFormat.currency, language);
  const exactTotal = unroundedMoney(toPayMinor, moneyFormat, language);
  return (
    <section className="card px-4 py-1.5">
      <details open={hasSurprise(written)}>
        <summary className="disclosure">
          {t('why')}
          <Glyph name="down" />
        </summary>
        <dl className="cart-sum py-2">
          {written.parts.map((part) => (
            <SumRow key={part.kind} part={part} isDelivery={isDelivery} money={money} />
          ))}
          {written.differenceMinor === 0 ? null : (
            <div>
              <dt>
                {t('difference')}
                <span className="muted caption block font-normal">{t('differenceRule')}</span>
              </dt>
              <dd className="number">{money(written.differenceMinor)}</dd>
            </div>
          )}
          <div className="cart-sum__total">
            <dt>
              {t('total')}
              {exactTotal === null ? null : (
                <span className="muted caption block font-normal">
                  {t('exactTotal', { amount: exactTotal })}
                </span>
              )}
            </dt>
            <dd className="number">{money(written.totalMinor)}</dd>
          </div>
        </dl>
      </details>
      {earned.count > 0 ? (
        <p className="split-row items-center pb-2 text-bonus-ink">
          <span className="flex flex-wrap items-center gap-x-1.5">
            <Coin />
            <b className="font-medium">{t('earned')}</b>
            <span className="muted caption">
              {t('earnedRule', { percent: writeDecimal(cashbackPercentage, language) })}
            </span>
          </span>
          <b className="number">{`+${earned.amount}`}</b>
        </p>
      ) : null}
    </section>
  );
}

/** Whether the sum is more than its dishes and the price of a delivery, which stand on the screen by themselves. */
const hasSurprise = ({ parts, differenceMinor }: WrittenCart): boolean =>
  differenceMinor !== 0 || parts.some(({ kind }) => kind !== 'goods' && kind !== 'delivery');

type SumRowProps = { part: SumPart; isDelivery: boolean; money: (amountMinor: number) => string };

function SumRow({ part, isDelivery, money }: SumRowProps) {
  const language = useLocale() as Language;
  const t = useTranslations('cart');
  const rule = ruleOf(part, isDelivery, t, money);
  return (
    <div>
      <dt>
        <span>
          {part.kind === 'goods'
            ? t('dishes', { count: part.pieces })
            : part.kind === 'service'
              ? t('service', { percentage: writeDecimal(part.percentage, language) })
              : t(part.kind)}
        </span>
        {rule === null ? null : <span className="muted caption block font-normal">{rule}</span>}
      </dt>
      <dd className={part.amountMinor < 0 ? 'number discount' : 'number'}>{money(part.amountMinor)}</dd>
    </div>
  );
}

const DELIVERY_RULES = {
  vendor: 'deliveryRuleVendor',
  promo: 'deliveryRulePromo',
} as const;

function ruleOf(
  part: SumPart,
  isDelivery: boolean,
  t: ReturnType<typeof useTranslations<'cart'>>,
  money: (amountMinor: number) => string,
): string | null {
  switch (part.kind) {
    case 'goods':
      return null;
    case 'saving':
      return t('savingRule');
    case 'discount':
      return t('discountRule');
    case 'service':
      return t('serviceRule');
    case 'delivery':
      if (part.from === 'tariff') return null;
      return part.from === 'nextTier'
        ? t('deliveryRuleNextTier', { amount: money(part.thresholdMinor) })
        : t(DELIVERY_RULES[part.from]);
    case 'subsidy':
      return t('subsidyRule', { amount: money(part.thresholdMinor) });
    case 'bonuses':
      return t(isDelivery ? 'bonusesRuleBrought' : 'bonusesRule');
  }
}

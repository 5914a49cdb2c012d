'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Coin } from '@/components/layout/balance-badge';
import { Glyph } from '@/components/ui/glyph';
import { useMoney } from '@/components/ui/use-money';
import type { CartSum, SumPart } from '@/lib/cart/sum';
import type { WrittenCart } from '@/lib/cart/written-cart';
import { writeDecimal } from '@/lib/i18n/numbers';
import { unroundedMoney, type MoneyFormat } from '@/lib/money/money';
import { bonusText } from '@/lib/rewards/bonus-text';
import type { Language } from '@/lib/site/site';

type SumCardProps = {
  sum: CartSum;
  /** The same sum, as its parts are written. */
  written: WrittenCart;
  moneyFormat: MoneyFormat;
  /** What is paid, exactly; the platform's where it refused our total. Minor units. */
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
    <details className="card card--padded" open>
      <summary className="disclosure">
        {t('why')}
        <Glyph name="down" />
      </summary>
      <dl className="cart-sum mt-2">
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
        {earned.count > 0 ? (
          <div className="text-bonus-ink">
            <dt>
              <span className="flex items-center gap-1.5">
                <Coin />
                {t('earned')}
              </span>
              <span className="muted caption block font-normal">
                {t('earnedRule', { percent: writeDecimal(cashbackPercentage, language) })}
              </span>
            </dt>
            <dd className="number">{`+${earned.amount}`}</dd>
          </div>
        ) : null}
      </dl>
    </details>
  );
}

type SumRowProps = { part: SumPart; isDelivery: boolean; money: (amountMinor: number) => string };

function SumRow({ part, isDelivery, money }: SumRowProps) {
  const language = useLocale() as Language;
  const t = useTranslations('cart');
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
        <span className="muted caption block font-normal">{ruleOf(part, isDelivery, t, money)}</span>
      </dt>
      <dd className={part.amountMinor < 0 ? 'number discount' : 'number'}>{money(part.amountMinor)}</dd>
    </div>
  );
}

const DELIVERY_RULES = {
  tariff: 'deliveryRule',
  vendor: 'deliveryRuleVendor',
  promo: 'deliveryRulePromo',
} as const;

function ruleOf(
  part: SumPart,
  isDelivery: boolean,
  t: ReturnType<typeof useTranslations<'cart'>>,
  money: (amountMinor: number) => string,
): string {
  switch (part.kind) {
    case 'goods':
      return t('dishesRule');
    case 'saving':
      return t('savingRule');
    case 'discount':
      return t('discountRule');
    case 'service':
      return t('serviceRule');
    case 'delivery':
      return part.from === 'nextTier'
        ? t('deliveryRuleNextTier', { amount: money(part.thresholdMinor) })
        : t(DELIVERY_RULES[part.from]);
    case 'subsidy':
      return t('subsidyRule', { amount: money(part.thresholdMinor) });
    case 'bonuses':
      return t(isDelivery ? 'bonusesRuleBrought' : 'bonusesRule');
  }
}

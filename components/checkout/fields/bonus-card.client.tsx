'use client';

import { useLocale, useTranslations } from 'next-intl';
import { RangeField } from '@/components/ui/range-field.client';
import { Segmented } from '@/components/ui/segmented';
import type { CartSum } from '@/lib/cart/sum';
import type { CheckoutDraft } from '@/lib/checkout/draft';
import type { MoneyFormat } from '@/lib/money/money';
import { bonusText, percentText } from '@/lib/rewards/bonus-text';
import type { Language } from '@/lib/site/site';
import type { SpendableAccount } from '@/components/checkout/checkout-values';

/** The slider goes by whole bonuses; 1 bonus = 1 unit of currency. */
const BONUS_MINOR = 100;

type BonusCardProps = {
  /** The balances that can pay here. */
  accounts: readonly SpendableAccount[];
  chosen: SpendableAccount;
  sum: CartSum;
  /** Bonuses do not pay for the delivery (REW-14). */
  isDelivery: boolean;
  moneyFormat: MoneyFormat;
  onChange: (part: Pick<CheckoutDraft, 'bonusesMinor'> | Pick<CheckoutDraft, 'bonusAccount'>) => void;
};

/** How many bonuses to spend, from none to the maximum, of one of the balances (REW-13). */
export function BonusCard({ accounts, chosen, sum, isDelivery, moneyFormat, onChange }: BonusCardProps) {
  const t = useTranslations('checkout');
  const language = useLocale() as Language;
  const { maxBonusesMinor, totalMinor, toPayMinor } = sum;
  const spentMinor = totalMinor - toPayMinor;
  const most = Math.ceil(maxBonusesMinor / BONUS_MINOR);
  const spent = Math.ceil(spentMinor / BONUS_MINOR);
  const words = (amountMinor: number) => bonusText(amountMinor, moneyFormat.currency).amount;
  return (
    <section className="card card--padded grid gap-2" aria-labelledby="bonuses">
      <div className="split-row items-center">
        <h2 id="bonuses" className="title">
          {t('spendBonuses')}
        </h2>
        <span className="tag tag--bonus number">{words(spentMinor)}</span>
      </div>
      {accounts.length > 1 ? (
        <Segmented
          label={t('bonusAccount')}
          options={accounts.map(({ account }) => ({ value: account, label: t(`account_${account}`) }))}
          value={chosen.account}
          onChange={(bonusAccount) => onChange({ bonusAccount })}
        />
      ) : null}
      <RangeField
        label={t('spendBonuses')}
        valueText={t('spendText', { amount: words(spentMinor), most: words(maxBonusesMinor) })}
        mostText={t('spendAll', { amount: words(maxBonusesMinor) })}
        most={most}
        value={spent}
        onChange={(value) => onChange({ bonusesMinor: Math.min(value * BONUS_MINOR, maxBonusesMinor) })}
      />
      <p className="muted caption">
        {t(isDelivery ? 'bonusShareBrought' : 'bonusShare', {
          percent: percentText(chosen.rule.maxUsagePercentage, language),
        })}
      </p>
    </section>
  );
}

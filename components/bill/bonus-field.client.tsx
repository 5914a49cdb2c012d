'use client';

import { useLocale, useTranslations } from 'next-intl';
import { RangeField } from '@/components/ui/range-field.client';
import { Segmented } from '@/components/ui/segmented';
import type { Bill } from '@/lib/bill/bill';
import { billNumber } from '@/lib/bill/bill-text';
import type { Payer } from '@/lib/bill/bill-payment.schema';
import { maxBonuses } from '@/lib/bill/bill-payment';
import type { BonusAccount } from '@/lib/rewards/balance';
import { bonusText } from '@/lib/rewards/bonus-text';
import type { Language } from '@/lib/site/site';

/** The slider goes by whole bonuses; 1 bonus = 1 unit of currency. */
const BONUS_MINOR = 100;

type BonusFieldProps = {
  bill: Bill;
  accounts: Payer['accounts'];
  chosen: Payer['accounts'][number];
  spentMinor: number;
  onSpend: (amountMinor: number) => void;
  onAccount: (name: BonusAccount) => void;
};

/** How many bonuses pay for the dishes of a bill, from none to the maximum (REW-13). */
export function BonusField({ bill, accounts, chosen, spentMinor, onSpend, onAccount }: BonusFieldProps) {
  const t = useTranslations('bill');
  const language = useLocale() as Language;
  const maxMinor = maxBonuses(bill, chosen);
  const most = Math.ceil(maxMinor / BONUS_MINOR);
  const spent = Math.ceil(spentMinor / BONUS_MINOR);
  const amountText = (amountMinor: number) => bonusText(amountMinor, bill.currency).amount;
  const percentage = chosen.name === 'general' ? bill.maxBonusPercentage : chosen.maxUsagePercentage;
  return (
    <section className="card card--padded grid gap-2">
      <div className="split-row items-center">
        <h2 className="title">{t('spendBonuses')}</h2>
        <span className="tag tag--bonus number">{amountText(spentMinor)}</span>
      </div>
      {accounts.length > 1 ? (
        <Segmented
          label={t('bonusAccount')}
          options={accounts.map(({ name }) => ({ value: name, label: t(`account_${name}`) }))}
          value={chosen.name}
          onChange={onAccount}
        />
      ) : null}
      <RangeField
        label={t('spendBonuses')}
        valueText={t('bonusOf', { amount: amountText(spentMinor), most: amountText(maxMinor) })}
        mostText={t('bonusMost', { amount: amountText(maxMinor) })}
        most={most}
        value={spent}
        onChange={(value) => onSpend(Math.min(value * BONUS_MINOR, maxMinor))}
      />
      <p className="muted caption">{t('bonusShare', { percent: billNumber(percentage, language) })}</p>
    </section>
  );
}

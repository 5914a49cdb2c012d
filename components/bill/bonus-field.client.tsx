'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Segmented } from '@/components/ui/segmented';
import type { Bill } from '@/lib/bill/bill';
import { billNumber } from '@/lib/bill/bill-text';
import type { Payer } from '@/lib/bill/bill-payment.schema';
import { maxBonuses } from '@/lib/bill/bill-payment';
import type { BonusAccount } from '@/lib/rewards/balance';
import { bonusOptions } from '@/lib/rewards/bonus-options';
import { bonusText } from '@/lib/rewards/bonus-text';
import type { Language } from '@/lib/core/site/site';

type BonusFieldProps = {
  bill: Bill;
  accounts: Payer['accounts'];
  chosen: Payer['accounts'][number];
  spentMinor: number;
  onSpend: (amountMinor: number) => void;
  onAccount: (name: BonusAccount) => void;
};

/** How many bonuses pay for the dishes of a bill: none, a round sum, or the maximum (REW-13). */
export function BonusField({ bill, accounts, chosen, spentMinor, onSpend, onAccount }: BonusFieldProps) {
  const t = useTranslations('bill');
  const language = useLocale() as Language;
  const maxMinor = maxBonuses(bill, chosen);
  const percentage = chosen.name === 'general' ? bill.maxBonusPercentage : chosen.maxUsagePercentage;
  return (
    <section className="card card--padded grid gap-2">
      <div className="split-row items-center">
        <h2 className="title">{t('spendBonuses')}</h2>
        {spentMinor > 0 ? (
          <span className="tag tag--bonus number">
            {bonusText(spentMinor, bill.currency, language).amount}
          </span>
        ) : null}
      </div>
      {accounts.length > 1 ? (
        <Segmented
          label={t('bonusAccount')}
          options={accounts.map(({ name }) => ({ value: name, label: t(`account_${name}`) }))}
          value={chosen.name}
          onChange={onAccount}
        />
      ) : null}
      <Segmented
        label={t('spendBonuses')}
        options={bonusOptions(
          { maxMinor, spentMinor, currency: bill.currency, language },
          { none: t('spendNone'), most: (amount) => t('spendMost', { amount }) },
        )}
        value={String(spentMinor)}
        onChange={(amountMinor) => onSpend(Number(amountMinor))}
      />
      <p className="muted caption">{t('bonusShare', { percent: billNumber(percentage, language) })}</p>
    </section>
  );
}

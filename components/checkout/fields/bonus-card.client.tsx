'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Segmented } from '@/components/ui/segmented';
import type { CartSum } from '@/lib/cart/sum';
import type { CheckoutDraft } from '@/lib/pages/checkout/draft';
import { writeDecimal } from '@/lib/core/i18n/numbers';
import type { MoneyFormat } from '@/lib/core/money/money';
import { bonusOptions } from '@/lib/rewards/bonus-options';
import { bonusText } from '@/lib/rewards/bonus-text';
import type { Language } from '@/lib/core/site/site';
import type { SpendableAccount } from '@/components/checkout/checkout-values';

type BonusCardProps = {
  /** The balances that can pay here. */
  accounts: readonly SpendableAccount[];
  chosen: SpendableAccount;
  sum: CartSum;
  /** Bonuses do not pay for the delivery (REW-14). */
  isDelivery: boolean;
  moneyFormat: MoneyFormat;
  onChange: (
    part: Pick<CheckoutDraft, 'bonusAccount'> & Partial<Pick<CheckoutDraft, 'bonusesMinor'>>,
  ) => void;
};

/** How many bonuses to spend of one of the balances: none, a round sum, or the maximum (REW-13). */
export function BonusCard({ accounts, chosen, sum, isDelivery, moneyFormat, onChange }: BonusCardProps) {
  const t = useTranslations('checkout');
  const language = useLocale() as Language;
  const { maxBonusesMinor, totalMinor, toPayMinor } = sum;
  const spentMinor = totalMinor - toPayMinor;
  return (
    <section className="card card--padded grid gap-2" aria-labelledby="bonuses">
      <div className="split-row items-center">
        <h2 id="bonuses" className="title">
          {t('spendBonuses')}
        </h2>
        {spentMinor > 0 ? (
          <span className="tag tag--bonus number">
            {bonusText(spentMinor, moneyFormat.currency, language).amount}
          </span>
        ) : null}
      </div>
      {accounts.length > 1 ? (
        <Segmented
          label={t('bonusAccount')}
          options={accounts.map(({ account }) => ({ value: account, label: t(`account_${account}`) }))}
          value={chosen.account}
          onChange={(bonusAccount) => onChange({ bonusAccount })}
        />
      ) : null}
      <Segmented
        label={t('spendBonuses')}
        options={bonusOptions(
          { maxMinor: maxBonusesMinor, spentMinor, currency: moneyFormat.currency, language },
          { none: t('spendNone'), most: (amount) => t('spendMost', { amount }) },
        )}
        value={String(spentMinor)}
        // The account is stored with the amount (bonusesFrom).
        onChange={(amountMinor) =>
          onChange({ bonusesMinor: Number(amountMinor), bonusAccount: chosen.account })
        }
      />
      <p className="muted caption">
        {t(isDelivery ? 'bonusShareBrought' : 'bonusShare', {
          percent: writeDecimal(chosen.rule.maxUsagePercentage, language),
        })}
      </p>
    </section>
  );
}

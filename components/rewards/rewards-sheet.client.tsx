'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Sheet } from '@/components/ui/sheet.client';
import { writeDecimal } from '@/lib/core/i18n/numbers';
import { currencyFormat, formatMoney, percentOf } from '@/lib/core/money/money';
import { BONUS_LIFE_MONTHS } from '@/lib/rewards/balance';
import { bonusDay, bonusText } from '@/lib/rewards/bonus-text';
import {
  EXAMPLE_CASHBACK_PERCENTAGES,
  levelProgressOf,
  MAX_CASHBACK_PERCENTAGE,
} from '@/lib/rewards/grading';
import type { Grading, Rewards } from '@/lib/rewards/rewards.schema';
import type { Language } from '@/lib/core/site/site';

/** Sums of the example, minor units. */
const EXAMPLE_ORDER_MINOR = { KZT: 500_000, GEL: 5000 } as const;

type RewardsSheetProps = { rewards: Rewards; onClose: () => void };

/** How levels and bonuses work, in plain language (REW-15 to REW-20). */
export function RewardsSheet({ rewards: { balance, grading, currency }, onClose }: RewardsSheetProps) {
  const t = useTranslations('rewards');
  return (
    <Sheet
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t('sheetTitle')}
      closeLabel={t('close')}
    >
      <div className="grid gap-6">
        {grading ? <Levels grading={grading} currency={currency} /> : null}
        <section className="grid gap-3">
          <h3 className="title">{t('title')}</h3>
          {balance ? <OwnBonuses balance={balance} currency={currency} /> : null}
          <BonusRules currency={currency} />
        </section>
      </div>
    </Sheet>
  );
}

function Levels({ grading, currency }: { grading: Grading; currency: Rewards['currency'] }) {
  const t = useTranslations('rewards');
  const language = useLocale() as Language;
  const { current, below } = levelProgressOf(grading);
  const { day } = bonusDay(grading.windowEndsAt, currency, language);
  return (
    <section className="grid gap-3">
      <h3 className="title">{t('levelsTitle')}</h3>
      <ul className="card list-rows">
        {grading.levels.map(({ level, name, cashbackPercentage, points }) => (
          <li key={level} className="list-row pr-4" aria-current={level === grading.level || undefined}>
            <span className="flex-fill">
              <b className="strong block">{name}</b>
              <span className="caption muted">{t('levelPoints', { count: points })}</span>
            </span>
            <span className="tag tag--bonus-tint">
              {t('back', { percent: writeDecimal(cashbackPercentage, language) })}
            </span>
          </li>
        ))}
      </ul>
      <p className="muted">{t('window', { count: grading.points, day })}</p>
      {below && grading.pointsToKeep > 0 ? (
        <p className="muted">
          {t('toKeep', { name: current.name, below: below.name, count: grading.pointsToKeep, day })}
        </p>
      ) : null}
      <p className="muted">{t('drop')}</p>
    </section>
  );
}

/** Until when the diner's bonuses live, and how many of them are held. */
function OwnBonuses({
  balance: { balanceMinor, availableMinor, expiresAt },
  currency,
}: Pick<Rewards, 'currency'> & { balance: NonNullable<Rewards['balance']> }) {
  const t = useTranslations('rewards');
  const language = useLocale() as Language;
  if (balanceMinor === 0) return null;
  return (
    <>
      {expiresAt === null ? null : (
        <p className="muted">{t('until', bonusDay(expiresAt, currency, language))}</p>
      )}
      {availableMinor < balanceMinor ? (
        <p className="muted">
          {t('available', { amount: bonusText(availableMinor, currency, language).amount })}
        </p>
      ) : null}
    </>
  );
}

function BonusRules({ currency }: Pick<Rewards, 'currency'>) {
  const t = useTranslations('rewards');
  const language = useLocale() as Language;
  const format = currencyFormat(currency);
  const orderMinor = EXAMPLE_ORDER_MINOR[currency];
  const [high, low] = EXAMPLE_CASHBACK_PERCENTAGES;
  const earned = (percentage: number) =>
    bonusText(percentOf(orderMinor, percentage, format.rounding), currency, language).amount;
  return (
    <ul className="level-rules">
      <li>{t('life', { count: BONUS_LIFE_MONTHS })}</li>
      <li>{t('most', { percent: writeDecimal(MAX_CASHBACK_PERCENTAGE, language) })}</li>
      <li>
        {t('example', {
          sum: formatMoney(orderMinor, format, language),
          high: earned(high),
          highPercent: writeDecimal(high, language),
          low: earned(low),
          lowPercent: writeDecimal(low, language),
        })}
      </li>
      <li>{t('share')}</li>
      <li>{t('noDelivery')}</li>
    </ul>
  );
}

'use client';

import { writeDecimal } from '@/lib/core/i18n/numbers';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { Skeleton } from '@/components/ui/skeleton';
import { useLateDialog } from '@/components/ui/use-late-dialog';
import { isNetworkFailure } from '@/lib/core/bff/client';
import { queryClient } from '@/lib/core/bff/query-client';
import { countryMoneyFormat } from '@/lib/core/money/currency';
import { bonusText } from '@/lib/rewards/bonus-text';
import { levelProgressOf } from '@/lib/rewards/grading';
import { rewardsQuery } from '@/lib/rewards/rewards.api';
import type { Rewards } from '@/lib/rewards/rewards.schema';
import { pageCountry } from '@/lib/core/site/page-country';
import type { Language } from '@/lib/core/site/site';
import { LevelProgress } from './level-progress.client';

const loadRules = () => import('./rewards-sheet.client').then((module) => module.RewardsSheet);

/** Shown where the request failed: a balance of 0 (REW-09), in the money of the site. */
const nothingKnown = (): Rewards => ({
  currency: countryMoneyFormat(pageCountry() ?? 'kz').currency,
  balance: null,
  grading: null,
});

/** The signed-in diner's bonuses and level, and on demand the rules of both (REW-02, REW-19). */
export function LevelCard() {
  return (
    <QueryClientProvider client={queryClient()}>
      <Card />
    </QueryClientProvider>
  );
}

function Card() {
  const t = useTranslations('rewards');
  const language = useLocale() as Language;
  const rules = useLateDialog(loadRules, t('rulesFailed'));
  const { data, error, isError, isFetching, refetch } = useQuery(rewardsQuery);
  if (data === undefined && !isError) return <CardSkeleton />;
  const rewards = data ?? nothingKnown();
  const { balance, grading, currency } = rewards;
  const standing = grading ? levelProgressOf(grading) : null;
  const { amount, count } = bonusText(balance?.balanceMinor ?? 0, currency, language);
  const isStale = isError || balance === null || grading === null;
  return (
    <section className="level-card" aria-labelledby="level-name">
      <h2 id="level-name" className="strong">
        {standing
          ? t('level', {
              name: standing.current.name,
              percent: writeDecimal(standing.current.cashbackPercentage, language),
            })
          : t('title')}
      </h2>
      <p className="level-card__balance">
        <span className="number">{amount}</span>
        <span className="level-card__unit">{t('bonuses', { count })}</span>
      </p>
      {balance?.balanceMinor === 0 ? <p className="caption">{t('none')}</p> : null}
      {grading ? <LevelProgress grading={grading} /> : null}
      {isStale ? (
        <p className="level-card__stale caption" role="status">
          <span>{t(isNetworkFailure(error) ? 'offline' : 'failed')}</span>
          <button
            type="button"
            className="level-card__link"
            aria-disabled={isFetching}
            onClick={() => void refetch()}
          >
            {t('retry')}
          </button>
        </p>
      ) : null}
      <button
        type="button"
        className="level-card__link level-card__rules"
        aria-haspopup="dialog"
        aria-busy={rules.isLoading || undefined}
        onClick={() => rules.open()}
      >
        {t('how')}
      </button>
      <div className="weave" aria-hidden="true" />
      {rules.opened ? <rules.opened.Dialog rewards={rewards} onClose={rules.close} /> : null}
    </section>
  );
}

function CardSkeleton() {
  const t = useTranslations('rewards');
  return (
    <div aria-busy="true">
      <span className="visually-hidden" role="status">
        {t('loading')}
      </span>
      <Skeleton shape="card" className="h-83.25 w-full dialog:h-69.75" />
    </div>
  );
}

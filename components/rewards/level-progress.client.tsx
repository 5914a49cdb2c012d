'use client';

import { useLocale, useTranslations } from 'next-intl';
import { writeDecimal } from '@/lib/i18n/numbers';
import { bonusDay } from '@/lib/rewards/bonus-text';
import { progressPercent, levelProgressOf } from '@/lib/rewards/grading';
import type { Grading, Rewards } from '@/lib/rewards/rewards.schema';
import type { Language } from '@/lib/site/site';

/** The points of the window along the levels: what the next level needs, and what happens when points are missing (REW-19). */
export function LevelProgress({ grading, currency }: { grading: Grading; currency: Rewards['currency'] }) {
  const t = useTranslations('rewards');
  const language = useLocale() as Language;
  const { current, next, below } = levelProgressOf(grading);
  const { day } = bonusDay(grading.windowEndsAt, currency, language);
  return (
    <>
      <progress
        className="progress-bar"
        max={100}
        value={progressPercent(grading)}
        aria-label={t('collected', { count: grading.points })}
      />
      <ol className="level-card__steps">
        {grading.levels.map(({ level, name, cashbackPercentage }) => (
          <li key={level} aria-current={level === current.level ? 'step' : undefined}>
            {t('step', { name, percent: writeDecimal(cashbackPercentage, language) })}
          </li>
        ))}
      </ol>
      {next && grading.pointsToNext !== null ? (
        <p className="caption">{t('toNext', { name: next.name, count: grading.pointsToNext, day })}</p>
      ) : (
        <p className="caption">{t('top')}</p>
      )}
      {below && grading.pointsToKeep > 0 ? (
        <p className="caption">
          {t('toKeep', { name: current.name, below: below.name, count: grading.pointsToKeep, day })}
        </p>
      ) : null}
    </>
  );
}

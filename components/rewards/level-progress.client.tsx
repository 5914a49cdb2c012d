'use client';

import { useLocale, useTranslations } from 'next-intl';
import { writeDecimal } from '@/lib/core/i18n/numbers';
import { progressPercent, levelProgressOf } from '@/lib/rewards/grading';
import type { Grading } from '@/lib/rewards/rewards.schema';
import type { Language } from '@/lib/core/site/site';

/** The points of the window along the levels, and in one line what the next level needs. */
export function LevelProgress({ grading }: { grading: Grading }) {
  const t = useTranslations('rewards');
  const language = useLocale() as Language;
  const { current, next } = levelProgressOf(grading);
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
        <p className="caption">{t('toNext', { name: next.name, count: grading.pointsToNext })}</p>
      ) : (
        <p className="caption">{t('top')}</p>
      )}
    </>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Notice } from '@/components/ui/notice';
import { onDemand } from '@/components/ui/on-demand';
import type { Order } from '@/lib/orders/orders.schema';
import { BEST_SCORE } from '@/lib/orders/rating/rating';
import { StarField, Stars } from './star-field';

/* Loaded once stars are chosen. */
const RatingForm = onDemand(() => import('./rating-form.client').then((module) => module.RatingForm));

type RatingCardProps = {
  order: Pick<Order, 'id' | 'rating' | 'isRatingAllowed'>;
  /** Names of the dishes whose plates were touched. */
  liked: readonly string[];
};

/** The rating of a completed order: the diner gives it once, within 14 days; then it is shown (ORD-27, contract rule 17). */
export function RatingCard({ order, liked }: RatingCardProps) {
  const t = useTranslations('orders');
  const [score, setScore] = useState<number | null>(null);
  // A dish that is liked is a good rating until other stars are chosen. They stay where it is no more: a text may be typed.
  if (score === null && liked.length > 0) setScore(BEST_SCORE);
  /** The stars of the press that was answered: others may have been chosen meanwhile. */
  const [sentScore, setSentScore] = useState<number | null>(null);
  const given = order.rating ?? sentScore;
  if (given !== null) {
    return (
      <section className="card card--padded print:hidden">
        <div className="split-row items-center">
          <h2 className="title">{t('rating_yours')}</h2>
          <Stars score={given} label={t('rating_star', { count: given })} />
        </div>
        {sentScore === null ? null : (
          <Notice tone="ok" className="mt-3">
            {t('rating_thanks')}
          </Notice>
        )}
      </section>
    );
  }
  // While the typed text is shown, a refusal because the time is over is shown beside it.
  if (!order.isRatingAllowed && score === null) return null;
  return (
    <section className="card card--padded grid gap-3 print:hidden">
      <div>
        <h2 className="title">{t('rating_title')}</h2>
        <p className="muted" aria-live="polite">
          {liked.length > 0 ? t('rating_likedDishes', { names: liked.join(', ') }) : null}
        </p>
      </div>
      <StarField
        label={t('rating_stars')}
        nameOf={(count) => t('rating_star', { count })}
        score={score}
        onChange={setScore}
      />
      {score === null ? null : (
        <RatingForm orderId={order.id} score={score} liked={liked} onSent={setSentScore} />
      )}
    </section>
  );
}

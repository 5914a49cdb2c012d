'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useFailureText } from '@/components/layout/use-failure-text';
import { useAction } from '@/components/layout/use-action';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { TextArea } from '@/components/ui/text-field';
import { refreshOrder } from '@/lib/orders/order-reading.api';
import { commentOn, MAX_RATING_COMMENT_LENGTH, tagsFor, type RatingTag } from '@/lib/orders/rating/rating';
import { rateOrder } from '@/lib/orders/rating/rating.api';

type RatingFormProps = {
  orderId: number;
  score: number;
  /** Names of dishes. */
  liked: readonly string[];
  onSent: (score: number) => void;
};

/** The details of a rating: tags that fit the stars, and a comment. */
export function RatingForm({ orderId, score, liked, onSent }: RatingFormProps) {
  const t = useTranslations('orders');
  const failureText = useFailureText();
  const offered = tagsFor(score);
  const [tags, setTags] = useState<readonly RatingTag[]>([]);
  const [comment, setComment] = useState('');
  const { run, isBusy, failure } = useAction(async () => {
    await rateOrder(orderId, {
      score,
      // Tags of other stars may have been chosen before.
      tags: offered.filter((tag) => tags.includes(tag)),
      comment: commentOn(liked, comment, (names) => t('rating_likedDishes', { names })),
    });
    onSent(score);
  });
  const send = async () => {
    const isDone = await run();
    if (!isDone) refreshOrder(orderId);
  };
  const toggle = (tag: RatingTag) =>
    setTags((chosen) => (chosen.includes(tag) ? chosen.filter((one) => one !== tag) : [...chosen, tag]));
  return (
    <div className="grid gap-3">
      <fieldset>
        <legend className="font-semibold">
          {t(offered.includes('tasty') ? 'rating_liked' : 'rating_disliked')}
        </legend>
        <div className="mt-2 flex flex-wrap gap-2">
          {offered.map((tag) => (
            <button
              key={tag}
              type="button"
              className="chip"
              aria-pressed={tags.includes(tag)}
              onClick={() => toggle(tag)}
            >
              {t(`rating_tag_${tag}`)}
            </button>
          ))}
        </div>
      </fieldset>
      <TextArea
        label={t('rating_comment')}
        help={t('rating_commentHelp')}
        rows={2}
        maxLength={MAX_RATING_COMMENT_LENGTH}
        value={comment}
        onChange={(event) => setComment(event.target.value)}
      />
      {failure ? <Notice tone="danger">{failureText(failure)}</Notice> : null}
      <Button tone="tint" busy={isBusy} onClick={() => void send()}>
        {t('rating_send')}
      </Button>
    </div>
  );
}

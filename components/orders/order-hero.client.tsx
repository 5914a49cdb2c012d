'use client';

import { useLocale, useTranslations } from 'next-intl';
import { heroDetails, heroTitle, type HeroSentence } from '@/lib/orders/order-hero';
import { awaitsPayment, isOver, statusLabel, stepsOf } from '@/lib/orders/orders';
import type { Order } from '@/lib/orders/orders.schema';
import type { Language } from '@/lib/site/site';
import { formatDate, formatTime } from '@/lib/time/format-time';

type Words = ReturnType<typeof useTranslations<'orders'>>;

/** The number to call out, the status, and the expected time. */
export function OrderHero({ order }: { order: Order }) {
  const t = useTranslations('orders');
  const language = useLocale() as Language;
  const steps = stepsOf(order);
  const step = steps.indexOf(order.status);
  const words = (sentence: HeroSentence) => wordsOf(sentence, order, t, language);
  const details = heroDetails(order).map(words);
  const isCalled =
    !isOver(order) && !awaitsPayment(order) && (order.type === 'takeaway' || order.type === 'micromarket');
  return (
    <section className="card card--padded" aria-live="polite">
      <p className="muted">{t(`status_${statusLabel(order)}`)}</p>
      <p className="hero">{words(heroTitle(order))}</p>
      {details.length > 0 ? <p className="muted">{details.join(' · ')}</p> : null}
      {order.status === 'canceled' ? null : (
        <div className="order-steps" aria-hidden="true">
          {steps.map((status, index) => (
            <i
              key={status}
              className={
                index < step || order.status === 'completed'
                  ? 'is-done'
                  : index === step
                    ? 'is-current'
                    : undefined
              }
            />
          ))}
        </div>
      )}
      <div className="split-row mt-4 border-t border-line pt-3">
        <span className="muted">{t(isCalled ? 'callOut' : 'number')}</span>
        <b className="display">{order.number}</b>
      </div>
      {order.tableNumber ? (
        <div className="split-row pt-1">
          <span className="muted">{t('table')}</span>
          <b>{order.tableNumber}</b>
        </div>
      ) : null}
    </section>
  );
}

/** The text of a sentence, its time in the venue's zone, with the day where that is not the order's own. */
function wordsOf(sentence: HeroSentence, order: Order, t: Words, language: Language): string {
  if ('minutes' in sentence) return t(sentence.key, { minutes: sentence.minutes });
  if (!('at' in sentence)) return t(sentence.key);
  const { timezone } = order.venue;
  const day = (date: Date) => formatDate(date, language, timezone, 'YYYY-MM-DD');
  const isLater = day(sentence.at) !== day(new Date(order.createdAt));
  const time = isLater ? formatDate(sentence.at, language, timezone) : formatTime(sentence.at, timezone);
  return t(sentence.key, { time });
}

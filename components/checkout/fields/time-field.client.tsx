'use client';

import { Clock } from 'lucide';
import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { deliveryMinutes } from '@/lib/delivery/tariffs';
import type { CheckoutState } from '@/components/checkout/use-checkout';
import { useTimeText } from './use-time-text';

/** When the order is to be ready, served, or at the door: as soon as possible, or at an available time. */
export function TimeField({ checkout }: { checkout: CheckoutState }) {
  const t = useTranslations('checkout');
  const { checked, service, kind, wantedAt, change } = checkout;
  const { quote } = checked;
  const timeText = useTimeText(quote?.venue.timezone ?? 'UTC');
  const soonest = useSoonestText(checkout);
  return (
    <section className="card" aria-label={t(service === 'takeaway' ? 'pickup' : `time_${service}`)}>
      <div className="icon-row">
        <span className="icon-row__icon">
          <Icon of={Clock} />
        </span>
        <div className="flex-fill">
          <label htmlFor="wanted-at" className="muted caption">
            {t(`time_${service}`)}
          </label>
          <select
            id="wanted-at"
            className="min-h-11 w-full bg-transparent font-semibold"
            value={wantedAt ?? ''}
            onChange={(event) => change({ wantedAt: event.target.value || null })}
          >
            {quote?.isOpen === false ? null : <option value="">{soonest}</option>}
            {wantedAt !== null && !quote ? <option value={wantedAt}>…</option> : null}
            {quote?.times.map((time) => (
              <option key={time} value={time}>
                {timeText(time)}
              </option>
            ))}
          </select>
          {quote && quote.cookingMinutes > 0 && kind === 'vendorDelivery' && wantedAt === null ? (
            <p className="muted caption">{t('vendorTime', { minutes: quote.cookingMinutes })}</p>
          ) : null}
        </div>
      </div>
    </section>
  );
}

/** The duration of 'as soon as possible', where it is known and not zero: for a delivery by its tariff, where it has one. */
function useSoonestText({ checked: { quote }, service, delivery }: CheckoutState): string {
  const t = useTranslations('checkout');
  if (!quote) return t('asapPlain');
  if (service !== 'delivery')
    return quote.cookingMinutes > 0 ? t('asap', { minutes: quote.cookingMinutes }) : t('asapPlain');
  if (delivery?.kind !== 'platform') return t('asapPlain');
  const { from, to } = deliveryMinutes(delivery.tariff, quote.cookingMinutes);
  return from === to ? t('asap', { minutes: to }) : t('asapRange', { from, to });
}

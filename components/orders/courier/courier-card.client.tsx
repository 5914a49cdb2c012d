'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { useNow } from '@/components/ui/use-now';
import { usePromise } from '@/components/orders/use-promise';
import { courierQuery } from '@/lib/orders/order-reading.api';
import type { Order } from '@/lib/orders/orders.schema';
import { isDataSaverOn } from '@/lib/core/connection/network-information';
import { whenIdle } from '@/lib/core/connection/when-idle';
import type { Language } from '@/lib/core/site/site';
import { shownPhone } from '@/lib/core/text/phone';
import { MINUTE_MS } from '@/lib/core/time/duration';
import { distanceParts, metersBetween, type Coordinates } from '@/lib/ground/towns/distance';
import type { BaseMap } from '@/components/ui/map/map-shapes';
import { onDemand } from '@/components/ui/on-demand';
import { useQuietMinutes } from './use-quiet-minutes';

/** The minutes and the distance that a courier has left to the door; null before the dishes are on their way. */
function useLeftText(order: Order): (spot: Coordinates) => string | null {
  const t = useTranslations('orders');
  const language = useLocale() as Language;
  const nowMs = useNow().getTime();
  const { atMs } = usePromise(order);
  const { status, address } = order;
  return (spot) => {
    if (status !== 'delivery' || !address) return null;
    const { unit, value } = distanceParts(metersBetween(spot, address.coordinates), language);
    const distance = t(unit, { value });
    const minutes = atMs === null ? 0 : Math.ceil((atMs - nowMs) / MINUTE_MS);
    return minutes > 0 ? t('courierLeft', { minutes, distance }) : distance;
  };
}

const loadCourierMap = () => import('./courier-map.client');
/* Loaded at rest while the dishes are cooked, else with the first courier whose position is known. */
const CourierMap = onDemand(() => loadCourierMap().then((module) => module.CourierMap), {
  // Its place, so that nothing below moves when it comes.
  placeholder: <div className="courier-map" />,
});

/** A position that has not changed for so long says nothing of when the courier comes, minutes. */
const QUIET_MINUTES = 10;

type CourierCardProps = { order: Order; ground: BaseMap };

/** The courier: name, phone and position (ORD-24, ORD-25); before the order is on its way, only once the courier is assigned. */
export function CourierCard({ order, ground }: CourierCardProps) {
  const t = useTranslations('orders');
  const leftText = useLeftText(order);
  const { data, dataUpdatedAt, isError, errorUpdateCount } = useQuery(courierQuery(order.id));
  const isExpected = order.status === 'delivery';
  const { token } = ground;
  useEffect(() => {
    if (isExpected || isDataSaverOn()) return;
    whenIdle()
      .then(loadCourierMap)
      .then(({ loadMapAhead }) => loadMapAhead(token))
      // The map says itself where it does not come.
      .catch(() => undefined);
  }, [isExpected, token]);
  const quietMinutes = useQuietMinutes(
    isExpected ? (data?.courier?.coordinates ?? null) : null,
    dataUpdatedAt,
  );
  const isQuiet = quietMinutes >= QUIET_MINUTES;
  if (!data && !isExpected) return null;
  if (!data)
    // Also during the next poll: the notice would come and go with each one.
    return errorUpdateCount > 0 ? (
      <Notice tone="warn">{t('courierLost')}</Notice>
    ) : (
      // As high as a courier with a map, which most are.
      <Skeleton shape="card" className="h-90.25" />
    );
  const { courier } = data;
  if (!courier) return isExpected ? <Notice>{t('courierUnknown')}</Notice> : null;
  return (
    <section className="card overflow-hidden" aria-label={t('courier')}>
      {courier.coordinates ? (
        <CourierMap
          name={courier.name}
          spot={courier.coordinates}
          order={order}
          ground={ground}
          // A courier without a new position may be anywhere.
          left={isError || isQuiet ? null : leftText(courier.coordinates)}
        />
      ) : null}
      <div className="flex flex-wrap items-center gap-3 p-4">
        <span className="avatar" aria-hidden="true">
          {[...courier.name][0]}
        </span>
        <div className="min-w-0 flex-[1_1_min-content]">
          <p className="caption muted">{t('courier')}</p>
          <b className="strong">{courier.name}</b>
          <p className="caption muted number">{shownPhone(courier.phone)}</p>
        </div>
      </div>
      {isError ? (
        <Notice tone="warn" className="m-4 mt-0">
          {t('courierLost')}
        </Notice>
      ) : isQuiet ? (
        <Notice className="m-4 mt-0">{t('courierQuiet', { minutes: quietMinutes })}</Notice>
      ) : null}
    </section>
  );
}

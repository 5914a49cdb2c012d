'use client';

import { Settings } from 'lucide';
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent } from 'react';
import { MAIN_ID } from '@/components/layout/skip-link';
import { ButtonLink } from '@/components/ui/button';
import { EmptyPicture } from '@/components/ui/empty-picture';
import { Icon } from '@/components/ui/icon';
import { orderIntents, UNSENT_ORDER_LIFE_MS } from '@/lib/pages/checkout/order-intent';
import { paths } from '@/lib/core/paths/paths';
import { deviceMs } from '@/lib/core/time/now';
import { ComeBack } from './come-back.client';

/**
 * Guests cannot order on this tablet until its staff have enrolled it, which is behind their PIN.
 * @param isPressOpen the outcome of an order is unknown: its guest must not order a second time
 */
export function NotEnrolledScreen({ isPressOpen }: { isPressOpen: boolean }) {
  const t = useTranslations('kiosk');
  return (
    <main id={MAIN_ID} tabIndex={-1} className="kiosk-message">
      <EmptyPicture name="compass" />
      <h1>{t('notEnrolledTitle')}</h1>
      <p>{t(isPressOpen ? 'askText' : 'notEnrolledText')}</p>
      <ButtonLink tone="tint" big href={paths.kioskStaff()}>
        <Icon of={Settings} />
        {t('toStaff')}
      </ButtonLink>
      <ComeBack />
    </main>
  );
}

/** Ends an order that is refused for too long: a later enrolment of the tablet must not repeat it. */
export function TurnedAwayPress({ onOver }: { onOver: () => void }) {
  const end = useEffectEvent(onOver);
  useEffect(() => {
    const startedAt = orderIntents.findLast(({ state }) => state === 'open')?.startedAt ?? 0;
    const timer = setTimeout(() => end(), startedAt + UNSENT_ORDER_LIFE_MS - deviceMs());
    return () => clearTimeout(timer);
  }, []);
  return null;
}

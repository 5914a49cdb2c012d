'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { UNSENT_ORDER_LIFE_MS } from '@/lib/pages/checkout/order-intent';
import { paths } from '@/lib/core/paths/paths';
import { isSignedInHere } from '@/lib/core/session/sign-in-id';
import { MINUTE_MS } from '@/lib/core/time/duration';
import { deviceMs } from '@/lib/core/time/now';
import type { Placing } from './use-place-order';

type OutcomeScreenProps = {
  placing: Extract<Placing, { kind: 'unknown' }>;
  onCheck: () => void;
  /** The diner does not want an order that has not left the device. */
  onWithdraw: () => void;
};

/** Seconds until the instant, counted down. */
function useSecondsUntil(atMs: number | null): number | null {
  const [seconds, setSeconds] = useState<number | null>(null);
  useEffect(() => {
    const tick = () => setSeconds(atMs === null ? null : Math.max(0, Math.ceil((atMs - deviceMs()) / 1000)));
    const first = setTimeout(tick, 0);
    const timer = setInterval(tick, 500);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [atMs]);
  return seconds;
}

/**
 * It is unknown whether the order arrived, or known that it has not left the device: says so, asks again, and lets the diner go
 * elsewhere meanwhile.
 */
export function OutcomeScreen({ placing, onCheck, onWithdraw }: OutcomeScreenProps) {
  const t = useTranslations('checkout');
  const auth = useTranslations('auth');
  const errors = useTranslations('errors');
  const seconds = useSecondsUntil(placing.nextAtMs);
  // It replaces a long form that was scrolled down to its button.
  useEffect(() => {
    window.scrollTo(0, 0);
  }, []);
  return (
    <EmptyState
      role="status"
      heading="h2"
      art={<span className="spinner spinner--big" aria-hidden="true" />}
      title={t(placing.isUnsent ? 'unsentTitle' : 'unknownTitle')}
      action={
        placing.needsSignIn ? (
          <a className="button button--main" href={paths.signIn(paths.cart())}>
            {auth('signIn')}
          </a>
        ) : (
          <div className="grid gap-2">
            <Button tone="tint" onClick={onCheck}>
              {t(placing.isUnsent ? 'sendNow' : 'checkNow')}
            </Button>
            {placing.isUnsent ? (
              <Button tone="text" onClick={onWithdraw}>
                {t('doNotSend')}
              </Button>
            ) : null}
            {isSignedInHere() ? (
              <ButtonLink tone="text" href={paths.orders()}>
                {t('toOrders')}
              </ButtonLink>
            ) : null}
            <ButtonLink tone="text" href={paths.home()}>
              {errors('toHome')}
            </ButtonLink>
            {seconds === null || seconds === 0 ? null : (
              <p className="muted caption" aria-live="off">
                {t('nextCheck', { seconds })}
              </p>
            )}
          </div>
        )
      }
    >
      {placing.isUnsent ? t('unsentText', { minutes: UNSENT_ORDER_LIFE_MS / MINUTE_MS }) : t('unknownText')}
    </EmptyState>
  );
}

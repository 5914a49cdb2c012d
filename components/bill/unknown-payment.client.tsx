'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { paths } from '@/lib/paths/paths';
import type { Paying } from './use-pay-bill';

type UnknownPaymentProps = { paying: Extract<Paying, { kind: 'unknown' }>; onCheck: () => void };

/** Nobody knows whether the payment has begun: says so, and finds out. */
export function UnknownPayment({ paying, onCheck }: UnknownPaymentProps) {
  const t = useTranslations('bill');
  const signIn = () =>
    window.location.assign(paths.signIn(window.location.pathname + window.location.search));
  return (
    <EmptyState
      card
      role="status"
      art={<span className="spin spin--big" aria-hidden="true" />}
      title={t('unknownTitle')}
      action={
        paying.needsSignIn ? (
          <Button onClick={signIn}>{t('signIn')}</Button>
        ) : (
          <Button tone="tint" onClick={onCheck}>
            {t('checkNow')}
          </Button>
        )
      }
    >
      {t('unknownText')}
    </EmptyState>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { signInHere } from '@/components/layout/sign-in-here';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Notice } from '@/components/ui/notice';
import type { Paying } from './use-pay-bill';

type UnknownPaymentProps = { paying: Extract<Paying, { kind: 'unknown' }>; onCheck: () => void };

/** It is unknown whether the payment has begun: says so, and asks the server again. */
export function UnknownPayment({ paying, onCheck }: UnknownPaymentProps) {
  const t = useTranslations('bill');
  return (
    <EmptyState
      card
      role="status"
      art={<span className="spinner spinner--big" aria-hidden="true" />}
      title={t('unknownTitle')}
      action={
        paying.needsSignIn ? (
          <Button onClick={signInHere}>{t('signIn')}</Button>
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

type UnsettledPaymentProps = { isKeyReused: boolean; onRefresh: () => void };

/** It could not be determined whether the payment has begun, or it was sent before with another body: where to look first. */
export function UnsettledPayment({ isKeyReused, onRefresh }: UnsettledPaymentProps) {
  const t = useTranslations('bill');
  const errors = useTranslations('errors');
  return (
    <Notice
      tone="warn"
      title={errors(isKeyReused ? 'billAlreadySent' : 'billUnknownOutcome')}
      actions={
        <Button tone="text" onClick={onRefresh}>
          {t('refresh')}
        </Button>
      }
    >
      {t('unsettledText')}
    </Notice>
  );
}

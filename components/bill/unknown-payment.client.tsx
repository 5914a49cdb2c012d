'use client';

import { useTranslations } from 'next-intl';
import { UnknownOutcome } from '@/components/layout/unknown-outcome.client';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { Paying } from './use-pay-bill';

type UnknownPaymentProps = { paying: Extract<Paying, { kind: 'unknown' }>; onCheck: () => void };

/** It is unknown whether the payment has begun. */
export function UnknownPayment({ paying, onCheck }: UnknownPaymentProps) {
  const t = useTranslations('bill');
  const texts = {
    title: t('unknownTitle'),
    text: t('unknownText'),
    check: t('checkNow'),
    signIn: t('signIn'),
  };
  return <UnknownOutcome view={paying} texts={texts} onCheck={onCheck} />;
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

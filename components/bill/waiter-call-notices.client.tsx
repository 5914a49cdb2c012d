'use client';

import { useTranslations } from 'next-intl';
import { useFailureText } from '@/components/layout/use-failure-text';
import { Notice } from '@/components/ui/notice';
import type { BffError } from '@/lib/core/bff/client';

/** The outcome of the call is unknown, or it has not left the phone: the next press does not call twice. */
export function UnknownCall({ isUnsent }: { isUnsent: boolean }) {
  const t = useTranslations('bill');
  return (
    <Notice tone="warn" title={t(isUnsent ? 'callUnsentTitle' : 'callUnknownTitle')}>
      {t(isUnsent ? 'callUnsentText' : 'callUnknownText')}
    </Notice>
  );
}

/** Asking gives no clear answer any more: another call may be a second one. */
export function UnsettledCall({ isKeyReused }: { isKeyReused: boolean }) {
  const t = useTranslations('bill');
  const errors = useTranslations('errors');
  return (
    <Notice tone="warn" title={isKeyReused ? errors('waiterAlreadySent') : t('callUnknownTitle')}>
      {t('callUnsettledText')}
    </Notice>
  );
}

/** Why the call failed; after too many calls, when the next one can be made. */
export function FailedCall({ error }: { error: BffError }) {
  const t = useTranslations('bill');
  const failureText = useFailureText();
  const isLimited = error.code === 'request/too-many' || error.code === 'upstream/busy';
  const { retryAfterSeconds } = error;
  return (
    <Notice tone="danger" title={t('callFailed')}>
      {isLimited && retryAfterSeconds !== undefined
        ? t('callLimited', { minutes: Math.ceil(retryAfterSeconds / 60) })
        : failureText(error)}
    </Notice>
  );
}

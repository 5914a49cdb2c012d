'use client';

import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { Switch } from '@/components/ui/switch';
import { consentToCounting, isTrackingRefused, mayCount, onConsent } from '@/lib/analytics/consent';

/** The consent to be counted, given and taken back here; a browser that asks not to track decides for its user. */
export function CountingSwitch({ counter }: { counter: string }) {
  const t = useTranslations('legal');
  const isOn = useSyncExternalStore(onConsent, mayCount, () => false);
  const isRefused = useSyncExternalStore(onConsent, isTrackingRefused, () => false);
  const change = (isGiven: boolean) => {
    consentToCounting(isGiven);
    if (isGiven)
      void import('@/lib/analytics/counting')
        .then(({ startCounting }) => startCounting(counter, { isFromNow: true }))
        // The next page begins to count.
        .catch(() => undefined);
  };
  return (
    <div className="card mt-4 max-w-prose">
      <Switch label={t('counting')} checked={isOn} busy={isRefused} onChange={change}>
        {t(isRefused ? 'countingRefused' : 'countingText')}
      </Switch>
    </div>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { Switch } from '@/components/ui/switch';
import { answerConsent } from '@/lib/core/analytics/answer-consent';
import { isTrackingRefused, hasConsent, onConsent } from '@/lib/core/analytics/consent';

/** The consent to be counted, given and taken back here; a browser that asks not to track decides for its user. */
export function AnalyticsSwitch({ counter }: { counter: string }) {
  const t = useTranslations('legal');
  const isOn = useSyncExternalStore(onConsent, hasConsent, () => false);
  const isRefused = useSyncExternalStore(onConsent, isTrackingRefused, () => false);
  return (
    <div className="card mt-4 max-w-prose">
      <Switch
        label={t('counting')}
        checked={isOn}
        busy={isRefused}
        onChange={(isGiven) => answerConsent(isGiven, counter)}
      >
        {t(isRefused ? 'countingRefused' : 'countingText')}
      </Switch>
    </div>
  );
}

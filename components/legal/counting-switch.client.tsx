'use client';

import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { Switch } from '@/components/ui/switch';
import { answerCounting } from '@/lib/analytics/answer-counting';
import { isTrackingRefused, mayCount, onConsent } from '@/lib/analytics/consent';

/** The consent to be counted, given and taken back here; a browser that asks not to track decides for its user. */
export function CountingSwitch({ counter }: { counter: string }) {
  const t = useTranslations('legal');
  const isOn = useSyncExternalStore(onConsent, mayCount, () => false);
  const isRefused = useSyncExternalStore(onConsent, isTrackingRefused, () => false);
  return (
    <div className="card mt-4 max-w-prose">
      <Switch
        label={t('counting')}
        checked={isOn}
        busy={isRefused}
        onChange={(isGiven) => answerCounting(isGiven, counter)}
      >
        {t(isRefused ? 'countingRefused' : 'countingText')}
      </Switch>
    </div>
  );
}

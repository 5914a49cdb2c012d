'use client';

import { X } from 'lucide';
import { useTranslations } from 'next-intl';
import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { Notice } from '@/components/ui/notice';
import { answerConsent } from '@/lib/core/analytics/answer-consent';
import { recordConsentQuestion, PAGES_WITHOUT_QUESTION } from '@/lib/core/analytics/consent-question';

export type ConsentQuestionProps = { counter: string; onAnswered: () => void };

/** Asks whether the diner may be counted, above the page and over nothing of it. Closing it is a no. */
export function ConsentQuestion({ counter, onAnswered }: ConsentQuestionProps) {
  const t = useTranslations('legal');
  const hasPlace = !PAGES_WITHOUT_QUESTION.test(usePathname());
  useEffect(() => {
    if (hasPlace) recordConsentQuestion();
  }, [hasPlace]);
  const answer = (isGiven: boolean) => {
    answerConsent(isGiven, counter);
    onAnswered();
  };
  if (!hasPlace) return null;
  return (
    <aside className="consent-question" aria-label={t('countingAsk')}>
      <Notice
        tone="info"
        title={t('countingAsk')}
        actions={
          <>
            <Button tone="text" onClick={() => answer(true)}>
              {t('countingYes')}
            </Button>
            <Button tone="text" onClick={() => answer(false)}>
              {t('countingNo')}
            </Button>
          </>
        }
        close={
          <IconButton label={t('countingClose')} onClick={() => answer(false)}>
            <Icon of={X} />
          </IconButton>
        }
      >
        {t('countingText')}
      </Notice>
    </aside>
  );
}

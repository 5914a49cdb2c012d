import type { ComponentType } from 'react';
import { withLateTexts } from './late-texts';
import { mayAskForConsent } from '@/lib/core/analytics/consent-question';
import { whenIdle } from '@/lib/core/connection/when-idle';
import type { ConsentQuestionProps } from './consent-question.client';

/** Loads the question with its texts in idle time; null if it must not appear. */
export async function loadConsentQuestion(): Promise<ComponentType<ConsentQuestionProps> | null> {
  if (!mayAskForConsent()) return null;
  await whenIdle();
  return withLateTexts('countingQuestion', () =>
    import('./consent-question.client').then((module) => module.ConsentQuestion),
  );
}

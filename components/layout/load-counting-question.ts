import type { ComponentType } from 'react';
import { withLateTexts } from './late-texts';
import { mayAskToCount, whenIdle } from '@/lib/analytics/asked-counting';
import type { CountingQuestionProps } from './counting-question.client';

/** The question with its texts, loaded in idle time; null where nobody is to be asked. @throws BffError */
export async function loadCountingQuestion(): Promise<ComponentType<CountingQuestionProps> | null> {
  if (!mayAskToCount()) return null;
  await whenIdle();
  return withLateTexts('countingQuestion', () =>
    import('./counting-question.client').then((module) => module.CountingQuestion),
  );
}

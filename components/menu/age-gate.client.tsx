'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Sheet } from '@/components/ui/sheet.client';
import { track } from '@/lib/core/analytics/track';

/** Closing the gate is no answer: nothing is added, and the diner's age stays unconfirmed. */
export type AgeAnswer = 'yes' | 'no' | 'closed';

/** Asks whether the diner is old enough for the product (MENU-49 to MENU-57). */
export function AgeGate({ age, onAnswer }: { age: number; onAnswer: (answer: AgeAnswer) => void }) {
  const t = useTranslations('menu');
  const common = useTranslations('layout');
  const close = (answer: AgeAnswer) => {
    track('age_gate_closed', { age, answer });
    onAnswer(answer);
  };
  return (
    <Sheet
      open
      onOpenChange={(open) => {
        if (!open) close('closed');
      }}
      title={t('ageQuestion', { age })}
      closeLabel={common('close')}
      footer={
        <div className="grid w-full gap-2 dialog:grid-cols-2">
          <Button big onClick={() => close('yes')}>
            {t('ageYes', { age })}
          </Button>
          <Button big tone="quiet" onClick={() => close('no')}>
            {t('ageNo')}
          </Button>
        </div>
      }
    >
      <p className="muted pb-2">{t('ageText', { age })}</p>
    </Sheet>
  );
}

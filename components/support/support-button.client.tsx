'use client';

import { useTranslations } from 'next-intl';
import { useFailureText } from '@/components/layout/use-failure-text';
import { Button } from '@/components/ui/button';
import { useLateDialog } from '@/components/ui/use-late-dialog';
import type { SupportSubject } from '@/lib/support/support';

const loadSheet = () => import('./support-sheet.client').then((module) => module.SupportSheet);

/** The button that opens support, on every page where something can go wrong (ORD-29). */
export function SupportButton(subject: SupportSubject) {
  const t = useTranslations('support');
  const failureText = useFailureText();
  const { opened, isLoading, open, close } = useLateDialog(loadSheet, failureText('network'));
  return (
    <>
      <Button tone="quiet" busy={isLoading} onClick={() => open()}>
        {t('open')}
      </Button>
      {opened ? <opened.Dialog subject={subject} onClose={close} /> : null}
    </>
  );
}

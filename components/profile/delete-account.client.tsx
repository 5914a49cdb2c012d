'use client';

import { useTranslations } from 'next-intl';
import { useFailureText } from '@/components/layout/use-failure-text';
import { Button } from '@/components/ui/button';
import { useLateDialog } from '@/components/ui/use-late-dialog';

const loadSheet = () => import('./delete-account-sheet.client').then((module) => module.DeleteAccountSheet);

/** The button that deletes the account (PROF-19). */
export function DeleteAccount() {
  const t = useTranslations('profile');
  const failureText = useFailureText();
  const { opened, isLoading, open, close } = useLateDialog(loadSheet, failureText('network'));
  return (
    <>
      <Button tone="text" busy={isLoading} onClick={() => open()}>
        {t('delete')}
      </Button>
      {opened ? <opened.Dialog onClose={close} /> : null}
    </>
  );
}

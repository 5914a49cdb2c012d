'use client';

import { useTranslations } from 'next-intl';
import { useSignOut } from '@/components/auth/use-sign-out';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Sheet } from '@/components/ui/sheet.client';
import { BffError } from '@/lib/bff/client';
import { RESTORE_DAYS } from '@/lib/profile/profile';
import { deleteAccount } from '@/lib/profile/profile.api';
import { FailureNotice } from './failure-notice.client';
import { useAction } from '@/components/layout/use-action';

/** Says what a deletion means and for how long it can be undone, and ends account and session. */
export function DeleteAccountSheet({ onClose }: { onClose: () => void }) {
  const t = useTranslations('profile');
  const layout = useTranslations('layout');
  const { run, isBusy, failure } = useAction(deleteOnce);
  const { signOut, state } = useSignOut();
  const remove = async () => {
    if (await run()) signOut();
  };
  return (
    <Sheet
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t('deleteTitle')}
      closeLabel={layout('close')}
      footer={
        <div className="grid w-full gap-2">
          <Button big busy={isBusy || state === 'leaving'} onClick={() => void remove()}>
            {t('delete')}
          </Button>
          <Button tone="quiet" onClick={onClose}>
            {t('keepAccount')}
          </Button>
        </div>
      }
    >
      <div className="grid gap-3">
        <p>{t('deleteText')}</p>
        <p className="muted">{t('deleteRestore', { days: RESTORE_DAYS })}</p>
        {failure ? <FailureNotice failure={failure} title={t('notDeleted')} /> : null}
        {state === 'failed' ? <Notice tone="danger">{t('signOutFailed')}</Notice> : null}
      </div>
    </Sheet>
  );
}

/** A retry after a lost response finds the account deleted, which counts as success. */
async function deleteOnce(): Promise<void> {
  try {
    await deleteAccount();
  } catch (error) {
    if (!(error instanceof BffError && error.code === 'auth/deleted-account')) throw error;
  }
}

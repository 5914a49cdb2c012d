'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { useSignOut } from '@/components/auth/use-sign-out';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Sheet } from '@/components/ui/sheet.client';
import { BffError } from '@/lib/core/bff/client';
import { RESTORE_DAYS } from '@/lib/profile/profile';
import { deleteAccount, showDeletion } from '@/lib/profile/profile.api';
import { FailureNotice } from './failure-notice.client';
import { useAction } from '@/components/layout/use-action';

/** Says what a deletion means and for how long it can be undone, and ends account and session. */
export function DeleteAccountSheet({ onClose }: { onClose: () => void }) {
  const t = useTranslations('profile');
  const layout = useTranslations('layout');
  const [deletion, setDeletion] = useState<{ restorableUntil: string | null } | null>(null);
  const isClosed = useRef(false);
  const { run, isBusy, failure } = useAction(async () => {
    const made = await deleteOnce();
    setDeletion(made);
    if (isClosed.current) void showDeletion(made.restorableUntil);
  });
  const { signOut, state } = useSignOut();
  const isDeletingOrDeleted = isBusy || deletion !== null;
  const close = () => {
    isClosed.current = true;
    onClose();
    // The session could not be ended, and the page behind still shows the account as it was.
    if (deletion) void showDeletion(deletion.restorableUntil);
  };
  const remove = async () => {
    if (await run()) signOut();
  };
  return (
    <Sheet
      open
      onOpenChange={(open) => {
        if (!open) close();
      }}
      title={t('deleteTitle')}
      closeLabel={layout('close')}
      footer={
        <div className="grid w-full gap-2">
          <Button big tone="danger" busy={isBusy || state === 'leaving'} onClick={() => void remove()}>
            {t('delete')}
          </Button>
          {isDeletingOrDeleted ? null : (
            <Button tone="quiet" onClick={close}>
              {t('keepAccount')}
            </Button>
          )}
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
async function deleteOnce(): Promise<{ restorableUntil: string | null }> {
  try {
    return { restorableUntil: await deleteAccount() };
  } catch (error) {
    if (!(error instanceof BffError && error.code === 'auth/deleted-account')) throw error;
    return { restorableUntil: null };
  }
}

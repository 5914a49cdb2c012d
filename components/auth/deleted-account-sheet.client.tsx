'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Sheet } from '@/components/ui/sheet.client';
import { paths } from '@/lib/paths/paths';
import { useSignOut } from './use-sign-out';

/** The account is deleted, and the ways from here: to its restoring, to support, out. */
export function DeletedAccountSheet({ onClose }: { onClose: () => void }) {
  const t = useTranslations('deletedAccount');
  const { signOut, state } = useSignOut();
  return (
    <Sheet
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t('title')}
      closeLabel={t('close')}
      footer={
        <div className="grid w-full gap-2">
          {/* Full loads: the page behind could not be shown to this account, and nothing of it is needed further. */}
          <a className="button button--main button--big" href={paths.profile()}>
            {t('profile')}
          </a>
          <Button tone="quiet" busy={state === 'leaving'} onClick={signOut}>
            {t('signOut')}
          </Button>
          <a className="button button--text" href={paths.support()}>
            {t('support')}
          </a>
        </div>
      }
    >
      <div className="grid gap-3">
        <p>{t('text')}</p>
        {state === 'failed' ? <Notice tone="danger">{t('signOutFailed')}</Notice> : null}
      </div>
    </Sheet>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Sheet } from '@/components/ui/sheet.client';
import { paths } from '@/lib/core/paths/paths';
import { useSignOut } from './use-sign-out';

/** Pages that say themselves that the account is deleted, and until when it can be restored (PROF-20). */
const OWN_PAGES = [paths.profile(), paths.profileForm(), paths.birthday()];

/** Says that the account is deleted, and links to restoring it, to support, and to sign-out. */
export function DeletedAccountSheet({ onClose }: { onClose: () => void }) {
  const t = useTranslations('deletedAccount');
  const { signOut, state } = useSignOut();
  if (OWN_PAGES.includes(location.pathname)) return null;
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
          {/* Full page loads: the page behind cannot be shown to this account. */}
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

'use client';

import { useTranslations } from 'next-intl';
import { useSignOut } from '@/components/auth/use-sign-out';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Sheet } from '@/components/ui/sheet.client';

/** Says what is lost, and has this browser forget everything of ours. */
export function ForgetDeviceSheet({ onClose }: { onClose: () => void }) {
  const t = useTranslations('ownData');
  const layout = useTranslations('layout');
  const { signOut, state } = useSignOut({ forgetsDevice: true });
  return (
    <Sheet
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t('forgetTitle')}
      closeLabel={layout('close')}
      footer={
        <div className="grid w-full gap-2">
          <Button big tone="danger" busy={state === 'leaving'} onClick={signOut}>
            {t('forget')}
          </Button>
          <Button tone="quiet" onClick={onClose}>
            {t('keep')}
          </Button>
        </div>
      }
    >
      <div className="grid gap-3">
        <p>{t('forgetText')}</p>
        {state === 'failed' ? <Notice tone="danger">{t('notForgotten')}</Notice> : null}
      </div>
    </Sheet>
  );
}

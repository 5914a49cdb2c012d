'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Modal } from '@/components/ui/modal.client';

type SignOutQuestionProps = { onSignOut: () => void; onClose: () => void };

/** Asks once before the session ends. */
export function SignOutQuestion({ onSignOut, onClose }: SignOutQuestionProps) {
  const t = useTranslations('profile');
  return (
    <Modal
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t('signOutTitle')}
      text={t('signOutText')}
      actions={
        <>
          <Button tone="danger" onClick={onSignOut}>
            {t('signOut')}
          </Button>
          <Button tone="quiet" onClick={onClose}>
            {t('staySignedIn')}
          </Button>
        </>
      }
    />
  );
}

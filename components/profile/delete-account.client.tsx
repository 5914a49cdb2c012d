'use client';

import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { Button } from '@/components/ui/button';

/* The confirmation is loaded on demand. */
const DeleteAccountSheet = dynamic(
  () => import('./delete-account-sheet.client').then((module) => module.DeleteAccountSheet),
  { ssr: false },
);

/** The button that deletes the account (PROF-19). */
export function DeleteAccount() {
  const t = useTranslations('profile');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button tone="text" onClick={() => setIsOpen(true)}>
        {t('delete')}
      </Button>
      {isOpen ? <DeleteAccountSheet onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}

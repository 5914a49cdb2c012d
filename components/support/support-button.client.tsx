'use client';

import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import type { SupportSubject } from '@/lib/support/support';

/* Loaded with the first press. */
const SupportSheet = dynamic(() => import('./support-sheet.client').then((module) => module.SupportSheet), {
  ssr: false,
});

/** The button that opens support, on every page where something can go wrong (ORD-29). */
export function SupportButton(subject: SupportSubject) {
  const t = useTranslations('support');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button tone="quiet" onClick={() => setIsOpen(true)}>
        {t('open')}
      </Button>
      {isOpen ? <SupportSheet subject={subject} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}

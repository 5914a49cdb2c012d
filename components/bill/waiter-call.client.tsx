'use client';

import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import type { TableLink } from '@/lib/bill/table-link';

/* Loaded with the first press. */
const WaiterCallSheet = dynamic(
  () => import('./waiter-call-sheet.client').then((module) => module.WaiterCallSheet),
  { ssr: false },
);

/** Calls a waiter to the table (BILL-08). */
export function WaiterCall({ link }: { link: TableLink }) {
  const t = useTranslations('bill');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button tone="quiet" onClick={() => setIsOpen(true)}>
        {t('callWaiter')}
      </Button>
      {isOpen ? <WaiterCallSheet link={link} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}

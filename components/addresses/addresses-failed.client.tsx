'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';

/** In place of the diner's addresses, where they could not be loaded. */
export function AddressesFailed({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('addresses');
  return (
    <Notice
      tone="warn"
      title={t('errorTitle')}
      actions={
        <Button tone="text" onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    />
  );
}

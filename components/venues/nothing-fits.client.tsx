'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { EmptyPicture } from '@/components/ui/empty-picture';
import { EmptyState } from '@/components/ui/empty-state';

/** No venue of the town fits the filters. */
export function NothingFits({ onReset }: { onReset: () => void }) {
  const t = useTranslations('venues');
  return (
    <EmptyState
      role="status"
      art={<EmptyPicture name="magnifier" />}
      title={t('nothingFits')}
      action={<Button onClick={onReset}>{t('resetFilters')}</Button>}
    >
      {t('nothingFitsText')}
    </EmptyState>
  );
}

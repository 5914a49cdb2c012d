'use client';

import { CloudOff, SearchX, WifiOff } from 'lucide';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { Skeleton } from '@/components/ui/skeleton';
import { BffError } from '@/lib/bff/client';
import { writeAddressText } from './use-address-text';

const ROWS = [1, 2, 3, 4];

/** Skeleton rows, shown after a delay. */
export function ResultSkeletons() {
  const t = useTranslations('search');
  return (
    <div className="delayed mt-6 grid gap-3" role="status" aria-busy="true" aria-label={t('loading')}>
      {ROWS.map((row) => (
        <Skeleton key={row} shape="card" className="h-18" />
      ))}
    </div>
  );
}

/** Nothing was found: says what was searched for, and what else can be done. */
export function NothingFound({ text, children }: { text: string; children?: ReactNode }) {
  const t = useTranslations('search');
  return (
    <EmptyState
      role="status"
      art={<Icon of={SearchX} />}
      title={t('emptyTitle', { text })}
      action={
        <div className="grid justify-items-center gap-3">
          {children}
          <Button tone="quiet" onClick={() => writeAddressText('')}>
            {t('clearSearch')}
          </Button>
        </div>
      }
    >
      {t('emptyText')}
    </EmptyState>
  );
}

/** The request failed: the device is offline, or the server failed. */
export function SearchFailed({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const t = useTranslations('search');
  const isOffline = error === null || (error instanceof BffError && error.code === 'network');
  return (
    <EmptyState
      role="alert"
      art={<Icon of={isOffline ? WifiOff : CloudOff} />}
      title={isOffline ? t('offlineTitle') : t('failedTitle')}
      action={<Button onClick={onRetry}>{t('retry')}</Button>}
    >
      {isOffline ? t('offlineText') : t('failedText')}
    </EmptyState>
  );
}

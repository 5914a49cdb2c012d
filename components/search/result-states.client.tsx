'use client';

import { WifiOff } from 'lucide';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { EmptyPicture } from '@/components/ui/empty-picture';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { Skeleton } from '@/components/ui/skeleton';
import { isNetworkFailure } from '@/lib/core/bff/client';
import { writeAddressText } from './use-address-text';

const ROWS = [1, 2, 3, 4];

/** Skeleton rows, shown after a delay. */
export function ResultSkeletons() {
  const t = useTranslations('search');
  return (
    <div className="delayed mt-6 grid gap-3" role="status" aria-busy="true" aria-label={t('loading')}>
      {ROWS.map((row) => (
        <div key={row} className="card card--padded flex items-center gap-3">
          <Skeleton shape="control" className="size-14 shrink-0" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-4 w-3/5" />
            <Skeleton className="h-3 w-2/5" />
          </div>
        </div>
      ))}
    </div>
  );
}

/** Names the text that was searched for instead of a misspelled one. */
export function Corrected({ text }: { text: string }) {
  const t = useTranslations('search');
  return <b className="search-corrected">{t('corrected', { text })}</b>;
}

/** Nothing was found: says what was searched for, and what else can be done. */
export function NothingFound({ text, children }: { text: string; children?: ReactNode }) {
  const t = useTranslations('search');
  return (
    <EmptyState
      role="status"
      art={<EmptyPicture name="magnifier" />}
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
  const isOffline = isNetworkFailure(error);
  return (
    <EmptyState
      role="alert"
      art={isOffline ? <Icon of={WifiOff} /> : <EmptyPicture name="pan" />}
      title={isOffline ? t('offlineTitle') : t('failedTitle')}
      action={<Button onClick={onRetry}>{t('retry')}</Button>}
    >
      {isOffline ? t('offlineText') : t('failedText')}
    </EmptyState>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/notice';
import type { Lookup } from './use-scanned-goods';

/** What became of the last barcode, in words; nothing while a sheet says it. */
export function LookupNotice({ lookup }: { lookup: Lookup | null }) {
  const t = useTranslations('scanner');
  if (lookup === null || lookup.kind === 'opened') return null;
  switch (lookup.kind) {
    case 'searching':
      return <Notice>{t('searching')}</Notice>;
    case 'added':
      return <Notice tone="ok">{t('added', { name: lookup.name })}</Notice>;
    case 'notAdded':
      return <Notice tone="warn">{t('notAdded', { name: lookup.name })}</Notice>;
    case 'soldOut':
      return <Notice tone="warn">{t('soldOut', { name: lookup.name })}</Notice>;
    case 'notOffered':
      return <Notice tone="warn">{t('notOffered', { name: lookup.name })}</Notice>;
    case 'notFound':
      return (
        <Notice tone="warn" title={t('notFound')}>
          {t('notFoundText', { barcode: lookup.barcode })}
        </Notice>
      );
    case 'failed':
      return <Notice tone="danger">{t('lookupFailed')}</Notice>;
  }
}

'use client';

import { useTranslations } from 'next-intl';
import { Glyph } from '@/components/ui/glyph';
import { IconButton } from '@/components/ui/icon-button';
import { Notice } from '@/components/ui/notice';
import type { Lookup } from './use-scanned-goods';

type LookupNoticeProps = {
  lookup: Lookup | null;
  /** Dismisses it; without, it stands until the next barcode. */
  onClose?: () => void;
};

/** The text about the last barcode; nothing while a sheet says it. */
export function LookupNotice({ lookup, onClose }: LookupNoticeProps) {
  const t = useTranslations('scanner');
  const common = useTranslations('layout');
  if (lookup === null || lookup.kind === 'opened') return null;
  const close = onClose ? (
    <IconButton label={common('close')} onClick={onClose}>
      <Glyph name="close" size="small" />
    </IconButton>
  ) : undefined;
  switch (lookup.kind) {
    case 'searching':
      return <Notice>{t('searching')}</Notice>;
    case 'added':
      return <Notice tone="ok">{t('added', { name: lookup.name })}</Notice>;
    case 'notAdded':
    case 'soldOut':
    case 'notOffered':
      return (
        <Notice tone="warn" close={close}>
          {t(lookup.kind, { name: lookup.name })}
        </Notice>
      );
    case 'notFound':
      return (
        <Notice tone="warn" title={t('notFound')} close={close}>
          {t('notFoundText', { barcode: lookup.barcode })}
        </Notice>
      );
    case 'failed':
      return (
        <Notice tone="danger" close={close}>
          {t('lookupFailed')}
        </Notice>
      );
  }
}

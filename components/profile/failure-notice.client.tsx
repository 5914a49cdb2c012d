'use client';

import { useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/notice';
import type { BffError } from '@/lib/bff/client';
import { ERRORS } from '@/lib/errors/errors';

type FailureNoticeProps = { failure: BffError; title: string };

/** What was not done and why; what was typed stands as it was. */
export function FailureNotice({ failure, title }: FailureNoticeProps) {
  const t = useTranslations('errors');
  return (
    <Notice tone="danger" title={title}>
      {failure.code === 'network' ? t('network') : t(ERRORS[failure.code].messageKey)}
    </Notice>
  );
}

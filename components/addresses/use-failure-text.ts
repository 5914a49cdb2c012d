'use client';

import { useTranslations } from 'next-intl';
import { BffError } from '@/lib/bff/client';
import { ERRORS } from '@/lib/errors/errors';

/** What went wrong, in the language of the page. */
export function useFailureText(): (error: unknown) => string {
  const t = useTranslations('errors');
  return (error) => {
    if (!(error instanceof BffError)) return t('serverFailed');
    return t(error.code === 'network' ? 'network' : ERRORS[error.code].messageKey);
  };
}

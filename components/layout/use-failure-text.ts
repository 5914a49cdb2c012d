'use client';

import { useTranslations } from 'next-intl';
import { BffError } from '@/lib/core/bff/client';
import { AppError, ERRORS, isErrorCode } from '@/lib/core/errors/errors';

/** The message of a failure or of its code, in the page's language; a general one for unknown failures. */
export function useFailureText(): (failure: unknown) => string {
  const t = useTranslations('errors');
  return (failure) => {
    const code = failure instanceof BffError || failure instanceof AppError ? failure.code : failure;
    if (code === 'network') return t('network');
    return t(isErrorCode(code) ? ERRORS[code].messageKey : 'serverFailed');
  };
}

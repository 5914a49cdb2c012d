'use client';

import { useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/notice';
import type { BffError } from '@/lib/bff/client';
import { ERRORS } from '@/lib/errors/errors';

/** Why the order was not made; the cart is as it was. */
export function RefusalNotice({ error }: { error: BffError }) {
  const t = useTranslations('errors');
  const checkout = useTranslations('checkout');
  return (
    <Notice tone="danger" title={checkout('refused')}>
      {error.code === 'network' ? t('network') : t(ERRORS[error.code].messageKey)}
    </Notice>
  );
}

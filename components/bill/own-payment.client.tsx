'use client';

import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { ButtonLink } from '@/components/ui/button';
import type { BillIntent } from '@/lib/bill/bill-intent';
import { paths } from '@/lib/core/paths/paths';
import { useOwnPayment } from './use-own-payment';

/** The link to what this diner has paid at the venue, for the bill that is known, else for any. */
export function OwnPayment({ venueId, billId }: { venueId: number; billId?: string }) {
  const t = useTranslations('bill');
  const isOfHere = useCallback(
    (intent: BillIntent) =>
      intent.preorderId !== null &&
      (billId === undefined ? intent.request.venueId === venueId : intent.billId === billId),
    [venueId, billId],
  );
  const { own } = useOwnPayment(isOfHere);
  if (!own?.preorderId) return null;
  return (
    <ButtonLink tone="tint" href={paths.preorder(own.preorderId)}>
      {t('toOwnPayment')}
    </ButtonLink>
  );
}

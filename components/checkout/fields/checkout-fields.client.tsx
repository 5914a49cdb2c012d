'use client';

import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { TextArea, TextField } from '@/components/ui/text-field';
import { MAX_LENGTHS } from '@/lib/addresses/address';
import { isDeliveryKind } from '@/lib/ordering/order-kind';
import { MAX_COMMENT_LENGTH, MAX_NAME_LENGTH } from '@/lib/ordering/limits';
import { PaymentField } from './payment-field.client';
import { TimeField } from './time-field.client';
import type { CheckoutState } from '@/components/checkout/use-checkout';

/* Only an order in the restaurant has a table. */
const TableField = dynamic(() => import('./table-field.client').then((module) => module.TableField), {
  ssr: false,
  loading: () => <Skeleton shape="card" className="h-28 w-full" />,
});

/** Table, time, payment, name, and comments for the kitchen and the courier (CHK-15, CART-10, CHK-20). */
export function CheckoutFields({ checkout }: { checkout: CheckoutState }) {
  const t = useTranslations('checkout');
  const { checked, draft, change, kind, service, session } = checkout;
  const { quote } = checked;
  // Goods of a micromarket are taken here and now.
  const hasTime = kind !== 'micromarket';
  const knownName = session.data?.name ?? undefined;
  return (
    <>
      {quote && !quote.isOpen ? (
        <Notice tone="warn" role="note">
          {t(hasTime && quote.times.length > 0 ? 'closedNow' : 'noTimes')}
        </Notice>
      ) : null}
      {hasTime && checkout.isTimeMoved ? (
        <Notice tone="warn" role="note">
          {t('timeMoved')}
        </Notice>
      ) : null}
      {service === 'express' ? <TableField checkout={checkout} /> : null}
      {hasTime ? <TimeField checkout={checkout} /> : null}
      <PaymentField
        offered={checkout.payments}
        chosen={checkout.payment}
        kind={kind ?? service}
        onChoose={(payment) => change({ payment })}
      />
      <div className="card card--padded grid gap-4">
        <TextField
          label={t('name')}
          help={t(service === 'takeaway' && kind !== 'micromarket' ? 'nameHelp' : 'nameOptional')}
          autoComplete="given-name"
          maxLength={MAX_NAME_LENGTH}
          placeholder={knownName}
          value={draft.name}
          onChange={(event) => change({ name: event.target.value })}
        />
        {kind === 'micromarket' ? null : (
          <TextArea
            label={t('comment')}
            help={t('commentHelp')}
            rows={2}
            maxLength={MAX_COMMENT_LENGTH}
            value={draft.comment}
            onChange={(event) => change({ comment: event.target.value })}
          />
        )}
        {kind && isDeliveryKind(kind) ? (
          <TextArea
            label={t('courierComment')}
            help={t('courierCommentHelp')}
            rows={2}
            maxLength={MAX_LENGTHS.comment}
            value={draft.courierComment ?? checkout.address?.comment ?? ''}
            onChange={(event) => change({ courierComment: event.target.value })}
          />
        ) : null}
      </div>
    </>
  );
}

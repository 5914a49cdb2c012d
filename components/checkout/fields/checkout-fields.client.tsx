'use client';

import { useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/notice';
import { onDemand } from '@/components/ui/on-demand';
import { Skeleton } from '@/components/ui/skeleton';
import { NotesField } from './notes-field.client';
import { PaymentField } from './payment-field.client';
import { TimeField } from './time-field.client';
import type { CheckoutState } from '@/components/checkout/use-checkout';

/* Only an order in the restaurant has a table. */
const TableField = onDemand(() => import('./table-field.client').then((module) => module.TableField), {
  placeholder: <Skeleton shape="card" className="h-28 w-full" />,
});

/** Table, then a row each for time, payment, and name with comments (CHK-15, CART-10, CHK-20). */
export function CheckoutFields({ checkout }: { checkout: CheckoutState }) {
  const t = useTranslations('checkout');
  const { change, kind, service } = checkout;
  // Goods of a micromarket are taken here and now.
  const hasTime = kind !== 'micromarket';
  return (
    <>
      {checkout.soonestRefusal?.kind === 'closed' ? (
        <Notice tone="warn" role="note">
          {t(checkout.hasTimes ? 'closedNow' : 'noTimes')}
        </Notice>
      ) : null}
      {hasTime && checkout.isTimeMoved ? (
        <Notice tone="warn" role="note">
          {t('timeMoved')}
        </Notice>
      ) : null}
      {service === 'express' ? <TableField checkout={checkout} /> : null}
      <div className="card">
        {hasTime ? <TimeField checkout={checkout} /> : null}
        <PaymentField
          offered={checkout.payments}
          chosen={checkout.payment}
          kind={kind ?? service}
          isMoved={checkout.isPaymentMoved}
          isOfLast={checkout.isPaymentOfLast}
          onChoose={(payment) => change({ payment })}
        />
        <NotesField checkout={checkout} />
      </div>
    </>
  );
}

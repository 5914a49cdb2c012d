'use client';

import { useQuery } from '@tanstack/react-query';
import { Ellipsis, Phone } from 'lucide';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useFailureText } from '@/components/layout/use-failure-text';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { useLateDialog } from '@/components/ui/use-late-dialog';
import { ReorderButton } from '@/components/orders/reorder/reorder-button.client';
import { courierQuery } from '@/lib/orders/order-reading.api';
import { hasCourier, isOver, isToBeFetched } from '@/lib/orders/orders';
import type { Order } from '@/lib/orders/orders.schema';
import { paths } from '@/lib/core/paths/paths';
import { useCancelOrder } from './use-cancel-order';

const loadSheet = () => import('./order-sheet.client').then((module) => module.OrderSheet);

type OrderActionsProps = {
  order: Order;
  /** The support button. */
  support?: ReactNode;
  /** Messages about the order are offered. */
  isJustMade?: boolean;
};

/** Two buttons, one for the courier or the venue and one for help, and the others behind a third. */
export function OrderActions({ order, support, isJustMade = false }: OrderActionsProps) {
  const t = useTranslations('orders');
  const failureText = useFailureText();
  const sheet = useLateDialog(loadSheet, failureText('network'));
  const cancel = useCancelOrder(order, sheet.close);
  const print = () => {
    sheet.close();
    // Once the sheet has left the page.
    setTimeout(() => window.print());
  };
  return (
    <div className="grid gap-2 print:hidden">
      {isJustMade ? (
        // Where the way is offered above in the same tint, the two would be one block.
        <ButtonLink tone={isToBeFetched(order) ? 'text' : 'tint'} href={paths.notifications()}>
          {t('notify')}
        </ButtonLink>
      ) : null}
      <div className="order-actions">
        <FirstAction order={order} />
        {support}
        <IconButton
          ground="quiet"
          label={t('otherActions')}
          aria-busy={sheet.isLoading || undefined}
          onClick={() => sheet.open()}
        >
          <Icon of={Ellipsis} />
        </IconButton>
      </div>
      {cancel.notice}
      {cancel.question}
      {sheet.opened ? (
        <sheet.opened.Dialog order={order} onPrint={print} onCancel={cancel.ask} onClose={sheet.close} />
      ) : null}
    </div>
  );
}

/** Calls the courier, else the restaurant; repeats an order that is completed. */
function FirstAction({ order }: { order: Order }) {
  const t = useTranslations('orders');
  const { data } = useQuery({ ...courierQuery(order.id), enabled: hasCourier(order) });
  const { phone } = order.venue;
  if (order.status === 'completed')
    return <ReorderButton orderId={order.id} venueId={order.venue.id} tone="tint" />;
  if (hasCourier(order) && data?.courier)
    return <CallLink phone={data.courier.phone} text={t('toCourier')} label={t('callCourier')} />;
  return phone === null || isOver(order) ? null : (
    <CallLink phone={phone} text={t('toRestaurant')} label={t('call')} />
  );
}

function CallLink({ phone, text, label }: { phone: string; text: string; label: string }) {
  return (
    <a className="button button--quiet" href={`tel:${phone}`} aria-label={label}>
      <Icon of={Phone} size="small" />
      <span key={text}>{text}</span>
    </a>
  );
}

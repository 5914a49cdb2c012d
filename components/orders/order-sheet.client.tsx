'use client';

import { useTranslations } from 'next-intl';
import { Button, ButtonLink } from '@/components/ui/button';
import { Sheet } from '@/components/ui/sheet.client';
import type { Order } from '@/lib/orders/orders.schema';
import { paths } from '@/lib/core/paths/paths';

type OrderSheetProps = {
  order: Order;
  onPrint: () => void;
  /** Absent where the order cannot be canceled. */
  onCancel?: (() => void) | undefined;
  onClose: () => void;
};

/** The other actions of an order. */
export function OrderSheet({ order: { venue }, onPrint, onCancel, onClose }: OrderSheetProps) {
  const t = useTranslations('orders');
  const common = useTranslations('layout');
  return (
    <Sheet
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t('otherActions')}
      closeLabel={common('close')}
    >
      <div className="grid gap-2">
        {venue.phone === null ? null : (
          <a className="button button--quiet" href={`tel:${venue.phone}`}>
            {t('call')}
          </a>
        )}
        <ButtonLink tone="quiet" href={paths.menu(venue.id)}>
          {t('toVenue')}
        </ButtonLink>
        <Button tone="quiet" onClick={onPrint}>
          {t('print')}
        </Button>
        <ButtonLink tone="quiet" href={paths.orders()}>
          {t('allOrders')}
        </ButtonLink>
        {onCancel ? (
          <Button tone="text" onClick={onCancel}>
            {t('cancel')}
          </Button>
        ) : null}
      </div>
    </Sheet>
  );
}

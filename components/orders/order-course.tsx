import { useTranslations } from 'next-intl';
import { Glyph } from '@/components/ui/glyph';
import type { Order } from '@/lib/orders/orders.schema';
import { OrderSteps } from './order-steps';
import { OrderTimeline } from './order-timeline.client';

/** How far an order is; a touch unfolds the names and times of its steps. */
export function OrderCourse({ order }: { order: Order }) {
  const t = useTranslations('orders');
  return (
    <details className="order-course">
      <summary>
        <span className="visually-hidden">{t('progress')}</span>
        <OrderSteps order={order} />
        <Glyph name="down" size="small" />
      </summary>
      <OrderTimeline order={order} />
    </details>
  );
}

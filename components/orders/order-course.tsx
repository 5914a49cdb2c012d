import { useTranslations } from 'next-intl';
import { Glyph } from '@/components/ui/glyph';
import type { Order } from '@/lib/orders/orders.schema';
import { OrderSteps } from './order-steps';
import { OrderTimeline } from './order-timeline.client';
import { useOrderTime } from './use-order-time';
import { usePromise } from './use-promise';

/** How far an order is; a touch unfolds the names and times of its steps, and how its promised time changed. */
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
      <PromiseHistory order={order} />
    </details>
  );
}

/** Each time that was promised, and its source; nothing where it never changed. */
function PromiseHistory({ order }: { order: Order }) {
  const t = useTranslations('orders');
  const orderTime = useOrderTime();
  const { history } = usePromise(order);
  if (history.length < 2) return null;
  return (
    <>
      <h2 className="caption muted mt-3">{t('promiseHistory')}</h2>
      <ol className="mt-1 grid gap-1">
        {history.map(({ atMs, by }, index) => {
          const time = orderTime(new Date(atMs), order);
          return (
            <li key={`${atMs} ${by}`} className="split-row">
              <span>{t(`promise_${by}`)}</span>
              <span className="number">{index < history.length - 1 ? <s>{time}</s> : <b>{time}</b>}</span>
            </li>
          );
        })}
      </ol>
    </>
  );
}

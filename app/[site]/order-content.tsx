import { ClientMessages } from '@/components/layout/client-messages';
import { OrderScreen } from '@/components/orders/order-screen.client';
import { PayAgain } from '@/components/payments/pay-again.client';
import { SupportButton } from '@/components/support/support-button.client';
import { TipCard } from '@/components/tips/tip-card.client';
import { tipsOfOrder } from '@/lib/orders/order-tips';
import type { Order } from '@/lib/orders/orders.schema';
import { paymentOf } from '@/lib/orders/payment/order-payment.server';
import type { Site } from '@/lib/core/site/site';
import { baseMapOf } from '@/lib/map/base-map';

type OrderContentProps = {
  site: Site;
  order: Order;
  /** Right after ordering. */
  isThanked?: boolean;
};

/** One order with its actions: follow, pay, tip, rate, reorder, contact support. */
export async function OrderContent({ site, order, isThanked }: OrderContentProps) {
  return (
    <ClientMessages namespaces={['orders', 'layout', 'errors', 'payments', 'tips', 'support', 'map']}>
      <OrderScreen
        order={order}
        isThanked={isThanked}
        ground={baseMapOf(site.country)}
        payment={
          <PayAgain
            orderId={order.id}
            status={order.status}
            paymentStatus={order.paymentStatus}
            toPayMinor={order.toPayMinor}
            payment={await paymentOf(site, order)}
          />
        }
        tips={<TipCard {...tipsOfOrder(order)} />}
        support={<SupportButton topic="order" orderId={order.id} venueId={order.venue.id} />}
      />
    </ClientMessages>
  );
}

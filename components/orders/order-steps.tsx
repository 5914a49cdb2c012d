import { stepsOf } from '@/lib/orders/orders';
import type { Order } from '@/lib/orders/orders.schema';

/** How far an order is, a segment a step; the text beside it says the same. */
export function OrderSteps({ order }: { order: Order }) {
  const steps = stepsOf(order);
  const step = steps.findIndex((one) => one === order.status);
  const stateOf = (index: number) => {
    if (index < step || order.status === 'completed') return 'is-done';
    return index === step ? 'is-current' : undefined;
  };
  return (
    <span className="order-steps" aria-hidden="true">
      {steps.map((status, index) => (
        <i key={status} className={stateOf(index)} />
      ))}
    </span>
  );
}

import { Picture } from '@/components/ui/picture';
import { laidTable } from '@/lib/orders/laid-table';
import type { Order } from '@/lib/orders/orders.schema';

/** Of one dish, of two, of more: as `order-table.css` draws a plate. */
const SIZES = ['186px', '186px', '167px'] as const;
const SMALL = '120px';

/** The table of an order, laid as it cooks: decoration beside words that say the same, so hidden from screen readers. */
export function OrderTable({ order }: { order: Pick<Order, 'type' | 'status' | 'positions'> }) {
  const { stage, plates, more } = laidTable(order);
  const places = plates.length + (more > 0 ? 1 : 0);
  return (
    <div className="laid-cloth order-table" data-stage={stage} data-dishes={places} aria-hidden="true">
      {plates.map(({ key, picture }) => (
        <span key={key} className="laid-cloth__plate">
          {stage === 'cooking' ? null : picture ? (
            <Picture source={picture} alt="" ratio="1:1" widths={[160, 360]} sizes={SIZES[places] ?? SMALL} />
          ) : (
            <span className="order-table__lid" />
          )}
        </span>
      ))}
      {more > 0 ? <span className="laid-cloth__more">{`+${more}`}</span> : null}
      {stage === 'cooking' ? (
        <span className="order-table__steam">
          <i />
          <i />
          <i />
        </span>
      ) : null}
      {stage === 'bundle' ? (
        <img className="order-table__bundle" src="/icons/bundle.svg" alt="" width={260} height={210} />
      ) : null}
    </div>
  );
}

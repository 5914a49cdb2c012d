import { useTranslations } from 'next-intl';
import { Picture } from '@/components/ui/picture';
import { laidTable, type LaidPlate } from '@/lib/orders/laid-table';
import type { Order } from '@/lib/orders/orders.schema';
import { Steam } from './steam.client';

/** The width of a picture by the number of plates: none, one, two, three. From four on it is `SMALL`, as `order-table.css` draws them. */
const SIZES = ['144px', '144px', '130px', '144px'] as const;
const SMALL = '90px';

type OrderTableProps = {
  order: Pick<Order, 'type' | 'status' | 'positions'>;
  /** Keys of the plates whose dishes are liked. */
  liked: readonly string[];
  /** With it a plate can be touched, which likes its dish, or no more. */
  onLike?: ((plate: LaidPlate) => void) | undefined;
};

/**
 * The table of an order, laid as it cooks: decoration beside a text that says the same, so hidden from screen readers but for the
 * plates that can be touched.
 */
export function OrderTable({ order, liked, onLike }: OrderTableProps) {
  const t = useTranslations('orders');
  const { stage, plates, more } = laidTable(order);
  const places = plates.length + (more > 0 ? 1 : 0);
  const sizes = SIZES[places] ?? SMALL;
  return (
    <div
      className="laid-cloth order-table"
      data-stage={stage}
      data-dishes={places}
      role="group"
      aria-label={onLike && t('rating_touch')}
      aria-hidden={!onLike}
    >
      {plates.map((plate) =>
        onLike ? (
          <button
            key={plate.key}
            type="button"
            className="laid-cloth__plate"
            aria-label={plate.name}
            aria-pressed={liked.includes(plate.key)}
            onClick={() => onLike(plate)}
          >
            <Dish picture={plate.picture} sizes={sizes} />
          </button>
        ) : (
          <span key={plate.key} className="laid-cloth__plate">
            {stage === 'cooking' ? null : <Dish picture={plate.picture} sizes={sizes} />}
          </span>
        ),
      )}
      {onLike ? (
        <p className="order-table__hint" aria-hidden="true">
          {t('rating_touch')}
        </p>
      ) : null}
      {more > 0 ? <span className="laid-cloth__more" aria-hidden="true">{`+${more}`}</span> : null}
      {stage === 'cooking' ? <Steam /> : null}
      {stage === 'bare' ? (
        <img className="order-table__setting" src="/icons/setting.svg" alt="" width={320} height={200} />
      ) : null}
      {stage === 'bundle' ? (
        <img className="order-table__bundle" src="/icons/bundle.svg" alt="" width={260} height={210} />
      ) : null}
    </div>
  );
}

/** The content of a plate: the picture of a dish, or the lid over one without a picture. */
function Dish({ picture, sizes }: { picture: string | null; sizes: string }) {
  if (!picture) return <span className="order-table__lid" />;
  return <Picture source={picture} alt="" ratio="1:1" widths={[160, 360]} sizes={sizes} />;
}

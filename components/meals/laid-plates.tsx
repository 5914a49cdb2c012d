import { RefreshCw } from 'lucide';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { Picture } from '@/components/ui/picture';
import { useMoney } from '@/components/ui/use-money';
import { lineSumMinor } from '@/lib/cart/line-sums';
import type { MoneyFormat } from '@/lib/core/money/money';
import { withNonBreakingSpaces } from '@/lib/core/text/non-breaking-spaces';
import type { MealDish } from './use-meals';

/** A sideways swipe of so many pixels swaps a dish. */
const SWIPE_PX = 48;

type LaidPlatesProps = { plates: readonly MealDish[]; moneyFormat: MoneyFormat };

/** The dishes of a meal; a press or a sideways swipe swaps one. */
export function LaidPlates({ plates, moneyFormat }: LaidPlatesProps) {
  return (
    <ul className="laid-plates">
      {plates.map((plate) => (
        <PlateRow key={plate.key} plate={plate} moneyFormat={moneyFormat} />
      ))}
    </ul>
  );
}

function PlateRow({ plate: { line, swap }, moneyFormat }: { plate: MealDish; moneyFormat: MoneyFormat }) {
  const t = useTranslations('meals');
  const money = useMoney(moneyFormat);
  const from = useRef<number | null>(null);
  return (
    <li
      className="laid-plates__plate"
      onPointerDown={(event) => (from.current = event.clientX)}
      onPointerUp={(event) => {
        if (from.current !== null && Math.abs(event.clientX - from.current) >= SWIPE_PX) swap?.();
        from.current = null;
      }}
    >
      <div key={line.productId} className="laid-plates__dish">
        <span className="laid-plates__picture">
          {line.imageUrl ? (
            <Picture source={line.imageUrl} ratio="1:1" sizes="64px" alt="" draggable={false} />
          ) : null}
        </span>
        <span className="flex-fill">
          <span className="block">{withNonBreakingSpaces(line.name)}</span>
          <span className="caption muted number">
            {line.count > 1 ? `${line.count} × ${money(line.priceMinor)}` : null}
          </span>
        </span>
        <b className="number">{money(lineSumMinor(line))}</b>
      </div>
      {swap ? (
        <IconButton label={t('swap', { name: line.name })} onClick={swap}>
          <Icon of={RefreshCw} size="small" />
        </IconButton>
      ) : (
        <span className="laid-plates__no-swap" />
      )}
    </li>
  );
}

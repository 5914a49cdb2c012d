'use client';

import { useTranslations } from 'next-intl';
import { useMoney } from '@/components/ui/use-money';
import { paidPriceMinor, type ProductSize } from '@/lib/menu/menu';
import { type MoneyFormat } from '@/lib/core/money/money';

type SizeFieldProps = {
  sizes: readonly ProductSize[];
  chosenId: number | null;
  onChoose: (sizeId: number) => void;
  moneyFormat: MoneyFormat;
};

/** The choice of size (MENU-24). */
export function SizeField({ sizes, chosenId, onChoose, moneyFormat }: SizeFieldProps) {
  const t = useTranslations('menu');
  const money = useMoney(moneyFormat);
  return (
    <fieldset className="option-group">
      <legend className="option-group__head">
        <span className="text-lead">{t('size')}</span>
      </legend>
      <div className="size-tiles">
        {sizes.map((size) => (
          <label key={size.id} className="choice-tile">
            <input
              type="radio"
              name="size"
              checked={size.id === chosenId}
              disabled={size.isUnavailable}
              onChange={() => onChoose(size.id)}
            />
            {size.name}
            <small className="number">
              {size.isUnavailable ? t('unavailable') : money(paidPriceMinor(size))}
            </small>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { paidPriceMinor, type ProductSize } from '@/lib/menu/menu';
import { formatMoney, type MoneyFormat } from '@/lib/money/money';

type SizeFieldProps = {
  sizes: readonly ProductSize[];
  chosenId: number | null;
  onChoose: (sizeId: number) => void;
  moneyFormat: MoneyFormat;
};

/** One of the sizes (MENU-24). */
export function SizeField({ sizes, chosenId, onChoose, moneyFormat }: SizeFieldProps) {
  const t = useTranslations('menu');
  return (
    <fieldset className="opt-group">
      <legend className="opt-group__head">
        <span className="text-lead">{t('size')}</span>
      </legend>
      <div className="sizes">
        {sizes.map((size) => (
          <label key={size.id} className="tip">
            <input
              type="radio"
              name="size"
              checked={size.id === chosenId}
              disabled={size.isUnavailable}
              onChange={() => onChoose(size.id)}
            />
            {size.name}
            <small className="num">
              {size.isUnavailable ? t('unavailable') : formatMoney(paidPriceMinor(size), moneyFormat)}
            </small>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

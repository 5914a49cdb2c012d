'use client';

import { Banknote, CreditCard, Smartphone } from 'lucide';
import { useTranslations } from 'next-intl';
import { FoldingRow } from '@/components/ui/folding-row.client';
import { Icon } from '@/components/ui/icon';
import type { OrderKind } from '@/lib/ordering/order-kind';
import type { PaymentType } from '@/lib/ordering/payment-types';

const ICONS = { cash: Banknote, online: CreditCard, kaspi: Smartphone } as const;

type PaymentFieldProps = {
  /** The payment methods that the venue accepts for such orders. */
  offered: readonly PaymentType[];
  chosen: PaymentType | null;
  kind: OrderKind;
  onChoose: (type: PaymentType) => void;
};

/** The payment method, of those that the venue accepts (PAY-01); a single one is not a choice. */
export function PaymentField({ offered, chosen, kind, onChoose }: PaymentFieldProps) {
  const t = useTranslations('checkout');
  const name = (type: PaymentType) => (type === 'cash' ? t(`cash_${kind}`) : t(type));
  if (chosen === null) return null;
  return (
    <FoldingRow id="payment" icon={ICONS[chosen]} label={t('payment')} value={name(chosen)}>
      {offered.length > 1 ? (
        <fieldset className="pb-2">
          <legend className="visually-hidden">{t('payment')}</legend>
          {offered.map((type) => (
            <label key={type} className="option">
              <input
                type="radio"
                className="choice-mark"
                name="payment"
                checked={type === chosen}
                onChange={() => onChoose(type)}
              />
              <span className="flex-fill">{name(type)}</span>
              <Icon of={ICONS[type]} className="mr-2 text-ink-soft" />
            </label>
          ))}
        </fieldset>
      ) : null}
    </FoldingRow>
  );
}

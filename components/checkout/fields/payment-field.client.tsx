'use client';

import { Banknote, CreditCard, Smartphone } from 'lucide';
import { useTranslations } from 'next-intl';
import { FoldingRow } from '@/components/ui/folding-row.client';
import { Segmented } from '@/components/ui/segmented';
import type { OrderKind } from '@/lib/ground/ordering/order-kind';
import type { PaymentType } from '@/lib/ground/ordering/payment-types';

const ICONS = { cash: Banknote, online: CreditCard, kaspi: Smartphone } as const;

type PaymentFieldProps = {
  /** The payment methods that the venue accepts for such orders. */
  offered: readonly PaymentType[];
  chosen: PaymentType | null;
  kind: OrderKind;
  /** It stands in place of the diner's choice. */
  isMoved: boolean;
  /** It is that of the last order. */
  isOfLast: boolean;
  onChoose: (type: PaymentType) => void;
};

/** The payment method, of those that the venue accepts (PAY-01), with one press; a single one is not a choice. */
export function PaymentField({ offered, chosen, kind, isMoved, isOfLast, onChoose }: PaymentFieldProps) {
  const t = useTranslations('checkout');
  const name = (type: PaymentType) => (type === 'cash' ? t(`cash_${kind}`) : t(type));
  if (chosen === null) return null;
  // The first method would be chosen without the last order too.
  const note = isMoved ? 'paymentMoved' : isOfLast && chosen !== offered[0] ? 'paymentOfLast' : null;
  return (
    <FoldingRow
      id="payment"
      icon={ICONS[chosen]}
      label={t('payment')}
      value={name(chosen)}
      note={note && t(note)}
      choice={
        offered.length > 1 ? (
          <Segmented
            label={t('payment')}
            options={offered.map((type) => ({ value: type, label: t(`short_${type}`) }))}
            value={chosen}
            onChange={onChoose}
          />
        ) : null
      }
    />
  );
}

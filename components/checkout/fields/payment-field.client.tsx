'use client';

import { Banknote, CreditCard, Smartphone } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import type { OrderKind } from '@/lib/ordering/order-kind';
import type { PaymentType } from '@/lib/ordering/payment-types';

const ICONS = { cash: Banknote, online: CreditCard, kaspi: Smartphone } as const;

type PaymentFieldProps = {
  /** What the venue takes for such orders. */
  offered: readonly PaymentType[];
  chosen: PaymentType | null;
  kind: OrderKind;
  onChoose: (type: PaymentType) => void;
};

/** How the order is paid, of what the venue takes (PAY-01); one way is no choice. */
export function PaymentField({ offered, chosen, kind, onChoose }: PaymentFieldProps) {
  const t = useTranslations('checkout');
  const name = (type: PaymentType) => (type === 'cash' ? t(`cash_${kind}`) : t(type));
  const [only] = offered;
  if (only === undefined || chosen === null) return null;
  if (offered.length === 1) {
    return (
      <section className="card" aria-label={t('payment')}>
        <div className="pick">
          <span className="pick__ico">
            <Icon of={ICONS[only]} />
          </span>
          <div className="grow">
            <p className="soft cap">{t('payment')}</p>
            <b>{name(only)}</b>
          </div>
        </div>
      </section>
    );
  }
  return (
    <fieldset className="card" id="payment" tabIndex={-1}>
      <legend className="sr">{t('payment')}</legend>
      <p className="soft cap px-4 pt-3" aria-hidden="true">
        {t('payment')}
      </p>
      {offered.map((type) => (
        <label key={type} className="opt">
          <input
            type="radio"
            className="mark"
            name="payment"
            checked={type === chosen}
            onChange={() => onChoose(type)}
          />
          <span className="grow">{name(type)}</span>
          <Icon of={ICONS[type]} className="mr-2 text-ink-soft" />
        </label>
      ))}
    </fieldset>
  );
}

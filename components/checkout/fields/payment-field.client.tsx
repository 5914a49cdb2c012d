'use client';

import { Banknote, CreditCard, Smartphone } from 'lucide';
import { useTranslations } from 'next-intl';
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
  const [only] = offered;
  if (only === undefined || chosen === null) return null;
  if (offered.length === 1) {
    return (
      <section className="card" aria-label={t('payment')}>
        <div className="icon-row">
          <span className="icon-row__icon">
            <Icon of={ICONS[only]} />
          </span>
          <div className="flex-fill">
            <p className="muted caption">{t('payment')}</p>
            <b>{name(only)}</b>
          </div>
        </div>
      </section>
    );
  }
  return (
    <fieldset className="card" id="payment" tabIndex={-1}>
      <legend className="visually-hidden">{t('payment')}</legend>
      <p className="muted caption px-4 pt-3" aria-hidden="true">
        {t('payment')}
      </p>
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
  );
}

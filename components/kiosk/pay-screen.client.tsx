'use client';

import { MAIN_ID } from '@/components/layout/skip-link';
import { Banknote, CreditCard, QrCode } from 'lucide';
import { useTranslations } from 'next-intl';
import type { ComponentProps, ReactNode } from 'react';
import { useFailureText } from '@/components/layout/use-failure-text';
import type { ShownTotals } from '@/components/checkout/checkout-values';
import { RefusedList } from '@/components/checkout/refusal/refused-list.client';
import type { useCartQuote } from '@/components/checkout/use-cart-quote';
import { CONSENT_ID, ConsentTexts } from '@/components/ui/consent-texts';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { useMoney } from '@/components/ui/use-money';
import type { Cart } from '@/lib/cart/cart';
import { writtenCart } from '@/lib/cart/written-cart';
import { changeGuest, MAX_MARKER_LENGTH, type KioskGuest } from '@/lib/kiosk/guest';
import { MAX_KIOSK_NAME_LENGTH } from '@/lib/orders/placing/kiosk-name';
import type { PaymentType } from '@/lib/ground/ordering/payment-types';
import { paths } from '@/lib/core/paths/paths';
import { KioskHeader } from './kiosk-header';
import { OrderSummary } from './order-summary';
import { OrderedTable } from './ordered-table';
import { KeyField } from './key-field.client';
import { useKioskDevice } from './use-kiosk-device';

const ICONS = { cash: Banknote, online: CreditCard, kaspi: QrCode } as const;

const documentLink = (code: string) =>
  function DocumentLink(chunks: ReactNode) {
    return (
      <a className="link" href={paths.kioskLegal(code)}>
        {chunks}
      </a>
    );
  };
const DOCUMENT_LINKS = { doc: documentLink('personal_data_consent'), offer: documentLink('offer') };

type PayScreenProps = {
  guest: KioskGuest;
  cart: Cart;
  checked: ReturnType<typeof useCartQuote>;
  totals: Pick<ShownTotals, 'totalMinor' | 'platformTotalMinor'>;
  /** Why the order was not made, and what has changed since it was pressed. */
  refusal: Omit<ComponentProps<typeof RefusedList>, 'cart'> | null;
  onBack: () => void;
  onPay: (payment: PaymentType) => void;
};

/** The name to be called (KIOSK-02), the marker for the table, and how to pay: a press of one of the ways makes the order. */
export function PayScreen({ guest, cart, checked, totals, refusal, onBack, onPay }: PayScreenProps) {
  const t = useTranslations('kiosk');
  const checkout = useTranslations('checkout');
  const text = useTranslations('cart');
  const failureText = useFailureText();
  const { hasMarkers } = useKioskDevice();
  const { quote, hasFailed, sum } = checked;
  const payments = quote?.venue.payments ?? [];
  const money = useMoney(cart.venue.moneyFormat);
  const isMarkerShown = hasMarkers && guest.service === 'express';
  return (
    <div className="kiosk-page kiosk-pay">
      <KioskHeader title={t('payTitle')} text={t(guest.service)} onBack={onBack} />
      <OrderedTable pictures={checked.orderable.flatMap(({ imageUrl }) => imageUrl ?? [])} />
      <main id={MAIN_ID} tabIndex={-1} className="kiosk-page__content">
        {refusal ? (
          <Notice tone="danger" title={checkout('refused')}>
            <span>{failureText(refusal.error)}</span>
            {totals.platformTotalMinor === null ? null : (
              <p>
                {text('platformSum', {
                  platform: money(totals.platformTotalMinor),
                  ours: money(refusal.request.sumMinor),
                })}
              </p>
            )}
            <RefusedList {...refusal} cart={cart} />
          </Notice>
        ) : null}
        <KeyField
          keys="letters"
          label={t('guestName')}
          help={t('nameHelp')}
          value={guest.name}
          maxLength={MAX_KIOSK_NAME_LENGTH}
          onChange={(name) => changeGuest({ name })}
        />
        {isMarkerShown ? (
          <KeyField
            keys="digits"
            label={t('marker')}
            help={t('markerHelp')}
            value={guest.marker}
            maxLength={MAX_MARKER_LENGTH}
            onChange={(marker) => changeGuest({ marker })}
          />
        ) : null}
      </main>
      <footer className="kiosk-bar">
        <OrderSummary
          lines={checked.orderable}
          written={writtenCart(
            checked.orderable,
            sum,
            cart.venue.moneyFormat.rounding,
            totals.totalMinor - sum.totalMinor,
          )}
          moneyFormat={cart.venue.moneyFormat}
        />
        <p className="kiosk-total">
          <span>{t('total')}</span>
          <b className="number">{money(totals.totalMinor)}</b>
        </p>
        {hasFailed ? <Notice tone="warn" title={failureText(checked.errorCode)} /> : null}
        {quote !== undefined && payments.length === 0 ? (
          <Notice tone="danger" title={checkout('noPayment')} />
        ) : null}
        {quote === undefined && !hasFailed ? <Skeleton shape="control" className="h-14 w-full" /> : null}
        <ConsentTexts>{checkout.rich('consent', DOCUMENT_LINKS)}</ConsentTexts>
        <div className="kiosk-payments">
          {payments.map((payment, place) => (
            <button
              key={payment}
              type="button"
              className={place === 0 ? 'button button--main button--big' : 'button button--tint button--big'}
              // A press of it gives the consent.
              aria-describedby={CONSENT_ID}
              onClick={() => onPay(payment)}
            >
              <i>
                <Icon of={ICONS[payment]} />
              </i>
              {t(`pay_${payment}`)}
            </button>
          ))}
        </div>
      </footer>
    </div>
  );
}

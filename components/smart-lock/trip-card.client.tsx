'use client';

import { ScanBarcode } from 'lucide';
import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { Cart } from '@/lib/cart/cart';
import { cartSumMinor, piecesIn } from '@/lib/cart/line-sums';
import { formatMoney } from '@/lib/core/money/money';
import { paths } from '@/lib/core/paths/paths';
import { endTrip } from '@/lib/smart-lock/trip';
import type { Language } from '@/lib/core/site/site';
import type { LockKind } from './lock-kind';

type TripCardProps = {
  venueId: number;
  kind: LockKind;
  /** Seconds that the lock stands open; 0 once it has shut. */
  secondsLeft: number;
  /** The scanned goods; null for none. */
  cart: Cart | null;
  onOpenAgain: () => void;
};

/** The steps after the lock has opened: take, scan, pay; then the question what was taken. */
export function TripCard({ venueId, kind, secondsLeft, cart, onOpenAgain }: TripCardProps) {
  const t = useTranslations('lock');
  const isOpen = secondsLeft > 0;
  const language = useLocale() as Language;
  const sum = cart && formatMoney(cartSumMinor(cart.lines), cart.venue.moneyFormat, language);
  // By the browser itself, as every page with a camera: its rights are of the document.
  const scan = (
    <a
      href={paths.barcodeScanner(venueId)}
      className={`button button--big button--wide ${cart ? 'button--quiet' : 'button--main'}`}
    >
      <Icon of={ScanBarcode} size="small" />
      <span>{t(cart ? 'scanMore' : 'scan')}</span>
    </a>
  );
  return (
    <section className="card grid justify-items-center gap-4 p-5 text-center" aria-labelledby="trip">
      {isOpen ? (
        <span className="lock-open number" aria-hidden="true">
          {secondsLeft}
        </span>
      ) : null}
      <div className="grid gap-2">
        <div role="status">
          <h2 id="trip" className="title">
            {t(isOpen ? `opened_${kind}` : 'takenTitle')}
          </h2>
        </div>
        <p className="text-ink-soft">
          {[
            isOpen ? t(`openedText_${kind}`, { seconds: secondsLeft }) : cart ? null : t('takenText'),
            cart && t('scannedText', { count: piecesIn(cart) }),
          ]
            .filter(Boolean)
            .join(' ')}
        </p>
      </div>
      <div className="grid w-full gap-2">
        {cart ? (
          <a href={paths.cart()} className="button button--main button--big button--wide button--split">
            <span>{t('toPay')}</span>
            <span className="number">{sum}</span>
          </a>
        ) : null}
        {scan}
        {isOpen ? null : (
          <Button tone="quiet" wide onClick={onOpenAgain}>
            {t('openAgain')}
          </Button>
        )}
        {cart ? null : (
          <Button tone="text" onClick={() => endTrip(venueId)}>
            {t('nothing')}
          </Button>
        )}
      </div>
    </section>
  );
}

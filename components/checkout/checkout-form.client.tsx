'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useState } from 'react';
import { usePressAfterSignIn } from '@/components/layout/use-press-after-sign-in';
import { Button, ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { toasts } from '@/components/ui/toasts';
import { track } from '@/lib/core/analytics/track';
import { hasKnownDiner } from '@/lib/ground/auth/stored-data';
import type { Cart } from '@/lib/cart/cart';
import { dispatchCart } from '@/lib/cart/cart-store';
import { deliveryUnder } from '@/lib/cart/quote';
import { writtenCart } from '@/lib/cart/written-cart';
import { isSameOrder, orderAfterSignIn, placeOf } from '@/lib/pages/checkout/order-after-sign-in';
import type { ConsentDocument } from '@/lib/legal/given-consent';
import { isAgeConfirmed } from '@/lib/menu/age-confirmation';
import { promisedMs } from '@/lib/ground/ordering/promise';
import type { OrderRequest } from '@/lib/orders/placing/order-request.schema';
import { paths } from '@/lib/core/paths/paths';
import { signedInAt } from '@/lib/core/paths/signed-in-address';
import type { ServiceName } from '@/lib/core/site/site';
import { deviceMs } from '@/lib/core/time/now';
import { CONSENT_ID } from '@/components/ui/consent-texts';
import { onDemand } from '@/components/ui/on-demand';
import { useAnnouncedVenue } from '@/components/rewards/use-announced-venue';
import { CartLines } from './cart-lines.client';
import { CartChangeList } from './cart-changes.client';
import { CheckoutFields } from '@/components/checkout/fields/checkout-fields.client';
import {
  AgeField,
  ConsentField,
  MarketingField,
  OrderConsentTexts,
} from '@/components/checkout/fields/consent-fields.client';
import { OrderDock } from './order-dock.client';
import { ServiceField } from '@/components/checkout/fields/service-field.client';
import { useCheckout } from './use-checkout';
import { useOrderProblem } from './use-order-problem';
import type { Placing } from '@/components/checkout/placing/use-place-order';
import { useTimeText } from '@/components/checkout/fields/use-time-text';

/* Recommendations depend on menu code, which the cart itself does not need at first. */
const CrossSell = onDemand(() => import('./cross-sell.client').then((module) => module.CrossSell), {
  placeholder: <Skeleton shape="card" className="h-30 w-full" />,
});
/* Needed by some services and some diners only. */
const DeliveryCard = onDemand(
  () => import('@/components/checkout/fields/delivery-card.client').then((module) => module.DeliveryCard),
  { placeholder: <Skeleton shape="card" className="h-48 w-full" /> },
);
const PromoRow = onDemand(
  () => import('@/components/checkout/fields/promo-row.client').then((module) => module.PromoRow),
  { placeholder: <Skeleton shape="card" className="h-16 w-full" /> },
);
const RefusalNotice = onDemand(() =>
  import('@/components/checkout/refusal/refusal-notice.client').then((module) => module.RefusalNotice),
);
const BonusCard = onDemand(
  () => import('@/components/checkout/fields/bonus-card.client').then((module) => module.BonusCard),
  { placeholder: <Skeleton shape="card" className="h-36 w-full" /> },
);

/* A sum of dishes alone stands on its lines and the button. */
const SumCard = onDemand(() => import('./sum-card.client').then((module) => module.SumCard));

type CheckoutFormProps = {
  cart: Cart;
  /** Services that may be chosen on this site, in the switcher's order. */
  services: readonly ServiceName[];
  documents: readonly ConsentDocument[];
  placing: Placing;
  /** `promisedAt`: when the order is promised, milliseconds since 1970; null where it is not. */
  onPlace: (key: string, request: OrderRequest, promisedAt: number | null) => void;
};

/** The cart with everything that an order needs: lines, place, time, payment, comments, the sum, and consents at the button. */
export function CheckoutForm({ cart, services, documents, placing, onPlace }: CheckoutFormProps) {
  const t = useTranslations('checkout');
  const [isSubmitted, setIsSubmitted] = useState(false);
  // An age that was confirmed before is not requested at the button; its box stays, to take it back.
  const [wasOldEnough] = useState(isAgeConfirmed);
  const checkout = useCheckout({ cart, services, placing, documents });
  const { checked, draft, service, sum, account, isSignedIn, minAge, isOldEnough } = checkout;
  const { quote } = checked;
  const shownDelivery = quote?.delivery
    ? deliveryUnder(quote.delivery, quote.promo)
    : checked.hasFailed
      ? null
      : undefined;
  // Before the first check neither the price of a delivery nor its minimum and maximum are known (DLV-22, DLV-29).
  const isDeliveryKnown = service !== 'delivery' || quote !== undefined || checked.hasFailed;
  const { moneyFormat } = cart.venue;
  const differenceMinor = checkout.toPayMinor - sum.toPayMinor;
  const written = writtenCart(checked.orderable, sum, moneyFormat.rounding, differenceMinor);
  const problem = useOrderProblem(checkout);
  useAnnouncedVenue(quote?.venue.balanceFlags);
  const trackOpened = useEffectEvent(() =>
    track('checkout_opened', { venueId: cart.venue.id, lines: cart.lines.length }),
  );
  // Lines that change later are no second opening.
  useEffect(() => trackOpened(), [cart.id]);
  const timeText = useTimeText(quote?.venue.timezone ?? 'UTC');

  const seen = {
    cartId: cart.id,
    toPayMinor: checkout.toPayMinor,
    service,
    wantedAt: checkout.wantedAt,
    payment: checkout.payment,
    place: placeOf(checkout),
  };
  const order = () => {
    setIsSubmitted(true);
    const isTooYoung = minAge > 0 && !isOldEnough;
    if (checkout.isConsentTakenBack || isTooYoung) {
      document.getElementById(checkout.isConsentTakenBack ? CONSENT_ID : 'age')?.focus();
      return;
    }
    const consentedAt = checkout.agree();
    if (!isSignedIn) {
      // Where a diner is known, another than who presses may be signed in without a code: there the order is pressed again.
      if (!hasKnownDiner()) orderAfterSignIn.note(seen);
      window.location.assign(paths.signIn(signedInAt(paths.cart())));
      return;
    }
    const request = checkout.orderNow();
    if (!request) return;
    checkout.rememberConsents(consentedAt);
    checkout.rememberPayment(request.payment);
    onPlace(cart.id, request, promisedMs(checkout.wait, deviceMs()));
  };
  // Agreed to by the press before the sign-in, and to these very texts.
  const canOrder =
    problem === null &&
    placing.kind === 'idle' &&
    !checkout.isTimeMoved &&
    !checkout.isPaymentMoved &&
    draft.consentedAt !== null;
  const isOrderNext = usePressAfterSignIn({
    take: orderAfterSignIn.take,
    hasFailed: checkout.session.isError || checkout.session.data?.isSignedIn === false || checked.hasFailed,
    isReady: checkout.session.data?.isSignedIn === true && quote !== undefined && !checked.isPending,
    goOn: (pressed) => {
      // Why a cart cannot be ordered is said at its button.
      if (!canOrder) return;
      if (isSameOrder(pressed, seen)) order();
      else toasts.show({ text: t('changedMeanwhile') });
    },
  });
  const agrees = !checkout.wasConsentGiven && !checkout.session.isPending;

  return (
    <div className="sidebar-layout sidebar-layout--wide max-dialog:flex max-dialog:flex-1 max-dialog:flex-col max-dialog:gap-3">
      <div className="cart-columns">
        <div>
          <ServiceField
            services={services}
            offered={quote?.venue.services}
            isOfferExpected={!checked.hasFailed}
            chosen={service}
            onChoose={checkout.chooseService}
          />
          {placing.kind === 'refused' ? (
            <RefusalNotice {...placing} checkout={checkout} problem={problem} />
          ) : null}
          {placing.kind === 'conflict' ? <OrderedNotice placing={placing} /> : null}
          {placing.kind === 'sending' ? null : (
            <CartChangeList
              changes={checkout.otherChanges}
              moneyFormat={moneyFormat}
              onDismiss={checked.dismissChanges}
            />
          )}
          <CheckNotice
            cart={cart}
            errorCode={checked.errorCode}
            hasFailed={checked.hasFailed && !checked.isOffline}
          />
          <CartLines
            cart={cart}
            quoted={checked.quoted}
            written={written}
            address={quote?.venue.address}
            service={service}
          />
          <CrossSell cart={cart} service={service} />
        </div>
        <div>
          {service === 'delivery' ? (
            <DeliveryCard
              address={checkout.address}
              onAddress={checkout.addressSheet.open}
              delivery={shownDelivery}
              goodsMinor={sum.goodsMinor}
              cookingMinutes={quote?.cookingMinutes ?? 0}
              wantedText={checkout.wantedAt === null ? null : timeText(checkout.wantedAt)}
              moneyFormat={moneyFormat}
              onTariff={(tariffId) => checkout.change({ tariffId })}
            />
          ) : null}
          <CheckoutFields checkout={checkout} />
        </div>
      </div>
      <div className="grid gap-3 max-dialog:contents dialog:sticky dialog:top-20">
        <PromoRow checkout={checkout} />
        {account && sum.maxBonusesMinor > 0 ? (
          <BonusCard
            accounts={checkout.accounts}
            chosen={account}
            sum={sum}
            isDelivery={service === 'delivery'}
            moneyFormat={moneyFormat}
            onChange={checkout.change}
          />
        ) : null}
        {written.parts.length === 1 && written.differenceMinor === 0 && sum.earnedMinor === 0 ? null : (
          <SumCard
            sum={sum}
            written={written}
            toPayMinor={checkout.toPayMinor}
            moneyFormat={moneyFormat}
            cashbackPercentage={checkout.cashbackPercentage}
          />
        )}
        <div>
          {checkout.wasConsentGiven ? <ConsentField checkout={checkout} isSubmitted={isSubmitted} /> : null}
          {wasOldEnough ? <AgeField checkout={checkout} isSubmitted={isSubmitted} /> : null}
          <MarketingField checkout={checkout} />
        </div>
        <OrderDock
          toPayMinor={isDeliveryKnown ? checkout.toPayMinor : null}
          moneyFormat={moneyFormat}
          isSignedIn={isSignedIn}
          agrees={agrees}
          isBusy={
            placing.kind === 'sending' ||
            isOrderNext ||
            (checked.isPending && !checked.hasFailed) ||
            checkout.session.isPending
          }
          problem={problem}
          isOffline={checked.isOffline}
          onOrder={order}
        >
          {agrees ? <OrderConsentTexts /> : null}
          {wasOldEnough ? null : <AgeField checkout={checkout} isSubmitted={isSubmitted} />}
        </OrderDock>
      </div>
      {checkout.addressSheet.sheet}
    </div>
  );
}

/** Under the cart's id other lines were ordered; these were not. */
function OrderedNotice({ placing: { made } }: { placing: Extract<Placing, { kind: 'conflict' }> }) {
  const t = useTranslations('checkout');
  return (
    <Notice
      title={t('alreadyOrdered')}
      actions={
        <ButtonLink tone="text" href={paths.thanks(made.venueId, made.orderId)}>
          {t('openOrder')}
        </ButtonLink>
      }
    >
      {t('alreadyOrderedText')}
    </Notice>
  );
}

type CheckNoticeProps = { cart: Cart; errorCode: string | null; hasFailed: boolean };

/** The cart could not be checked, or its venue is gone. */
function CheckNotice({ cart, errorCode, hasFailed }: CheckNoticeProps) {
  const t = useTranslations('cart');
  if (errorCode === 'venue/not-found') {
    return (
      <Notice
        tone="warn"
        title={t('venueGone', { venue: cart.venue.name })}
        actions={
          <Button tone="text" onClick={() => dispatchCart({ type: 'cleared' })}>
            {t('clear')}
          </Button>
        }
      />
    );
  }
  if (!hasFailed) return null;
  return (
    <Notice tone="warn" title={t('checkFailed')}>
      {t('checkFailedText')}
    </Notice>
  );
}

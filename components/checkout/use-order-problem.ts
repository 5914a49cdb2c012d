'use client';

import { useTranslations } from 'next-intl';
import { unfoldRow } from '@/components/ui/folding-row.client';
import { toasts } from '@/components/ui/toasts';
import { useMoney } from '@/components/ui/use-money';
import { isFlatMissing } from '@/lib/ground/addresses/address';
import { CLEARED_TOAST_MS, lineKey } from '@/lib/cart/cart';
import { dispatchCart } from '@/lib/cart/cart-store';
import { deliveryProblem, fixedCart } from '@/lib/cart/quote';
import { canGoUnchecked } from '@/lib/pages/checkout/draft';
import { missingMinor } from '@/lib/core/money/parts';
import { paths } from '@/lib/core/paths/paths';
import { SERVICES } from '@/lib/core/site/service-names';
import { formatTime } from '@/lib/core/time/format-time';
import type { OrderProblem } from './order-dock.client';
import type { CheckoutState } from './use-checkout';
import { useCountryChange } from './use-country-change';
import { usePromoRefusal } from '@/components/checkout/refusal/use-promo-refusal';

const focusOn = (id: string) => document.getElementById(id)?.focus();

/** Unavailable lines, and one tap that removes them or reduces their count (CART-12, CART-13). */
function useLineProblem(): (checkout: CheckoutState) => OrderProblem | null {
  const t = useTranslations('checkout');
  const cartText = useTranslations('cart');
  const common = useTranslations('layout');
  return ({ cart, checked: { blocked, quoted } }) => {
    if (blocked.length === 0) return null;
    const fixed = fixedCart(cart, blocked, quoted);
    const fix = () => {
      dispatchCart({ type: 'fixed', cart: fixed });
      toasts.show({
        text: cartText('fixed'),
        durationMs: CLEARED_TOAST_MS,
        action: {
          label: common('undo'),
          run: () => dispatchCart({ type: 'fixUndone', before: cart, fixed }),
        },
      });
    };
    const keys = fixed?.lines.map(lineKey) ?? [];
    const isRemoval = blocked.every((line) => !keys.includes(lineKey(line)));
    const names = blocked.map(({ name }) => name).join(', ');
    return {
      reason: t('blocked', { names }),
      fix: { label: t(isRemoval ? 'fixByRemoval' : 'fix', { count: blocked.length }), run: fix },
    };
  };
}

/** Why nothing can be had as soon as possible, before the press (CHK-26). */
function useSoonestRefusal(): (checkout: CheckoutState) => string {
  const t = useTranslations('checkout');
  return ({ soonestRefusal, checked }) => {
    if (soonestRefusal?.kind !== 'doorsClose') return t('closedNow');
    const timezone = checked.quote?.venue.timezone ?? 'UTC';
    return t('doorsClose', { time: formatTime(new Date(soonestRefusal.closesMs), timezone) });
  };
}

/**
 * Why the cart cannot be ordered as it is, and one tap that fixes it or leads on: a venue of another country first, which
 * this site cannot order from, then unavailable lines, the venue, the place, and the code (CART-12, CART-13, DLV-21 to DLV-23,
 * ADDR-29).
 */
export function useOrderProblem(checkout: CheckoutState): OrderProblem | null {
  const t = useTranslations('checkout');
  const cartText = useTranslations('cart');
  const lineProblem = useLineProblem();
  const promoRefusal = usePromoRefusal();
  const soonestText = useSoonestRefusal();
  const toCountry = useCountryChange();
  const { service, table, delivery, sum, cart, change, chooseService, addressSheet } = checkout;
  const { quote, isPending, isOffline, askAgain } = checkout.checked;
  const money = useMoney(cart.venue.moneyFormat);

  if (quote && checkout.country !== null && quote.venue.country !== checkout.country)
    return { reason: t('otherCountry'), fix: toCountry(quote.venue.country) };
  const lines = lineProblem(checkout);
  if (lines) return lines;
  const checkAgain = { label: t('checkAgain'), run: askAgain };
  // The sign-in is a page of the network.
  if (isOffline && !checkout.isSignedIn) return { reason: t('offlineGuest'), fix: checkAgain };
  if (!quote) {
    // A takeaway in cash can be ordered although its check failed; the platform validates every order.
    if (isPending || (service === 'takeaway' && canGoUnchecked(checkout.draft))) return null;
    return { reason: t(isOffline ? 'offlineCheck' : 'notChecked'), fix: checkAgain };
  }
  const { venue } = quote;
  const elsewhere = { label: cartText('toVenues'), href: paths.venues() };
  const isTakeawayHad = service !== 'takeaway' && venue.services.includes(SERVICES.takeaway.id);
  const otherwise = isTakeawayHad
    ? { label: t('orderTakeaway'), run: () => chooseService('takeaway') }
    : elsewhere;
  if (venue.isOrderingOff) return { reason: t('orderingOff'), fix: elsewhere };
  if (!venue.services.includes(SERVICES[service].id)) return { reason: t('notOffered'), fix: otherwise };
  if (checkout.payment === null) return { reason: t('noPayment'), fix: otherwise };
  if (checkout.soonestRefusal && !checkout.hasTimes) return { reason: t('noTimes'), fix: elsewhere };
  if (checkout.mustChooseTime)
    return {
      reason: soonestText(checkout),
      fix: { label: t('chooseTime'), run: () => unfoldRow('wanted-at') },
    };
  if (service === 'express' && table.kind !== 'chosen') {
    const reason = t(table.kind === 'unknown' ? 'tableUnknown' : 'tableRequired');
    return { reason, fix: { label: t('giveTable'), run: () => focusOn('table-number') } };
  }
  if (service === 'delivery') {
    const toAddress = { label: t('giveAddress'), run: addressSheet.open };
    const problem = deliveryProblem(delivery, sum.goodsMinor);
    switch (problem?.kind) {
      case 'noDestination':
        return { reason: t('needsAddress'), fix: toAddress };
      case 'outOfZone':
        return { reason: t('outOfZone'), fix: { ...toAddress, label: t('otherAddress') } };
      case 'noTariffs':
      case 'suspended':
        return { reason: t(problem.kind), fix: otherwise };
      case 'belowMinimum': {
        const { rounding } = cart.venue.moneyFormat;
        const missing = money(missingMinor(problem.amountMinor, sum.goodsMinor, rounding));
        const fix = { label: t('addDishes'), href: paths.menu(cart.venue.id) };
        return { reason: t('belowMinimum', { amount: money(problem.amountMinor), missing }), fix };
      }
      case 'aboveMaximum':
        return {
          reason: t('aboveMaximum', { amount: money(problem.amountMinor) }),
          fix: { label: t('toLines'), run: () => focusOn('cart-venue') },
        };
      case undefined:
        if (!checkout.address) return { reason: t('needsAddress'), fix: toAddress };
        // The platform keeps addresses that were saved without one.
        if (isFlatMissing(checkout.address))
          return {
            reason: t('apartmentRequired'),
            fix: { label: t('giveFlat'), run: addressSheet.giveFlat },
          };
    }
  }
  if (quote.promo?.kind === 'refused') {
    const reason = promoRefusal(quote.promo);
    switch (quote.promo.reason) {
      case 'belowMinimum':
        return { reason, fix: { label: t('addDishes'), href: paths.menu(cart.venue.id) } };
      case 'unknown':
        return { reason, fix: checkAgain };
      default:
        return { reason, fix: { label: t('dropPromo'), run: () => change({ promoCode: null }) } };
    }
  }
  return null;
}

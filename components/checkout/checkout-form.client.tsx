'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Notice } from '@/components/ui/notice';
import { sessionQuery } from '@/lib/auth/session.api';
import { cartSumMinor, lineKey, type Cart } from '@/lib/cart/cart';
import { dispatchCart } from '@/lib/cart/cart-store';
import { queryClient } from '@/lib/bff/query-client';
import { isBlocking } from '@/lib/cart/quote';
import type { QuotedLine } from '@/lib/cart/quote.schema';
import { askedLine, quoteQuery } from '@/lib/cart/quote.api';
import { loadDraft, saveDraft, type CheckoutDraft } from '@/lib/checkout/draft';
import { isAgeConfirmed, subscribeAgeConfirmation } from '@/lib/menu/age-confirmation';
import { paths } from '@/lib/paths/paths';
import type { TakeawayOrderRequest } from '@/lib/orders/orders.schema';
import { CartLines } from './cart-lines.client';
import { CheckoutFields } from './checkout-fields.client';
import { OrderDock } from './order-dock.client';
import { RefusalNotice } from './refusal-notice.client';
import { SumCard } from './sum-card.client';
import type { Placing } from './use-place-order';
import { usePriceUpdates } from './use-price-updates';

type CheckoutFormProps = {
  cart: Cart;
  placing: Placing;
  onPlace: (key: string, request: TakeawayOrderRequest) => void;
};

/** The cart with everything that an order needs: lines, time, words to the kitchen, consent, and the sum. */
export function CheckoutForm({ cart, placing, onPlace }: CheckoutFormProps) {
  const t = useTranslations('cart');
  const [draft, setDraft] = useState<CheckoutDraft>(loadDraft);
  const [isAsked, setIsAsked] = useState(false);
  const isOldEnough = useSyncExternalStore(subscribeAgeConfirmation, isAgeConfirmed, () => false);
  const session = useQuery(sessionQuery);
  const quote = useQuery(quoteQuery(cart));
  const priceChanges = usePriceUpdates(cart, quote.data);

  useEffect(() => saveDraft(draft), [draft]);
  useEffect(() => {
    // What the platform refused, it says line by line when asked again.
    if (placing.kind === 'refused') void queryClient().invalidateQueries({ queryKey: ['quote'] });
  }, [placing]);

  const quoted = (index: number): QuotedLine | undefined => quote.data?.lines[index];
  const orderable = cart.lines.filter((_, index) => {
    const line = quoted(index);
    return !line || !isBlocking(line);
  });
  const blocked = cart.lines.filter((line) => !orderable.includes(line));
  const minAge = Math.max(0, ...orderable.map((line) => line.minAge ?? 0));
  const isOpen = quote.data?.isOpen ?? true;
  const wantedAt = chosenTime(draft.wantedAt, quote.data?.times, isOpen);
  // When nobody can tell, the order is sent, and its answer leads to the sign-in where it must.
  const isSignedIn = session.data?.isSignedIn ?? session.isError;
  const isTaken = quote.data ? quote.data.venue.isCashTaken && quote.data.venue.isTakeawayOffered : true;

  const order = () => {
    setIsAsked(true);
    if (!draft.hasConsented || (minAge > 0 && !isOldEnough)) {
      document.getElementById(draft.hasConsented ? 'age' : 'consent')?.focus();
      return;
    }
    if (!isSignedIn) {
      window.location.assign(paths.signIn(paths.cart()));
      return;
    }
    for (const line of blocked) dispatchCart({ type: 'lineRemoved', lineKey: lineKey(line) });
    onPlace(cart.id, {
      venueId: cart.venue.id,
      lines: orderable.map(askedLine),
      comment: draft.comment.trim(),
      customerName: (draft.name.trim() || session.data?.name) ?? null,
      wantedAt,
      sumMinor: cartSumMinor(orderable),
      hasConsented: true,
      isAgeConfirmed: minAge > 0 && isOldEnough,
    });
  };

  return (
    <div className="cols cols--rev">
      <div className="grid gap-3">
        {placing.kind === 'refused' ? <RefusalNotice error={placing.error} /> : null}
        {priceChanges.map((change) => (
          <Notice key={change.key} tone="warn" title={change.name}>
            {t('issue_priceChanged', { price: change.price })}
          </Notice>
        ))}
        {quote.isError ? (
          <Notice tone="warn" title={t('checkFailed')}>
            {t('checkFailedText')}
          </Notice>
        ) : null}
        <CartLines cart={cart} quoted={quoted} address={quote.data?.venue.address} />
        <CheckoutFields
          draft={draft}
          onChange={setDraft}
          quote={quote.data}
          wantedAt={wantedAt}
          minAge={minAge}
          isAgeConfirmed={isOldEnough}
          isAsked={isAsked}
          knownName={session.data?.name ?? null}
        />
      </div>
      <div className="mt-3 grid gap-3 dialog:sticky dialog:top-20 dialog:mt-0">
        <SumCard lines={orderable} moneyFormat={cart.venue.moneyFormat} />
        <OrderDock
          sumMinor={cartSumMinor(orderable)}
          moneyFormat={cart.venue.moneyFormat}
          isSignedIn={isSignedIn}
          isBusy={placing.kind === 'sending' || quote.isPending || session.isPending}
          blockedCount={blocked.length}
          problem={
            !isTaken
              ? 'noCash'
              : orderable.length === 0
                ? 'fixFirst'
                : !isOpen && quote.data?.times.length === 0
                  ? 'noTimes'
                  : null
          }
          onOrder={order}
        />
      </div>
    </div>
  );
}

/** The wanted time if it can still be had; while closed the first possible one; else as soon as possible. */
function chosenTime(
  asked: string | null,
  times: readonly string[] | undefined,
  isOpen: boolean,
): string | null {
  if (asked !== null && (!times || times.includes(asked))) return asked;
  return isOpen ? null : (times?.[0] ?? null);
}

'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { useActiveAddress } from '@/components/addresses/use-active-address';
import { sessionQuery } from '@/lib/auth/session.api';
import { queryClient } from '@/lib/bff/query-client';
import type { Cart } from '@/lib/cart/cart';
import { dispatchCart } from '@/lib/cart/cart-store';
import { askedLine } from '@/lib/cart/quote.api';
import { loadDraft, saveDraft, type CheckoutDraft } from '@/lib/checkout/draft';
import { isAgeConfirmed, subscribeAgeConfirmation } from '@/lib/menu/age-confirmation';
import type { TakeawayOrderRequest } from '@/lib/orders/orders.schema';
import { paths } from '@/lib/paths/paths';
import { changeService } from '@/lib/site/service-change';
import type { ServiceName } from '@/lib/site/site';
import { CartLines } from './cart-lines.client';
import { CartNewsList } from './cart-news.client';
import { CheckoutFields } from './checkout-fields.client';
import { chosenTime, pointOf, shownTotals } from './checkout-values';
import { DeliveryCard } from './delivery-card.client';
import { OrderDock } from './order-dock.client';
import { RefusalNotice } from './refusal-notice.client';
import { ServiceField } from './service-field.client';
import { SumCard } from './sum-card.client';
import { useCartQuote } from './use-cart-quote';
import { useOfferedService } from './use-offered-service';
import { useOrderProblem } from './use-order-problem';
import type { Placing } from './use-place-order';

/* What goes with the cart knows menus, which the cart itself does not need at first. */
const CrossSell = dynamic(() => import('./cross-sell.client').then((module) => module.CrossSell), {
  ssr: false,
  loading: () => <Skeleton shape="card" className="h-60 w-full" />,
});

type CheckoutFormProps = {
  cart: Cart;
  /** Services that may be chosen on this site, in the switcher's order. */
  services: readonly ServiceName[];
  placing: Placing;
  onPlace: (key: string, request: TakeawayOrderRequest) => void;
};

/** The cart with everything that an order needs: lines, service, time, words to the kitchen, consent, and the sum. */
export function CheckoutForm({ cart, services, placing, onPlace }: CheckoutFormProps) {
  const t = useTranslations('cart');
  const checkout = useTranslations('checkout');
  const [draft, setDraft] = useState<CheckoutDraft>(loadDraft);
  const [isAsked, setIsAsked] = useState(false);
  const isOldEnough = useSyncExternalStore(subscribeAgeConfirmation, isAgeConfirmed, () => false);
  const session = useQuery(sessionQuery);
  const service = useOfferedService(cart, services, draft.service);
  const { active: address, position } = useActiveAddress({ isWanted: service === 'delivery' });
  const checked = useCartQuote(cart, {
    service,
    destination: service === 'delivery' ? pointOf(address ?? position) : null,
    tariffId: service === 'delivery' ? draft.tariffId : null,
  });
  const { quote, quoted, orderable, blocked, sum } = checked;

  useEffect(() => saveDraft(draft), [draft]);
  useEffect(() => {
    // What the platform refused, it says line by line when asked again.
    if (placing.kind === 'refused') void queryClient().invalidateQueries({ queryKey: ['quote'] });
  }, [placing]);

  const change = (part: Partial<CheckoutDraft>) => setDraft((current) => ({ ...current, ...part }));
  const chooseService = (to: ServiceName) => {
    change({ service: to });
    changeService({ from: service, to });
  };
  const minAge = Math.max(0, ...orderable.map((line) => line.minAge ?? 0));
  const isOpen = quote?.isOpen ?? true;
  const wantedAt = chosenTime(draft.wantedAt, quote?.times, isOpen);
  // When nobody can tell, the order is sent, and its answer leads to the sign-in where it must.
  const isSignedIn = session.data?.isSignedIn ?? session.isError;
  const { totalMinor, toPayMinor, platformTotalMinor } = shownTotals(sum, placing);
  const problem = useOrderProblem({ cart, service, quote, quoted, blocked, onService: chooseService });

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
    onPlace(cart.id, {
      venueId: cart.venue.id,
      lines: orderable.map(askedLine),
      comment: draft.comment.trim(),
      customerName: (draft.name.trim() || session.data?.name) ?? null,
      wantedAt,
      sumMinor: totalMinor,
      hasConsented: true,
      isAgeConfirmed: minAge > 0 && isOldEnough,
    });
  };

  return (
    <div className="cols cols--rev">
      <div className="grid min-w-0 grid-cols-1 gap-3">
        <ServiceField
          services={services}
          offered={quote?.venue.services}
          chosen={service}
          onChoose={chooseService}
        />
        {placing.kind === 'refused' ? <RefusalNotice {...placing} cart={cart} sum={sum} /> : null}
        {placing.kind === 'ordered' ? (
          <Notice
            title={checkout('alreadyOrdered')}
            actions={
              <ButtonLink tone="text" href={paths.thanks(placing.placed.venueId, placing.placed.orderId)}>
                {checkout('openOrder')}
              </ButtonLink>
            }
          >
            {checkout('alreadyOrderedText')}
          </Notice>
        ) : null}
        <CartNewsList
          news={checked.news}
          moneyFormat={cart.venue.moneyFormat}
          onDismiss={checked.dismissNews}
        />
        {checked.errorCode === 'venue/not-found' ? (
          <Notice
            tone="warn"
            title={t('venueGone', { venue: cart.venue.name })}
            actions={
              <Button tone="text" onClick={() => dispatchCart({ type: 'cleared' })}>
                {t('clear')}
              </Button>
            }
          />
        ) : checked.hasFailed ? (
          <Notice tone="warn" title={t('checkFailed')}>
            {t('checkFailedText')}
          </Notice>
        ) : null}
        <CartLines cart={cart} quoted={quoted} address={quote?.venue.address} service={service} />
        <CrossSell cart={cart} service={service} />
        {service === 'delivery' ? (
          <DeliveryCard
            address={address}
            delivery={quote?.delivery ?? (checked.hasFailed ? null : undefined)}
            goodsMinor={sum.goodsMinor}
            moneyFormat={cart.venue.moneyFormat}
            onTariff={(tariffId) => change({ tariffId })}
          />
        ) : null}
        {service === 'takeaway' ? (
          <CheckoutFields
            draft={draft}
            onChange={setDraft}
            quote={quote}
            wantedAt={wantedAt}
            minAge={minAge}
            isAgeConfirmed={isOldEnough}
            isAsked={isAsked}
            knownName={session.data?.name ?? null}
          />
        ) : null}
      </div>
      <div className="mt-3 grid gap-3 dialog:sticky dialog:top-20 dialog:mt-0">
        <SumCard sum={sum} moneyFormat={cart.venue.moneyFormat} platformTotalMinor={platformTotalMinor} />
        <OrderDock
          toPayMinor={toPayMinor}
          moneyFormat={cart.venue.moneyFormat}
          isSignedIn={isSignedIn}
          isBusy={placing.kind === 'sending' || (checked.isAsked && !checked.hasFailed) || session.isPending}
          problem={problem}
          onOrder={order}
        />
      </div>
    </div>
  );
}

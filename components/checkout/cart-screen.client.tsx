'use client';

import { QueryClientProvider } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { FullScreenLoader } from '@/components/ui/full-screen-loader';
import { LaidCloth } from '@/components/ui/laid-cloth';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { useCart } from '@/components/cart/use-cart';
import { useAnnouncedVenue } from '@/components/rewards/use-announced-venue';
import { queryClient } from '@/lib/bff/query-client';
import { MAX_LOCK_WAIT_MS } from '@/lib/intents/tab-lock';
import type { ConsentDocument } from '@/lib/legal/given-consent';
import { paths } from '@/lib/paths/paths';
import type { ServiceName } from '@/lib/site/site';
import { CheckoutForm } from './checkout-form.client';
import { OutcomeScreen } from '@/components/checkout/placing/outcome-screen.client';
import { UnsettledNotice } from '@/components/checkout/placing/unsettled-notice.client';
import { usePlaceOrder } from '@/components/checkout/placing/use-place-order';
import { useIsHydrated } from '@/components/ui/use-known-here';

type CartScreenProps = {
  /** Services that may be chosen on this site, in the switcher's order. */
  services: readonly ServiceName[];
  /** The documents that an order agrees to, in their current versions. */
  documents: readonly ConsentDocument[];
};

/** The cart and its checkout: one of loading, empty, the form, sending, or checking the outcome. */
export function CartScreen(props: CartScreenProps) {
  return (
    <QueryClientProvider client={queryClient()}>
      <CartStates {...props} />
    </QueryClientProvider>
  );
}

function CartStates({ services, documents }: CartScreenProps) {
  const t = useTranslations('cart');
  const checkout = useTranslations('checkout');
  const isHydrated = useIsHydrated();
  const { cart, outcome } = useCart();
  const { placing, place, resume, startOver, withdraw } = usePlaceOrder();

  if (!isHydrated || placing.kind === 'found') return <CartSkeleton label={t('checking')} />;
  // The cart is empty by now, which the diner must not see before the next page is shown.
  if (placing.kind === 'made')
    return (
      <FullScreenLoader isAtOnce label={checkout(placing.isLeaving ? 'openingPayment' : 'openingOrder')} />
    );
  if (placing.kind === 'unknown')
    return <OutcomeScreen placing={placing} onCheck={resume} onWithdraw={withdraw} />;
  return (
    <>
      {outcome === 'kept' ? null : (
        <Notice tone="warn" className="mb-3">
          {t(outcome)}
        </Notice>
      )}
      {placing.kind === 'idle' && placing.wasUnsent ? (
        <Notice tone="warn" className="mb-3" title={checkout('notSentTitle')}>
          {checkout('notSentText')}
        </Notice>
      ) : null}
      {placing.kind === 'unsettled' ? (
        <UnsettledNotice
          placing={placing}
          isThisCart={cart?.id === placing.subject}
          onStartOver={startOver}
        />
      ) : null}
      {cart ? (
        <CheckoutForm
          cart={cart}
          services={services}
          documents={documents}
          placing={placing}
          onPlace={place}
        />
      ) : (
        <EmptyCart />
      )}
      {placing.kind === 'sending' ? (
        <FullScreenLoader
          label={
            placing.waitsForTab
              ? checkout('waitingForTab', { seconds: MAX_LOCK_WAIT_MS / 1000 })
              : checkout('sending')
          }
        />
      ) : null}
    </>
  );
}

/** What lies on the cloth of an empty cart. */
const BARE_PLATE = [{ key: 'bare', picture: null }];

/** Without a venue the header shows the general balance. */
function EmptyCart() {
  const t = useTranslations('cart');
  useAnnouncedVenue(null);
  return (
    <section className="card mx-auto w-full max-w-190">
      <LaidCloth size="tall" plates={BARE_PLATE} />
      <EmptyState
        title={t('emptyTitle')}
        action={<ButtonLink href={paths.venues()}>{t('toVenues')}</ButtonLink>}
      >
        {t('emptyText')}
      </EmptyState>
    </section>
  );
}

function CartSkeleton({ label }: { label: string }) {
  return (
    <div aria-busy="true" className="grid min-h-dvh content-start gap-3">
      <span className="visually-hidden" role="status">
        {label}
      </span>
      <Skeleton shape="card" className="h-48 w-full" />
      <Skeleton shape="card" className="h-32 w-full" />
      <Skeleton shape="card" className="h-40 w-full" />
    </div>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { useLayoutEffect, useRef } from 'react';
import { useCart } from '@/components/cart/use-cart';
import { useAnnouncedVenue } from '@/components/rewards/use-announced-venue';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { LaidCloth } from '@/components/ui/laid-cloth';
import { Skeleton } from '@/components/ui/skeleton';
import { useKnownHere } from '@/components/ui/use-known-here';
import type { Cart } from '@/lib/cart/cart';
import { sumOf } from '@/lib/cart/sum';
import { writtenCart } from '@/lib/cart/written-cart';
import { orderIntents } from '@/lib/pages/checkout/order-intent';
import type { ConsentDocument } from '@/lib/legal/given-consent';
import { paths } from '@/lib/core/paths/paths';
import type { ServiceName } from '@/lib/core/site/site';
import { CartLines } from './cart-lines.client';

/* The page of the cart until the code of the checkout is there. */

export type CartScreenProps = {
  /** Services that may be chosen on this site, in the switcher's order. */
  services: readonly ServiceName[];
  /** The documents that an order agrees to, in their current versions. */
  documents: readonly ConsentDocument[];
};

/** An order whose outcome the diner has not seen: the checkout says what becomes of its cart. */
const hasUnseenOrder = () => orderIntents.findLast(({ isShown }) => !isShown) !== null;

/** The dishes as this tab has stored them, with working counters, and the places of what the checkout adds. */
export function CartPreview({ services }: Pick<CartScreenProps, 'services'>) {
  const { cart, outcome } = useCart();
  const isOrdering = useKnownHere(hasUnseenOrder, false);
  if (isOrdering || outcome !== 'intact') return <CartSkeleton />;
  return cart ? <Dishes cart={cart} hasServices={services.length > 1} /> : <EmptyCart />;
}

const NO_QUOTE = new Map<string, never>();

function Dishes({ cart, hasServices }: { cart: Cart; hasServices: boolean }) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = ref;
    return () => noteFocus(current);
  }, []);
  const { rounding } = cart.venue.moneyFormat;
  const terms = { servicePercentage: 0, delivery: null, bonuses: null, wantedBonusesMinor: 0, rounding };
  return (
    <div className="sidebar-layout sidebar-layout--wide max-dialog:flex max-dialog:flex-1 max-dialog:flex-col max-dialog:gap-3">
      <div ref={ref} className="cart-columns">
        <div>
          {hasServices ? <Skeleton shape="card" className="h-10.5 w-full" /> : null}
          <CartLines
            cart={cart}
            quoted={NO_QUOTE}
            written={writtenCart(cart.lines, sumOf(cart.lines, terms), rounding)}
            address={undefined}
            service="takeaway"
          />
        </div>
        <Skeleton shape="card" className="h-30 w-full" />
      </div>
      <Skeleton shape="card" className="h-36 w-full" />
    </div>
  );
}

/** The things on the cloth of an empty cart. */
const BARE_PLATE = [{ key: 'bare', picture: null }];

/** Without a venue the header shows the general balance. */
export function EmptyCart() {
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

export function CartSkeleton() {
  const t = useTranslations('cart');
  return (
    <div aria-busy="true" className="grid min-h-dvh content-start gap-3">
      <span className="visually-hidden" role="status">
        {t('checking')}
      </span>
      <Skeleton shape="card" className="h-48 w-full" />
      <Skeleton shape="card" className="h-32 w-full" />
      <Skeleton shape="card" className="h-40 w-full" />
    </div>
  );
}

const CONTROLS = '.cart-line button';
const controls = (of: ParentNode) => [...of.querySelectorAll<HTMLElement>(CONTROLS)];

/** Which control of the dishes has the focus as the checkout takes their place. */
let focused = -1;

function noteFocus(dishes: Element | null): void {
  focused = dishes ? controls(dishes).findIndex((control) => control === document.activeElement) : -1;
}

/** Focuses the control of the checkout that stands for the one that had the focus before. */
export function takeFocusOver(): void {
  controls(document)[focused]?.focus({ preventScroll: true });
  focused = -1;
}

/** Ends when no finger is on the page: a press would be lost with the element that it began on. */
export async function whenReleased(): Promise<void> {
  while (document.querySelector('main button:active'))
    await new Promise((resolve) => requestAnimationFrame(resolve));
}

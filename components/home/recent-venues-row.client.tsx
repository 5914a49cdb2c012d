'use client';

import { useEffect, useRef, useState } from 'react';
import { useLatestOrders } from '@/components/orders/latest/use-latest-orders';
import { useReorderButton } from '@/components/orders/reorder/use-reorder-button';
import { useDishes } from '@/components/orders/use-dishes';
import { watchInView } from '@/components/ui/in-view';
import { Glyph } from '@/components/ui/glyph';
import { Picture } from '@/components/ui/picture';
import { Rail } from '@/components/ui/rail';
import { SoftLink } from '@/components/ui/soft-link';
import { useMoney } from '@/components/ui/use-money';
import { currencyFormat } from '@/lib/core/money/money';
import type { Order } from '@/lib/orders/orders.schema';
import { paths } from '@/lib/core/paths/paths';
import type { VenueCardData } from '@/lib/ground/venues/venue-card';
import { CardDiscount, CardTerms, CardTime } from '@/components/venues/card-terms';
import { OpenBadge } from '@/components/venues/open-badge';

async function loadRecent(): Promise<VenueCardData[]> {
  const [{ queryClient }, { recentVenuesQuery }] = await Promise.all([
    import('@/lib/core/bff/query-client'),
    import('@/lib/pages/home/recent.api'),
  ]);
  return queryClient().fetchQuery(recentVenuesQuery());
}

/** The venues of the diner's repeat orders. */
function useRecent(): VenueCardData[] {
  const [venues, setVenues] = useState<VenueCardData[]>([]);
  useEffect(() => {
    let isGone = false;
    // Home is complete without them.
    loadRecent().then(
      (known) => {
        if (!isGone) setVenues(known);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, []);
  return venues;
}

/** The part of the screen, from its top, in which nothing may shift. */
const QUIET = '0px 0px -28% 0px';

/**
 * Where the diner ordered last (VEN-16, VEN-17). The page is the same for all users and reserves no space for it: the
 * row is inserted off the screen or at its lower edge, so that no visible content shifts.
 */
export function RecentVenuesRow({ title }: { title: string }) {
  const venues = useRecent();
  const orders = useLatestOrders();
  const [isIn, setIsIn] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (venues.length === 0 || !orders || isIn || !place.current) return undefined;
    return watchInView([place.current], (isInView) => !isInView && setIsIn(true), { rootMargin: QUIET });
  }, [venues, orders, isIn]);
  if (!isIn) return <div ref={place} className="h-px -mb-px" aria-hidden="true" />;
  return (
    <section className="section" aria-labelledby="tile-recent">
      <div className="section__head">
        <h2 id="tile-recent">{title}</h2>
      </div>
      <Rail>
        {venues.map((venue) => (
          <li key={venue.id}>
            <RecentVenue venue={venue} order={orders?.find((order) => isOrderOf(order, venue.id))} />
          </li>
        ))}
      </Rail>
    </section>
  );
}

/** The latest order there that was not cancelled: a running one is repeated as well. */
const isOrderOf = ({ venue, status }: Order, venueId: number) =>
  venue.id === venueId && status !== 'canceled';

/** A venue with what its card says, and the diner's latest order there. */
function RecentVenue({ venue, order }: { venue: VenueCardData; order: Order | undefined }) {
  return (
    <article className="recent-venue card">
      <SoftLink prefetch card={venue.name} href={paths.menu(venue.id)} className="recent-venue__link">
        <span className="thumbnail">
          {venue.imageUrl ? <Picture source={venue.imageUrl} alt="" ratio="1:1" /> : null}
        </span>
        <span className="flex-fill">
          <b>{venue.name}</b>
          {order ? <LastOrder order={order} /> : null}
          <span className="venue-card__meta">
            <CardTime venue={venue} />
            <OpenBadge phases={venue.phases} />
            <CardDiscount venue={venue} />
          </span>
          <CardTerms venue={venue} />
        </span>
      </SoftLink>
      {order ? <RepeatButton orderId={order.id} /> : <Glyph name="next" size="small" />}
    </article>
  );
}

/** Dishes that are named; the others are counted. */
const MAX_DISHES = 2;

function LastOrder({ order }: { order: Order }) {
  const dishes = useDishes();
  const money = useMoney(currencyFormat(order.currency));
  return (
    <span className="caption">
      <span>{dishes(order, MAX_DISHES)}</span> · <span className="number">{money(order.sumMinor)}</span>
    </span>
  );
}

function RepeatButton({ orderId }: { orderId: number }) {
  return useReorderButton(orderId);
}

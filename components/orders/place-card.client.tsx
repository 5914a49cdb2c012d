'use client';

import { useTranslations } from 'next-intl';
import { onDemand } from '@/components/ui/on-demand';
import { DestinationPin } from '@/components/ui/map/destination-pin';
import type { BaseMap } from '@/components/ui/map/map-shapes';
import { useCameIntoView } from '@/components/venues/use-came-into-view';
import type { Order } from '@/lib/orders/orders.schema';
import { paths } from '@/lib/core/paths/paths';

const VenuePinMap = onDemand(
  () => import('@/components/venues/venue-pin-map.client').then((module) => module.VenuePinMap),
  { placeholder: <DestinationPin /> },
);

type PlaceCardProps = { order: Order; ground: BaseMap };

/** Where an order is fetched: on a map that comes when it is scrolled to, and as a text (ORD-33). */
export function PlaceCard({ order: { venue }, ground }: PlaceCardProps) {
  const t = useTranslations('orders');
  const [hasCome, place] = useCameIntoView();
  return (
    <section className="card overflow-hidden print:hidden" aria-label={t('place')}>
      <div ref={place} className="place-map">
        {hasCome ? (
          <VenuePinMap name={venue.name} spot={venue.coordinates} {...ground} />
        ) : (
          <DestinationPin />
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-3 px-4 py-2">
        <b className="min-w-0 flex-[1_1_min-content] py-2">{venue.address}</b>
        <a className="button button--text -mr-2" href={paths.details(venue.id)}>
          {t('placeDetails')}
        </a>
      </div>
    </section>
  );
}

'use client';

import { Bike, MapPinOff, Store } from 'lucide';
import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { DestinationPin } from '@/components/ui/map/destination-pin';
import type { BaseMap, MapMarker } from '@/components/ui/map/map-shapes';
import { MapView } from '@/components/ui/map/map-view.client';
import { metersPerPixel, nearerView, viewOf } from '@/lib/orders/courier-view';
import type { Order } from '@/lib/orders/orders.schema';
import type { Coordinates } from '@/lib/ground/towns/distance';
import { useCalmCamera } from './use-calm-camera';
import { useGlidingPoint } from './use-gliding-point';

export { loadMapAhead } from '@/components/ui/map/load-map';

type CourierMapProps = {
  name: string;
  spot: Coordinates;
  order: Order;
  ground: BaseMap;
  /** The text of the remaining minutes and distance; null where they are not known. */
  left: string | null;
};

/** Circles around the door: on a map without streets they show distances. */
const RINGS_METERS = [500, 1000, 2000, 5000];
const METERS_A_KILOMETER = 1000;

/** Markers, because pins would be joined to a cluster where the three come near each other. */
const NO_POINTS: [] = [];

/** The courier between the venue and the door. */
export function CourierMap({ name, spot, order, ground, left }: CourierMapProps) {
  const t = useTranslations('orders');
  const { status, venue, address } = order;
  const standing = useMemo<MapMarker[]>(
    () => [
      { ...venue.coordinates, id: 'venue', anchor: 'center', content: <VenueMarker name={venue.name} /> },
      ...(address
        ? [
            {
              ...address.coordinates,
              id: 'door',
              anchor: 'bottom',
              content: <DestinationPin name={t('address')} />,
            } as const,
          ]
        : []),
    ],
    [venue, address, t],
  );
  // Before the dishes are ready the courier is on the way to them.
  const target = status === 'delivery' ? address?.coordinates : venue.coordinates;
  const ahead = useMemo(() => (target ? [spot, target] : [spot]), [spot, target]);
  const [start] = useState(() => nearerView(viewOf([...standing, spot]), ahead));
  const { restingZoom, ...camera } = useCalmCamera(start, ahead);
  const position = useGlidingPoint(spot, metersPerPixel({ latitude: start.latitude, zoom: restingZoom }));
  // By the known point, not by the one that glides there: a line costs a map much more than a marker, which covers its end.
  const route = useMemo(
    () => ({
      done: status === 'delivery' ? [venue.coordinates, spot] : [],
      left: target ? [spot, target] : [],
    }),
    [status, venue, target, spot],
  );
  const rings = useMemo(() => {
    const label = (meters: number) =>
      meters < METERS_A_KILOMETER
        ? t('meters', { value: meters })
        : t('kilometers', { value: meters / METERS_A_KILOMETER });
    return address
      ? {
          centre: address.coordinates,
          rings: RINGS_METERS.map((meters) => ({ meters, label: label(meters) })),
        }
      : undefined;
  }, [address, t]);
  return (
    <div className="courier-map print:hidden">
      <MapView
        {...ground}
        label={t('courierMap', { name })}
        noStreets={t('noStreets')}
        retryLabel={t('tryAgain')}
        start={start}
        {...camera}
        points={NO_POINTS}
        rings={rings}
        route={route}
        marks={[
          ...standing,
          {
            ...position,
            id: 'courier',
            anchor: 'center',
            content: <CourierMarker name={name} left={left} />,
          },
        ]}
        waiting={
          <p className="map__status delayed" role="status">
            {t('mapLoading')}
          </p>
        }
        unavailable={() => (
          <p className="map__status" role="status">
            <Icon of={MapPinOff} />
            {t('mapUnavailable')}
          </p>
        )}
      />
    </div>
  );
}

function VenueMarker({ name }: { name: string }) {
  return (
    <span className="map-marker" role="img" aria-label={name}>
      <Icon of={Store} size="small" />
    </span>
  );
}

function CourierMarker({ name, left }: { name: string; left: string | null }) {
  return (
    <span className="map-marker map-marker--courier">
      <span role="img" aria-label={name}>
        <Icon of={Bike} />
      </span>
      {left ? (
        <span key={left} className="map-bubble number">
          {left}
        </span>
      ) : null}
    </span>
  );
}

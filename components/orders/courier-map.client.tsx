'use client';

import { MapPinOff } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import type { MapArea, MapPoint } from '@/components/ui/map/map-shapes';
import { MapView } from '@/components/ui/map/map-view.client';
import { viewOf } from '@/lib/orders/courier-view';
import type { Order } from '@/lib/orders/orders.schema';
import type { Coordinates } from '@/lib/towns/distance';
import { useGlidingSpot } from './use-gliding-spot';

/** The ground of the country's map. */
export type CourierGround = { limits: MapArea; outlines: string; token?: string };

type CourierMapProps = { name: string; spot: Coordinates; order: Order; ground: CourierGround };

/** Circles around the door: on a map without streets they tell how far it is. */
const RINGS_METERS = [500, 1000, 2000, 5000];
const METERS_A_KILOMETER = 1000;

const VENUE = 1;
const DOOR = 2;

/** The courier between the venue and the door. */
export function CourierMap({ name, spot, order, ground }: CourierMapProps) {
  const t = useTranslations('orders');
  const position = useGlidingSpot(spot);
  // The map is the diner's to move: it is laid out once, for where everything stands then.
  const [points] = useState<MapPoint[]>(() => [
    { ...order.venue.coordinates, id: VENUE },
    ...(order.address ? [{ ...order.address.coordinates, id: DOOR }] : []),
  ]);
  const [start] = useState(() => viewOf([...points, spot]));
  const rings = useMemo(() => {
    const label = (meters: number) =>
      meters < METERS_A_KILOMETER
        ? t('meters', { value: meters })
        : t('kilometers', { value: meters / METERS_A_KILOMETER });
    return order.address
      ? {
          centre: order.address.coordinates,
          rings: RINGS_METERS.map((meters) => ({ meters, label: label(meters) })),
        }
      : undefined;
  }, [order.address, t]);
  return (
    <div className="courier-map print:hidden">
      <MapView
        {...ground}
        label={t('courierMap', { name })}
        start={start}
        points={points}
        rings={rings}
        chosenId={DOOR}
        position={position}
        waiting={
          <p className="map__wait late" role="status">
            {t('mapLoading')}
          </p>
        }
        unavailable={() => (
          <p className="map__wait" role="status">
            <Icon of={MapPinOff} />
            {t('mapUnavailable')}
          </p>
        )}
      />
    </div>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import type { BaseMap, MapControls, MapPlace } from '@/components/ui/map/map-shapes';
import { MapUnavailable, MapWaiting } from '@/components/ui/map/map-states';
import { MapView } from '@/components/ui/map/map-view.client';
import { fieldsAt, type GeoPlace } from '@/lib/ground/addresses/address';
import { saveAddressDraft, type AddressDraft } from '@/lib/ground/addresses/address-draft';
import { newAddressKey } from '@/lib/ground/addresses/stored-address';
import { paths } from '@/lib/core/paths/paths';
import { metersBetween, type Coordinates } from '@/lib/ground/towns/distance';
import { AddressMapControls } from './address-map-controls.client';
import { AddressSearch } from './address-search.client';
import { PinCard } from './pin-card.client';
import { useDoorRings } from './use-door-rings';
import { usePlaceAt, type PinState } from './use-place-at';

/** Zoom at which single houses are visible. */
const HOUSE_ZOOM = 16;
/** The map stops this near to where it was sent, metres. */
const THERE_METERS = 15;
/** The pin has been moved once the map's middle has gone this part of its height: zooming alone shifts it a little. */
const MOVED_PART = 1 / 20;

type AddressMapProps = BaseMap & {
  point: Coordinates;
  /** The point is the diner's own; else they have to place the pin before anything is delivered there (ADDR-30). */
  isOwn: boolean;
  draft: AddressDraft | null;
  places: readonly MapPlace[];
};

/** A map that is moved under a pin, a search that moves it, and a card with the address under the pin. */
export function AddressMap({ point: start, isOwn, draft, places, ...ground }: AddressMapProps) {
  const t = useTranslations('addresses');
  const router = useRouter();
  const [point, setPoint] = useState(start);
  /** Where the map was sent last. */
  const [sent, setSent] = useState(start);
  const [isPlaced, setPlaced] = useState(isOwn);
  const [picked, setPicked] = useState<GeoPlace | null>(null);
  const [controls, setControls] = useState<MapControls | null>(null);
  const [isMapMissing, setMapMissing] = useState(false);
  /** Where the diner was found, or what they have picked, while no map was drawn: it goes there before it says where it rests. */
  const awaited = useRef<Coordinates | null>(null);
  const isAtPicked = picked !== null && metersBetween(picked, point) < THERE_METERS;
  const found = usePlaceAt(point, isPlaced && !isAtPicked);
  const standing: PinState = !isPlaced
    ? { kind: 'unplaced' }
    : isAtPicked
      ? { kind: 'place', place: picked }
      : found;
  const rings = useDoorRings(sent);

  const go = (to: Coordinates, isExact: boolean) => {
    const { latitude, longitude } = to;
    setPlaced(isExact);
    setPoint({ latitude, longitude });
    setSent({ latitude, longitude });
    if (controls && !isMapMissing) controls.show(to, HOUSE_ZOOM);
    else awaited.current = to;
  };
  const confirm = () => {
    const place = standing.kind === 'place' ? standing.place : null;
    const addressId = draft?.addressId ?? null;
    saveAddressDraft({
      addressId,
      fields: fieldsAt(point, place, draft?.fields),
      key: draft?.key ?? newAddressKey(),
    });
    router.push(paths.addressForm(addressId ?? undefined));
  };

  return (
    <div className="map-screen address-map">
      <div className="map-stage">
        <MapView
          {...ground}
          label={t('mapLabel')}
          noStreets={t('noStreets')}
          retryLabel={t('retry')}
          start={{ ...start, zoom: HOUSE_ZOOM }}
          places={places}
          rings={rings}
          points={[]}
          onReady={(ready) => {
            setControls(ready);
            setMapMissing(false);
            if (awaited.current) ready.show(awaited.current, HOUSE_ZOOM);
          }}
          onRest={({ west, south, east, north }) => {
            if (awaited.current) {
              awaited.current = null;
              return;
            }
            const longitude = (west + east) / 2;
            const middle = { latitude: (south + north) / 2, longitude };
            const heightMeters = metersBetween(
              { latitude: south, longitude },
              { latitude: north, longitude },
            );
            setPoint(middle);
            if (metersBetween(sent, middle) > heightMeters * MOVED_PART) setPlaced(true);
          }}
          onUnavailable={() => setMapMissing(true)}
          waiting={<MapWaiting text={t('mapLoading')} />}
          unavailable={(why, retry) => (
            <MapUnavailable
              title={t('mapUnavailable')}
              text={t('mapUnavailableText')}
              retry={why === 'failed' ? { label: t('retry'), run: retry } : null}
            />
          )}
        />
        {controls && !isMapMissing ? (
          <span className="address-map__pin" data-pin="" aria-hidden="true" />
        ) : null}
        <AddressMapControls
          controls={isMapMissing ? null : controls}
          onFound={(position) => go(position, true)}
        />
        <AddressSearch
          onPick={(place) => {
            setPicked(place);
            // A street without a house has no door.
            go(place, place.building !== '');
          }}
        />
      </div>
      <PinCard standing={standing} onConfirm={confirm} />
    </div>
  );
}

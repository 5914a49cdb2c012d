'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { BaseMap, MapControls, MapPlace } from '@/components/ui/map/map-shapes';
import { MapUnavailable, MapWaiting } from '@/components/ui/map/map-states';
import { MapView } from '@/components/ui/map/map-view.client';
import { useModalHistory } from '@/components/ui/use-modal-history';
import type { Language } from '@/lib/core/site/site';
import { metersBetween, type Coordinates } from '@/lib/ground/towns/distance';
import { boundsAround } from '@/lib/map/map-bounds';
import { ringsAround } from '@/components/ui/map/map-rings';
import { useCardFacts } from '@/components/venues/use-card-facts';
import { useMapVenues, type ListedVenue } from './use-map-venues';
import { useMyPosition } from './use-my-position';
import { VenueMapCard } from './venue-map-card.client';
import { VenueMapControls } from './venue-map-controls.client';
import { VenueMapList } from './venue-map-list.client';

/** Zoom at which a town fills a phone, and how many degrees around its centre are then seen, about. */
const TOWN_ZOOM = 11.5;
const TOWN_DEGREES = 0.07;

type VenueMapProps = BaseMap & {
  town: { name: string; coordinates: Coordinates };
  /** All towns of the country, the largest first: names on the map. */
  places: readonly MapPlace[];
};

/** The venues of a town on a map, and in a list that goes with it; without a map, the list alone. */
export function VenueMap({ town, places, ...ground }: VenueMapProps) {
  const t = useTranslations('map');
  const mine = useMyPosition();
  const origin = mine.position ?? town.coordinates;
  const distanceFrom = mine.position ? 'diner' : 'centre';
  const { look, find, ...venues } = useMapVenues(boundsAround(town.coordinates, TOWN_DEGREES), origin);
  const [controls, setControls] = useState<MapControls | null>(null);
  const [isMapMissing, setMapMissing] = useState(false);
  const [chosen, setChosen] = useState<{ id: number; byList: boolean } | null>(null);
  const list = useRef<HTMLElement>(null);
  const language = useLocale() as Language;
  const rings = useMemo(
    () => ringsAround(origin, language, (unit, value) => t(unit, { value })),
    [origin, language, t],
  );
  const venue = find(chosen?.id ?? null);
  const facts = useCardFacts([...(venue ? [venue.id] : []), ...venues.inView.map(({ id }) => id)]);
  const withFacts = (listed: ListedVenue): ListedVenue => ({ ...listed, ...facts.get(listed.id) });
  const hasCard = venue !== null && !isMapMissing;
  useModalHistory(hasCard, () => setChosen(null));

  // The row that opened the card gets the focus back when the card is gone.
  useEffect(() => {
    const row = list.current;
    if (!chosen?.byList) return undefined;
    return () =>
      row?.querySelector<HTMLElement>(`[data-venue="${chosen.id}"]`)?.focus({ preventScroll: true });
  }, [chosen]);
  const choose = (id: number) => {
    setChosen({ id, byList: true });
    const spot = find(id);
    if (spot) controls?.show(spot);
  };

  return (
    <div className="map-screen" data-card={hasCard || undefined}>
      <div className="map-stage">
        <MapView
          {...ground}
          label={t('label')}
          noStreets={t('noStreets')}
          retryLabel={t('retry')}
          start={{ ...town.coordinates, zoom: TOWN_ZOOM }}
          places={places}
          rings={rings}
          points={venues.points}
          chosenId={chosen?.id ?? null}
          position={mine.position}
          onReady={(ready) => {
            setControls(ready);
            setMapMissing(false);
          }}
          onRest={look}
          onChoose={(id) => setChosen(id === null ? null : { id, byList: false })}
          onUnavailable={() => setMapMissing(true)}
          waiting={<MapWaiting text={t('loading')} />}
          unavailable={(why, retry) => (
            <MapUnavailable
              title={t('unavailable')}
              text={t(why)}
              retry={why === 'failed' ? { label: t('retry'), run: retry } : null}
            />
          )}
        />
        {controls && !isMapMissing ? <VenueMapControls controls={controls} mine={mine} /> : null}
      </div>
      {hasCard ? (
        <VenueMapCard
          venue={withFacts({ ...venue, distanceMeters: metersBetween(origin, venue) })}
          distanceFrom={distanceFrom}
          choice={chosen}
          onClose={() => setChosen(null)}
        />
      ) : null}
      <VenueMapList
        {...venues}
        ref={list}
        venues={venues.inView.map(withFacts)}
        distanceFrom={distanceFrom}
        chosenId={chosen?.id ?? null}
        hasMap={!isMapMissing}
        onChoose={choose}
        onRetry={() => void venues.refetch()}
        wayOut={
          controls ? (
            <div className="map-panel__list">
              <Button tone="tint" onClick={() => controls.zoomBy(-1)}>
                {t('farther')}
              </Button>
              <Button tone="text" onClick={() => controls.show(town.coordinates, TOWN_ZOOM)}>
                {t('toTown', { town: town.name })}
              </Button>
            </div>
          ) : undefined
        }
      />
    </div>
  );
}

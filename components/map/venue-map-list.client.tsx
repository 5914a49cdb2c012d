'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, type ReactNode, type Ref } from 'react';
import { Button } from '@/components/ui/button';
import { EmptyPicture } from '@/components/ui/empty-picture';
import { EmptyState } from '@/components/ui/empty-state';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { SoftLink } from '@/components/ui/soft-link';
import { paths } from '@/lib/core/paths/paths';
import type { ListedVenue } from './use-map-venues';
import { VenueMapRow } from './venue-map-row';

/** Venues that the list holds; the map shows all. */
const MAX_LISTED = 40;

type VenueMapListProps = {
  venues: readonly ListedVenue[];
  distanceFrom: 'centre' | 'diner';
  chosenId: number | null;
  isFirst: boolean;
  isError: boolean;
  isFetching: boolean;
  hasMore: boolean;
  /** With a map a row shows its pin. Else a row leads to the menu. */
  hasMap: boolean;
  onChoose: (id: number) => void;
  onRetry: () => void;
  /** Buttons that lead out of an empty part of the map. */
  wayOut: ReactNode;
  ref?: Ref<HTMLElement>;
};

/** The venues in view, for keyboard and screen-reader users too; beside the map, or under it on a phone. */
export function VenueMapList({ ref, ...props }: VenueMapListProps) {
  const { venues, chosenId, isFirst, isError, isFetching, hasMore } = props;
  const t = useTranslations('map');
  const chosenRow = useRef<HTMLLIElement>(null);
  useEffect(() => {
    chosenRow.current?.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'smooth' });
  }, [chosenId]);
  // Of a part of the map that is not answered yet nothing is said.
  const isSearching = isFirst || (isFetching && venues.length === 0);
  const listed = venues.filter(({ id }, index) => index < MAX_LISTED || id === chosenId);
  return (
    <section ref={ref} className="map-panel" aria-label={t('list')}>
      <div className="map-panel__head">
        <p aria-live="polite">
          {isFirst && isError ? null : isSearching ? t('searching') : t('inView', { count: venues.length })}
        </p>
        <SoftLink href={paths.venues()} className="more-link">
          {t('asList')}
        </SoftLink>
      </div>
      {isError ? (
        <Notice
          tone="danger"
          className="map-panel__notice"
          title={t('errorTitle')}
          actions={
            <Button tone="text" small busy={isFetching} onClick={props.onRetry}>
              {t('retry')}
            </Button>
          }
        >
          {t('errorText')}
        </Notice>
      ) : null}
      {isFirst && !isError ? (
        <div className="map-list" aria-hidden="true">
          {[1, 2, 3, 4].map((key) => (
            <Skeleton key={key} shape="card" className="map-list__placeholder" />
          ))}
        </div>
      ) : null}
      {!isFirst && !isError && !isFetching && venues.length === 0 ? (
        <EmptyState
          role="status"
          art={<EmptyPicture name="map" />}
          title={t('emptyTitle')}
          action={props.wayOut}
        >
          {t('emptyText')}
        </EmptyState>
      ) : null}
      {venues.length > 0 ? (
        <ul className="map-list">
          {listed.map((venue) => (
            <li
              key={venue.id}
              ref={venue.id === chosenId ? chosenRow : undefined}
              className="card"
              data-chosen={venue.id === chosenId || undefined}
            >
              <Row {...props} venue={venue} />
            </li>
          ))}
        </ul>
      ) : null}
      {props.hasMap && listed.length < venues.length ? (
        <p className="map-panel__notice caption muted">
          {hasMore ? t('hasMore') : t('shown', { shown: listed.length, count: venues.length })}
        </p>
      ) : null}
    </section>
  );
}

type RowProps = Pick<VenueMapListProps, 'hasMap' | 'chosenId' | 'distanceFrom' | 'onChoose'> & {
  venue: ListedVenue;
};

function Row({ venue, hasMap, chosenId, distanceFrom, onChoose }: RowProps) {
  const row = <VenueMapRow venue={venue} distanceFrom={distanceFrom} />;
  return hasMap ? (
    <button
      type="button"
      className="map-row"
      data-venue={venue.id}
      aria-pressed={venue.id === chosenId}
      onClick={() => onChoose(venue.id)}
    >
      {row}
    </button>
  ) : (
    <SoftLink href={paths.menu(venue.id)} className="map-row" data-venue={venue.id}>
      {row}
    </SoftLink>
  );
}

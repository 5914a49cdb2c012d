'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { queryClient, WAITS_ONCE_SHOWN } from '@/lib/core/bff/query-client';
import { metersBetween, type Coordinates } from '@/lib/ground/towns/distance';
import { contains, isInside, snapBounds } from '@/lib/map/map-bounds';
import type { MapVenue } from '@/lib/map/map-venues';
import { isClosedAt } from '@/lib/ground/venues/venue-card';
import { mapVenuesQuery } from '@/lib/map/map-venues.api';
import type { Bounds } from '@/lib/ground/venues/venues';

/** The map has to rest this long before it asks. */
const REST_MS = 250;

/** A venue of the list, and how far it is. */
export type ListedVenue = MapVenue & { distanceMeters: number };

/**
 * The venues around the visible area. `look` is called when the map stops moving; loaded venues show at once, what is not
 * loaded yet is requested after a delay, by a coarser grid.
 */
export function useMapVenues(start: Bounds, origin: Coordinates) {
  const [area, setArea] = useState(start);
  const [requested, setRequested] = useState(() => snapBounds(start));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const [isShown, setIsShown] = useState(false);
  const query = useQuery(
    {
      ...mapVenuesQuery(requested),
      placeholderData: keepPreviousData,
      ...(isShown ? WAITS_ONCE_SHOWN : {}),
    },
    queryClient(),
  );
  if (query.data && !isShown) setIsShown(true);
  const { data, dataUpdatedAt, isFetching, isPlaceholderData, isError, refetch } = query;
  const venues = useMemo(() => data?.venues ?? [], [data]);
  const hasMore = data?.hasMore ?? false;
  // As it would be requested: a map that shows more than the globe lies within no answer.
  const isAreaRequested = contains(requested, area) || contains(requested, snapBounds(area));

  const points = useMemo(
    () =>
      venues.map((venue) => ({
        id: venue.id,
        longitude: venue.longitude,
        latitude: venue.latitude,
        dim: isClosedAt(venue, dataUpdatedAt),
      })),
    [venues, dataUpdatedAt],
  );
  const inView = useMemo(
    (): ListedVenue[] =>
      venues
        .filter((venue) => isInside(area, venue))
        .map((venue) => ({ ...venue, distanceMeters: metersBetween(origin, venue) }))
        .sort((one, other) => one.distanceMeters - other.distanceMeters),
    [venues, area, origin],
  );

  return {
    points,
    inView,
    /** Nothing has been loaded yet. */
    isFirst: data === undefined,
    /** Also without a connection, and while the map comes to rest: of the visible part nothing is known until it is answered. */
    isFetching: isFetching || isPlaceholderData || !isAreaRequested,
    isError,
    hasMore,
    refetch,
    find: (id: number | null) => venues.find((venue) => venue.id === id) ?? null,
    look: (seen: Bounds) => {
      setArea(seen);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        if (!hasMore && contains(requested, seen)) return;
        setRequested(snapBounds(seen));
      }, REST_MS);
    },
  };
}

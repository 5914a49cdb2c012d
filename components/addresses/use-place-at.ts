'use client';

import { useQuery } from '@tanstack/react-query';
import type { GeoPlace } from '@/lib/ground/addresses/address';
import { placeAtQuery } from '@/lib/ground/addresses/addresses.api';
import type { Coordinates } from '@/lib/ground/towns/distance';
import { useDebounced } from '@/components/ui/use-debounced';

/** The pin rests when it has not been moved for so long. */
const REST_MS = 400;

/** The state of the place under the pin: a place, no place, not known yet, lookup failed, or the pin is not placed. */
export type PinState =
  | { kind: 'place'; place: GeoPlace }
  | { kind: 'nowhere' }
  | { kind: 'reading' }
  | { kind: 'failed'; retry: () => void }
  | { kind: 'unplaced' };

/** Requests the place at a point once the pin rests there; a request for the pin's earlier place is dropped. */
export function usePlaceAt(point: Coordinates, isWanted: boolean): PinState {
  const debounced = useDebounced(point, REST_MS);
  const { data, isError, isFetching, refetch } = useQuery({ ...placeAtQuery(debounced), enabled: isWanted });
  if (debounced !== point || isFetching) return { kind: 'reading' };
  if (isError) return { kind: 'failed', retry: () => void refetch() };
  if (data === undefined) return { kind: 'reading' };
  return data === null ? { kind: 'nowhere' } : { kind: 'place', place: data };
}

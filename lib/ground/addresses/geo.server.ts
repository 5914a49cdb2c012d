import 'server-only';
import type { Language } from '@/lib/core/site/site';
import type { Coordinates } from '@/lib/ground/towns/distance';
import { requestGeo } from '@/lib/core/upstream/geo';
import { UpstreamError } from '@/lib/core/upstream/upstream-error';
import type { GeoPlace } from './address';
import { mapGeoPlaces } from './addresses.map';
import { geoPlaceAnswerWire, geoPlaceListWire } from './addresses.wire';

/** ADDR-23. */
const SUGGESTIONS_LIMIT = 3;

/** Addresses that begin like the text, best first, at most three (ADDR-23). */
export async function suggestPlaces(language: Language, text: string): Promise<GeoPlace[]> {
  const wire = await requestGeo(language, {
    path: 'geo-service/suggestions/',
    query: { address: text, limit: SUGGESTIONS_LIMIT },
    schema: geoPlaceListWire,
  });
  return mapGeoPlaces(wire).slice(0, SUGGESTIONS_LIMIT);
}

/** The address at a point; null where there is none. */
export async function placeAt(language: Language, point: Coordinates): Promise<GeoPlace | null> {
  try {
    const wire = await requestGeo(language, {
      path: 'geo-service/reverse-geocode/',
      query: { lat: point.latitude, long: point.longitude },
      schema: geoPlaceAnswerWire,
    });
    return wire.data;
  } catch (error) {
    if (error instanceof UpstreamError && error.failure === 'refused' && error.status === 404) return null;
    throw error;
  }
}

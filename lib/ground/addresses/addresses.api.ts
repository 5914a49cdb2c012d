import { requestBff } from '@/lib/core/bff/client';
import type { Coordinates } from '@/lib/ground/towns/distance';
import type { Address, AddressFields, GeoPlace } from './address';

const schemas = () => import('./address.schema');

/** The signed-in diner's saved addresses, latest first. */
export const addressesQuery = {
  queryKey: ['addresses'],
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Address[]> => {
    const answer = await requestBff(
      '/api/addresses',
      () => schemas().then((module) => module.addressListSchema),
      { signal },
    );
    return answer.addresses;
  },
  staleTime: 60_000,
};

const anAddress = () => schemas().then((module) => module.addressSchema);

/** One saved address of the diner. */
export function requestAddress(addressId: number): Promise<Address> {
  return requestBff(`/api/addresses/${addressId}`, anAddress);
}

/** Saves an address once per key. With `leadsToSignIn` the caller handles an ended session. */
export function createAddress(
  fields: AddressFields,
  key: string,
  { leadsToSignIn = false } = {},
): Promise<Address> {
  return requestBff('/api/addresses', anAddress, {
    method: 'POST',
    body: fields,
    headers: { 'Idempotency-Key': key },
    leadsToSignIn,
  });
}

/** Replaces a saved address. */
export function updateAddress(addressId: number, fields: AddressFields): Promise<Address> {
  return requestBff(`/api/addresses/${addressId}`, anAddress, {
    method: 'PUT',
    body: fields,
    leadsToSignIn: true,
  });
}

/** Deletes a saved address. */
export async function deleteAddress(addressId: number): Promise<void> {
  await requestBff(`/api/addresses/${addressId}`, () => schemas().then((module) => module.deletedSchema), {
    method: 'DELETE',
  });
}

/** Addresses that begin like a text, at most three; the text is trimmed and not empty. */
export function placesQuery(text: string) {
  return {
    queryKey: ['places', text],
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<GeoPlace[]> => {
      const answer = await requestBff(
        `/api/geo/suggestions?${new URLSearchParams({ text }).toString()}`,
        () => schemas().then((module) => module.geoPlacesSchema),
        { signal },
      );
      return answer.places;
    },
    enabled: text !== '',
    staleTime: Infinity,
    retry: false,
  };
}

/** Five digits are a metre: a pin that trembles sends no new request. */
const rounded = (degrees: number) => degrees.toFixed(5);

/** The address at a point; null where there is none. */
export function placeAtQuery({ latitude, longitude }: Coordinates) {
  const roundedPoint = { lat: rounded(latitude), long: rounded(longitude) };
  return {
    queryKey: ['placeAt', roundedPoint],
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<GeoPlace | null> => {
      const answer = await requestBff(
        `/api/geo/reverse-geocode?${new URLSearchParams(roundedPoint).toString()}`,
        () => schemas().then((module) => module.geoPointSchema),
        { signal },
      );
      return answer.place;
    },
    staleTime: Infinity,
    // The server has tried four times already.
    retry: false,
  };
}

import 'server-only';
import type { z } from 'zod';
import { AppError } from '@/lib/core/errors/errors';
import { readItems } from '@/lib/core/upstream/read-items';
import type { UpstreamError } from '@/lib/core/upstream/upstream-error';
import { addressTitle, trimmedFields, type Address, type AddressFields, type GeoPlace } from './address';
import { addressWire, geoPlaceWire, type addressListWire, type geoPlaceListWire } from './addresses.wire';

/** In place of an apartment for a private house, in every language (ADDR-04). */
const APARTMENT_OF_HOUSE = 'Дом';

/** One of the diner's addresses. */
export function mapAddress(wire: z.output<typeof addressWire>): Address {
  const { name, is_private_house, title, ...rest } = wire;
  const isPrivateHouse = is_private_house || wire.apartment === APARTMENT_OF_HOUSE;
  const address = { ...rest, label: name, isPrivateHouse, apartment: isPrivateHouse ? '' : wire.apartment };
  return { ...address, title: title || addressTitle(address) };
}

/** The diner's addresses, latest first; one that cannot be read is dropped and reported. */
export function mapAddresses(wire: z.output<typeof addressListWire>): Address[] {
  return readItems(addressWire, wire.data, 'address').map(mapAddress);
}

/** The sent fields of an address; its one line is the platform's to make (contract schema AddressInput). */
export function addressBody(fields: AddressFields): Record<string, unknown> {
  const { label, isPrivateHouse, apartment, ...rest } = trimmedFields(fields);
  return {
    ...rest,
    name: label,
    title: '',
    apartment: isPrivateHouse ? APARTMENT_OF_HOUSE : apartment,
    is_private_house: isPrivateHouse,
  };
}

/** Our fields by the member of the body that a refusal points at. */
const FIELDS: Record<string, keyof AddressFields> = {
  name: 'label',
  city: 'city',
  street: 'street',
  building: 'building',
  entrance: 'entrance',
  floor: 'floor',
  apartment: 'apartment',
  is_private_house: 'isPrivateHouse',
  comment: 'comment',
  latitude: 'latitude',
  longitude: 'longitude',
};

/** A refused address as our own error; any other failure stays as it is. */
export function mapAddressFailure(error: UpstreamError): Error {
  if (error.failure !== 'refused') return error;
  if (error.status === 404 || error.status === 403)
    return new AppError('address/not-found', { cause: error });
  if (error.status !== 400 && error.status !== 422) return error;
  const members = error.faults.map(({ pointer }) => pointer?.split('/').pop() ?? '');
  const fields = members.flatMap((member) => FIELDS[member] ?? []);
  return new AppError('address/refused', { cause: error, details: { fields: [...new Set(fields)] } });
}

/** Places in the service's order; one that cannot be read is dropped and reported. */
export function mapGeoPlaces(wire: z.output<typeof geoPlaceListWire>): GeoPlace[] {
  return readItems(geoPlaceWire, wire.data, 'place');
}

import { addressTitle, type Address, type AddressFields } from './address';

/** The details of an address of the tests' diner. */
export const FIELDS: AddressFields = {
  label: 'Дом',
  city: 'Алматы',
  street: 'проспект Абая',
  building: '52',
  entrance: '2',
  floor: '5',
  apartment: '41',
  isPrivateHouse: false,
  comment: 'Домофон 41К',
  latitude: 43.2401,
  longitude: 76.9189,
};

const { label: _label, isPrivateHouse, ...placeFields } = FIELDS;
/** Its place, as it is sent to the platform. */
export const SENT_PLACE = { ...placeFields, is_private_house: isPrivateHouse };

/** A saved address of the tests. */
export function anAddress(part: Partial<Address> = {}): Address {
  const address = { ...FIELDS, id: 4021, ...part };
  return { title: addressTitle(address), ...address };
}

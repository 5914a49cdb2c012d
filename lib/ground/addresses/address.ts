import { visibleLine, visibleText } from '@/lib/core/text/visible-text';
import { metersBetween, type Coordinates } from '@/lib/ground/towns/distance';

/** The id of an address that only this device knows (ADDR-03). */
export const UNSAVED_ID = -1;

/** The platform keeps so many of a diner's addresses and refuses the next (contract rule 74). */
export const MAX_ADDRESSES = 50;

/** How long each text may be, characters (contract schemas AddressFields and AddressInput). */
export const MAX_LENGTHS = {
  label: 60,
  city: 100,
  street: 200,
  building: 30,
  entrance: 20,
  floor: 20,
  apartment: 20,
  comment: 500,
} as const;

/** The diner's own details of an address (ADDR-01, ADDR-02). */
export interface AddressFields {
  /** Its name among the diner's own: home, work, a word of theirs. */
  label: string;
  city: string;
  street: string;
  building: string;
  entrance: string;
  floor: string;
  /** Apartment or office; empty for a private house. */
  apartment: string;
  isPrivateHouse: boolean;
  /** For the courier. */
  comment: string;
  /** Degrees. */
  latitude: number;
  longitude: number;
}

/** An address to deliver to: saved, or with {@link UNSAVED_ID} known to this device only. */
export interface Address extends AddressFields {
  id: number;
  /** One line. */
  title: string;
}

/** A postal address, as the geo service names it. */
export interface GeoPlace {
  /** One line. */
  title: string;
  city: string;
  /** Empty where the service knows none. */
  street: string;
  /** Empty where only the street is known. */
  building: string;
  latitude: number;
  longitude: number;
}

/** Street, building and apartment in one line, without a word of any language. */
export function addressTitle({
  street,
  building,
  apartment,
}: Pick<AddressFields, 'street' | 'building' | 'apartment'>): string {
  return [street, building, apartment].filter(Boolean).join(', ');
}

/** Takes out of the texts what shows nothing, and what stands around them; a private house has no entrance, floor or apartment. */
export function trimmedFields(fields: AddressFields): AddressFields {
  const { isPrivateHouse, latitude, longitude } = fields;
  const unlessPrivateHouse = (text: string) => (isPrivateHouse ? '' : visibleLine(text));
  return {
    label: visibleLine(fields.label),
    city: visibleLine(fields.city),
    street: visibleLine(fields.street),
    building: visibleLine(fields.building),
    entrance: unlessPrivateHouse(fields.entrance),
    floor: unlessPrivateHouse(fields.floor),
    apartment: unlessPrivateHouse(fields.apartment),
    isPrivateHouse,
    comment: visibleText(fields.comment).trim(),
    latitude,
    longitude,
  };
}

/** Whether a courier would not find the door: a house with flats, and no flat (ADDR-29). */
export function isFlatMissing({ isPrivateHouse, apartment }: AddressFields): boolean {
  return !isPrivateHouse && visibleLine(apartment) === '';
}

/** The address as this device stores it until the diner signs in. */
export function unsavedAddress(fields: AddressFields): Address {
  const trimmed = trimmedFields(fields);
  return { ...trimmed, id: UNSAVED_ID, title: addressTitle(trimmed) };
}

/** A pin nearer than this to where it was, metres, has not been moved. */
const SAME_SPOT_METERS = 10;

const EMPTY_FIELDS = {
  label: '',
  city: '',
  street: '',
  building: '',
  entrance: '',
  floor: '',
  apartment: '',
  isPrivateHouse: false,
  comment: '',
};

/** An address at a point of the map: the place's own fields, and those that the diner has entered before. */
export function fieldsAt(
  { latitude, longitude }: Coordinates,
  place: GeoPlace | null,
  earlier?: AddressFields,
): AddressFields {
  const entered = earlier ?? EMPTY_FIELDS;
  const isMoved = !earlier || metersBetween(earlier, { latitude, longitude }) > SAME_SPOT_METERS;
  // Fields that the diner has corrected stay until the pin moves.
  const { city, street, building } = place && isMoved ? place : entered;
  return { ...entered, city, street, building, latitude, longitude };
}

/** The fields of an address, without the platform's additions. */
export function fieldsOf({ id: _id, title: _title, ...fields }: Address): AddressFields {
  return fields;
}

import { newIdempotencyKey } from '@/lib/core/intents/idempotency-key';
import { isFlag, isOneOf, isText, isTextUpTo, orNull, recordOf, type Shape } from '@/lib/core/storage/shape';
import { stored, storedText } from '@/lib/core/storage/stored';
import { currentSignInId } from '@/lib/core/session/sign-in-id';
import { MAX_LENGTHS, UNSAVED_ID, unsavedAddress, type Address, type AddressFields } from './address';

// The active address of this device, in local storage under `default.activeAddress`; whether the diner has chosen it in
// this session, in session storage under `isAddressConfirmed` (SET-12). What cannot be read is dropped.

const VERSION = 2;

export interface StoredAddress {
  version: typeof VERSION;
  address: Address;
  /** The sign-in that a saved address belongs to; null of an unsaved one, which belongs to the device. */
  mark: string | null;
  /** Of an unsaved address: the key that it is sent with, so that it is saved once however often it is sent. */
  key: string | null;
  /** The server does not take the unsaved address as it is. */
  isRefused: boolean;
}

const isDegrees =
  (most: number): Shape<number> =>
  (value): value is number =>
    typeof value === 'number' && Math.abs(value) <= most;
const isId: Shape<number> = (value): value is number =>
  Number.isSafeInteger(value) && (Number(value) > 0 || value === UNSAVED_ID);

const FIELDS = {
  label: isTextUpTo(MAX_LENGTHS.label),
  city: isTextUpTo(MAX_LENGTHS.city),
  street: isTextUpTo(MAX_LENGTHS.street),
  building: isTextUpTo(MAX_LENGTHS.building),
  entrance: isTextUpTo(MAX_LENGTHS.entrance),
  floor: isTextUpTo(MAX_LENGTHS.floor),
  apartment: isTextUpTo(MAX_LENGTHS.apartment),
  isPrivateHouse: isFlag,
  comment: isTextUpTo(MAX_LENGTHS.comment),
  latitude: isDegrees(90),
  longitude: isDegrees(180),
};

export const isAddressFields: Shape<AddressFields> = recordOf<AddressFields>(FIELDS);
export const isAddressId = isId;

const isRecordOfAddress = recordOf<StoredAddress>({
  version: isOneOf(VERSION),
  address: recordOf<Address>({ ...FIELDS, id: isId, title: isText }),
  mark: orNull(isText),
  key: orNull(isText),
  isRefused: isFlag,
});

const active = stored<StoredAddress | null>({
  area: 'local',
  key: 'default.activeAddress',
  // An unsaved address without its key is none.
  shape: (value): value is StoredAddress =>
    isRecordOfAddress(value) && (value.address.id !== UNSAVED_ID || value.key !== null),
  empty: null,
});
const confirmed = storedText({ area: 'session', key: 'isAddressConfirmed' });

/** The active address, the same object until it changes in any tab; null for another sign-in's. */
export function readActiveAddress(): StoredAddress | null {
  const value = active.read();
  return value?.address.id === UNSAVED_ID || value?.mark === currentSignInId() ? value : null;
}

export const subscribeActiveAddress = active.subscribe;

/** A key for one address, however often it is sent (contract rule 22). */
export const newAddressKey = () => newIdempotencyKey('address');

/** Makes a saved address the active one. */
export function saveActiveAddress(address: Address): void {
  active.write({ version: VERSION, address, mark: currentSignInId(), key: null, isRefused: false });
}

/** Makes an address that only this device knows the active one. */
export function saveUnsavedAddress(fields: AddressFields): void {
  active.write({
    version: VERSION,
    address: unsavedAddress(fields),
    mark: null,
    key: newAddressKey(),
    isRefused: false,
  });
}

/** The server does not take the unsaved address: it is not sent again until the diner changes it. */
export function markRefused(refused: StoredAddress): void {
  active.write({ ...refused, isRefused: true });
}

/** No address is active any more. */
export function forgetActiveAddress(): void {
  active.forget();
}

/** @returns whether the diner has chosen the active address in this session */
export function isAddressConfirmed(): boolean {
  return confirmed.read() === 'true';
}

/** Keeps the diner's choice for the session. */
export function confirmAddress(): void {
  confirmed.write('true');
}

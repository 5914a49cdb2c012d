import { returnPath } from '@/lib/ground/auth/return-path';
import { paths } from '@/lib/core/paths/paths';
import { isText, orNull, recordOf } from '@/lib/core/storage/shape';
import { stored, storedText } from '@/lib/core/storage/stored';
import { fieldsOf, UNSAVED_ID, type Address, type AddressFields } from './address';
import { isAddressFields, isAddressId, newAddressKey } from './stored-address';

// The data that passes between the address screens: the address in the making, in local storage under `default.tempAddress`, and
// where the diner returns afterwards, under `addressRedirectUrl` (ADDR-21). What cannot be read is dropped.

const VERSION = 1;

export interface AddressDraft {
  /** The address that is changed; null = a new one. */
  addressId: number | null;
  fields: AddressFields;
  /** Prefix of the keys that it is sent with. */
  key: string;
}

type StoredDraft = AddressDraft & { version: typeof VERSION };

const isDraft = recordOf<StoredDraft>({
  version: (value): value is typeof VERSION => value === VERSION,
  addressId: orNull(isAddressId),
  fields: isAddressFields,
  key: isText,
});

const storedDraft = stored<StoredDraft | null>({
  area: 'local',
  key: 'default.tempAddress',
  shape: isDraft,
  empty: null,
});
const returnAddress = storedText({ area: 'local', key: 'addressRedirectUrl' });

/** The first values of the form that changes an address. */
export function draftOf(address: Address): AddressDraft {
  return { addressId: address.id, fields: fieldsOf(address), key: newAddressKey() };
}

/** The address that is being typed; null without one. */
export function readAddressDraft(): AddressDraft | null {
  return storedDraft.read();
}

/** Stores it for the next step of the form. */
export function saveAddressDraft(draft: AddressDraft): void {
  storedDraft.write({ version: VERSION, ...draft });
}

/** Removes the stored draft. */
export function forgetAddressDraft(): void {
  storedDraft.forget();
}

/** Begins again: no draft of an address that was left, and the page to return to once this one is done. */
export function beginAddress(returnTo: string): void {
  forgetAddressDraft();
  returnAddress.write(returnTo);
}

const ADDRESS_SCREENS = [paths.addressMap(), paths.addressForm()];

/** The page after the address is done: the one that the diner came from, on our own origin; else their addresses. */
export function takeAddressReturn(): string {
  const storedReturn = returnAddress.read();
  returnAddress.write(null);
  if (storedReturn === null) return paths.addresses();
  const returnTo = returnPath(storedReturn);
  const [path = ''] = returnTo.split(/[?#]/);
  return ADDRESS_SCREENS.includes(path) ? paths.addresses() : returnTo;
}

/** The unsaved address is this device's one: a guest's next takes its place. */
export function isServerAddress(addressId: number | null): addressId is number {
  return addressId !== null && addressId !== UNSAVED_ID;
}

import { newIdempotencyKey } from '@/lib/intents/idempotency-key';
import { isFlag, isText, orNull, readShape, recordOf, type Shape } from '@/lib/storage/shape';
import { signedInMark } from '@/lib/session/signed-in-mark';
import { LONGEST, UNSAVED_ID, unsavedAddress, type Address, type AddressFields } from './address';

/*
 * The active address of this device, in local storage under `default.activeAddress`; whether the diner has chosen it in this
 * session, in session storage under `isAddressConfirmed` (SET-12). What cannot be read is dropped.
 */

const ACTIVE_KEY = 'default.activeAddress';
const CONFIRMED_KEY = 'isAddressConfirmed';
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

const isTextUpTo =
  (longest: number): Shape<string> =>
  (value): value is string =>
    isText(value) && value.length <= longest;
const isDegrees =
  (most: number): Shape<number> =>
  (value): value is number =>
    typeof value === 'number' && Math.abs(value) <= most;
const isId: Shape<number> = (value): value is number =>
  Number.isSafeInteger(value) && (Number(value) > 0 || value === UNSAVED_ID);

const FIELDS = {
  label: isTextUpTo(LONGEST.label),
  city: isTextUpTo(LONGEST.city),
  street: isTextUpTo(LONGEST.street),
  building: isTextUpTo(LONGEST.building),
  entrance: isTextUpTo(LONGEST.entrance),
  floor: isTextUpTo(LONGEST.floor),
  apartment: isTextUpTo(LONGEST.apartment),
  isPrivateHouse: isFlag,
  comment: isTextUpTo(LONGEST.comment),
  latitude: isDegrees(90),
  longitude: isDegrees(180),
};

export const isAddressFields: Shape<AddressFields> = recordOf<AddressFields>(FIELDS);
export const isAddressId = isId;

const isStored = recordOf<StoredAddress>({
  version: (value): value is typeof VERSION => value === VERSION,
  address: recordOf<Address>({ ...FIELDS, id: isId, title: isText }),
  mark: orNull(isText),
  key: orNull(isText),
  isRefused: isFlag,
});

/** Reads what was stored; anything else, and an unsaved address without its key, is none. */
export function parseStoredAddress(stored: string | null): StoredAddress | null {
  const read = stored === null ? null : readShape(stored, isStored);
  return read && (read.address.id !== UNSAVED_ID || read.key !== null) ? read : null;
}

let known: { stored: string | null; value: StoredAddress | null } = { stored: null, value: null };
/** Where storage is forbidden the address lives as long as the page. */
let unstored: string | null = null;
const listeners = new Set<() => void>();

function readRaw(): string | null {
  try {
    return localStorage.getItem(ACTIVE_KEY);
  } catch {
    return unstored;
  }
}

function store(value: StoredAddress | null): void {
  const raw = value === null ? null : JSON.stringify(value);
  if (raw === readRaw()) return;
  unstored = raw;
  try {
    if (raw === null) localStorage.removeItem(ACTIVE_KEY);
    else localStorage.setItem(ACTIVE_KEY, raw);
  } catch {
    // See above.
  }
  for (const listener of listeners) listener();
}

/**
 * The active address as it stands; the same object until it changes, also in another tab. A saved one of another sign-in,
 * perhaps of another diner, is nobody's.
 */
export function readActive(): StoredAddress | null {
  const stored = readRaw();
  if (stored !== known.stored) known = { stored, value: parseStoredAddress(stored) };
  const { value } = known;
  return value?.address.id === UNSAVED_ID || value?.mark === signedInMark() ? value : null;
}

export function subscribeActive(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** A key for one address, however often it is sent (contract rule 22). */
export const newAddressKey = () => newIdempotencyKey('address');

/** Makes a saved address the active one. */
export function keepActive(address: Address): void {
  store({ version: VERSION, address, mark: signedInMark(), key: null, isRefused: false });
}

/** Makes an address that only this device knows the active one. */
export function keepUnsaved(fields: AddressFields): void {
  store({
    version: VERSION,
    address: unsavedAddress(fields),
    mark: null,
    key: newAddressKey(),
    isRefused: false,
  });
}

/** The server does not take the unsaved address: it is not sent again until the diner changes it. */
export function markRefused(refused: StoredAddress): void {
  store({ ...refused, isRefused: true });
}

export function forgetActive(): void {
  store(null);
}

/** @returns whether the diner has chosen the active address in this session */
export function isAddressConfirmed(): boolean {
  try {
    return sessionStorage.getItem(CONFIRMED_KEY) === 'true';
  } catch {
    return false;
  }
}

/** Keeps the diner's choice for the session. */
export function confirmAddress(): void {
  try {
    sessionStorage.setItem(CONFIRMED_KEY, 'true');
  } catch {
    // Storage can be forbidden; then the nearest is chosen again.
  }
}

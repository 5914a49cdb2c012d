import {
  confirmAddress,
  forgetActiveAddress,
  isAddressConfirmed,
  saveActiveAddress,
  saveUnsavedAddress,
  markRefused,
  readActiveAddress,
  subscribeActiveAddress,
} from './stored-address';
import { signInForTest } from '@/lib/core/session/test-sign-in';
import { emptyStorage, fillStorage, forbidStorage } from '@/lib/core/storage/test-storage';
import { UNSAVED_ID } from './address';
import { anAddress, FIELDS } from './test-address';

const KEY = 'default.activeAddress';

beforeEach(emptyStorage);

describe('the active address of a device', () => {
  // Holds ADDR-19.
  test('is stored under the specified key, and read as it was', () => {
    saveActiveAddress(anAddress());
    expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toMatchObject({ version: 2, address: { id: 4021 } });
    expect(readActiveAddress()?.address).toEqual(anAddress());
    expect(readActiveAddress()).toBe(readActiveAddress());
    forgetActiveAddress();
    expect(localStorage.getItem(KEY)).toBeNull();
    expect(readActiveAddress()).toBeNull();
  });

  test('the active address of one sign-in is not read at another, and an unsaved one is read by every user of the device', () => {
    signInForTest(true);
    saveActiveAddress(anAddress());
    expect(readActiveAddress()).not.toBeNull();
    document.cookie = 'signedIn=sign-in-2';
    expect(readActiveAddress()).toBeNull();
    saveUnsavedAddress(FIELDS);
    signInForTest(false);
    expect(readActiveAddress()?.address.id).toBe(UNSAVED_ID);
  });

  test('the active address of a device that is not saved has id -1, and a new key each time it is stored', () => {
    saveUnsavedAddress(FIELDS);
    const first = readActiveAddress();
    expect(first?.address.id).toBe(UNSAVED_ID);
    expect(first?.key).toMatch(/^address-[0-9a-f]{32}$/);
    saveUnsavedAddress({ ...FIELDS, building: '54' });
    expect(readActiveAddress()?.address.building).toBe('54');
    expect(readActiveAddress()?.key).not.toBe(first?.key);
  });

  test('an active address that the server refused is stored as refused, and is not once it is stored again', () => {
    saveUnsavedAddress(FIELDS);
    const stored = readActiveAddress();
    if (stored) markRefused(stored);
    expect(readActiveAddress()).toMatchObject({ isRefused: true, key: stored?.key });
    saveUnsavedAddress(FIELDS);
    expect(readActiveAddress()?.isRefused).toBe(false);
  });

  test('notifies its subscriber once of a change, and not where nothing has changed', () => {
    const received = jest.fn();
    const stop = subscribeActiveAddress(received);
    saveActiveAddress(anAddress());
    saveActiveAddress(anAddress());
    expect(received).toHaveBeenCalledTimes(1);
    stop();
    forgetActiveAddress();
    expect(received).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['forbidden', forbidStorage],
    ['full', fillStorage],
  ])('lives as long as the page where storage is %s', (_how, refuse) => {
    saveActiveAddress(anAddress());
    refuse();
    saveUnsavedAddress(FIELDS);
    expect(readActiveAddress()?.address.id).toBe(UNSAVED_ID);
    expect(isAddressConfirmed()).toBe(false);
    confirmAddress();
    expect(isAddressConfirmed()).toBe(true);
    forgetActiveAddress();
    expect(readActiveAddress()).toBeNull();
  });
});

describe('what is stored and cannot be read', () => {
  const stored = { version: 2, address: anAddress(), mark: null, key: null, isRefused: false };
  const of = (part: object) => JSON.stringify({ ...stored, ...part });

  test('is distinguished from an address that can be read', () => {
    localStorage.setItem(KEY, of({}));
    expect(readActiveAddress()?.address).toEqual(anAddress());
  });

  test.each([
    ['nothing', ''],
    ['no JSON', '{"version":2'],
    ['a list', '[]'],
    ['another version', of({ version: 1 })],
    ['no address', of({ address: null })],
    ['an id that is none', of({ address: anAddress({ id: 0 }) })],
    ['another negative id', of({ address: anAddress({ id: -2 }) })],
    ['a latitude off the earth', of({ address: anAddress({ latitude: 91 }) })],
    ['a longitude that is no number', of({ address: { ...anAddress(), longitude: '76' } })],
    ['a text that is too long', of({ address: anAddress({ building: 'x'.repeat(31) }) })],
    ['a text that is none', of({ address: { ...anAddress(), street: 5 } })],
    ['an unsaved address without its key', of({ address: anAddress({ id: UNSAVED_ID }) })],
  ])('is dropped: %s', (_what, value) => {
    localStorage.setItem(KEY, value);
    expect(readActiveAddress()).toBeNull();
  });
});

// Holds ADDR-11.
test('the choice of an address holds for the session, under the specified key', () => {
  expect(isAddressConfirmed()).toBe(false);
  confirmAddress();
  expect(isAddressConfirmed()).toBe(true);
  expect(sessionStorage.getItem('isAddressConfirmed')).toBe('true');
});

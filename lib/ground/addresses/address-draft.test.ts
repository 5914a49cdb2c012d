import {
  beginAddress,
  forgetAddressDraft,
  isServerAddress,
  saveAddressDraft,
  readAddressDraft,
  takeAddressReturn,
} from './address-draft';
import { emptyStorage, forbidStorage } from '@/lib/core/storage/test-storage';
import { UNSAVED_ID } from './address';
import { FIELDS } from './test-address';

const DRAFT = { addressId: null, fields: FIELDS, key: 'address-1' };

beforeEach(emptyStorage);

describe('the address in the making', () => {
  // Holds ADDR-20.
  test('passes from screen to screen under the specified key', () => {
    saveAddressDraft(DRAFT);
    expect(localStorage.getItem('default.tempAddress')).toContain('проспект Абая');
    expect(readAddressDraft()).toMatchObject(DRAFT);
    forgetAddressDraft();
    expect(readAddressDraft()).toBeNull();
  });

  test.each([
    ['no JSON', 'x'],
    ['no version', JSON.stringify(DRAFT)],
    ['an id that is none', JSON.stringify({ ...DRAFT, version: 1, addressId: '5' })],
    ['fields that are none', JSON.stringify({ ...DRAFT, version: 1, fields: { street: 'x' } })],
  ])('is dropped where it cannot be read: %s', (_what, stored) => {
    localStorage.setItem('default.tempAddress', stored);
    expect(readAddressDraft()).toBeNull();
  });

  test('passes on within the page where storage is forbidden', () => {
    forbidStorage();
    beginAddress('/cart');
    saveAddressDraft(DRAFT);
    expect(readAddressDraft()).toMatchObject(DRAFT);
    expect(takeAddressReturn()).toBe('/cart');
  });
});

describe('where the diner returns to', () => {
  // Holds ADDR-21.
  test('is where they began, once', () => {
    saveAddressDraft(DRAFT);
    beginAddress('/cart?sheet=promo-code');
    expect(readAddressDraft()).toBeNull();
    expect(localStorage.getItem('addressRedirectUrl')).toBe('/cart?sheet=promo-code');
    expect(takeAddressReturn()).toBe('/cart?sheet=promo-code');
    expect(takeAddressReturn()).toBe('/profile/addresses');
  });

  test.each([
    ['another origin', 'https://evil.test/', '/'],
    ['an origin in disguise', '//evil.test', '/'],
    ['a script', 'javascript:alert(1)', '/'],
    ['an address screen', '/address-form?id=5', '/profile/addresses'],
    ['the map of addresses', '/address-map', '/profile/addresses'],
  ])('is never %s', (_what, stored, expected) => {
    localStorage.setItem('addressRedirectUrl', stored);
    expect(takeAddressReturn()).toBe(expected);
  });
});

test.each([
  [4021, true],
  [UNSAVED_ID, false],
  [null, false],
])('the server knows the address %j: %j', (addressId, expected) => {
  expect(isServerAddress(addressId)).toBe(expected);
});

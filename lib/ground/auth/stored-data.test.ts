import { clearTabOfLeftDiner } from '@/lib/core/storage/diner-left';
import { storedText } from '@/lib/core/storage/stored';
import { emptyStorage, forbidStorage } from '@/lib/core/storage/test-storage';
import { watchReloading } from '@/lib/core/paths/test-location';
import { clearDevice, clearStoredData, forgetOtherDiner, hasKnownDiner } from './stored-data';

let reloading: jest.Mock;
beforeEach(() => {
  emptyStorage();
  reloading = watchReloading();
});

describe('what is stored in a browser', () => {
  test('is deleted with its diner’s sign-out, and the settings of the device stay', async () => {
    for (const key of [
      'lang',
      'townPickerDisabled',
      'searchHistory',
      'default.activeAddress',
      'orderIntents',
    ])
      localStorage.setItem(key, '1');
    sessionStorage.setItem('cart', '1');
    await clearStoredData();
    expect(Object.keys(localStorage).sort()).toEqual(['lang', 'townPickerDisabled']);
    expect(sessionStorage).toHaveLength(0);
  });

  test.each([
    ['its diner’s sign-out', clearStoredData],
    ['a device that forgets everything', clearDevice],
  ])('is announced as gone to the other tabs by %s', async (_what, clear) => {
    const names: string[] = [];
    class Channel {
      constructor(name: string) {
        names.push(name);
      }
      postMessage = jest.fn();
      close = jest.fn();
    }
    Object.assign(globalThis, { BroadcastChannel: Channel });
    await clear();
    expect(names).toEqual(['diner-left']);
    Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  });

  test('of intents is of one diner only', () => {
    localStorage.setItem('orderIntents', '[]');
    localStorage.setItem('billIntents', '[]');
    forgetOtherDiner(1);
    forgetOtherDiner(1);
    expect(localStorage.getItem('orderIntents')).toBe('[]');
    forgetOtherDiner(2);
    expect([localStorage.getItem('orderIntents'), localStorage.getItem('billIntents')]).toEqual([null, null]);
    expect(localStorage.getItem('dinerId')).toBe('2');
  });

  test('of intents is of one diner only also where storage is forbidden', () => {
    forbidStorage();
    const intents = storedText({ area: 'local', key: 'orderIntents' });
    forgetOtherDiner(1);
    intents.write('[]');
    forgetOtherDiner(1);
    expect(intents.read()).toBe('[]');
    forgetOtherDiner(2);
    expect(intents.read()).toBeNull();
  });

  test('that is a diner’s own goes when another signs in, and the cart stays', () => {
    const own = ['default.activeAddress', 'default.tempAddress', 'leftTips', 'searchHistory', 'seenStories'];
    const ownOfSession = ['ageRestrictionConfirm', 'billDraft', 'checkout', 'isAddressConfirmed'];
    const others = ['addressRedirectUrl', 'lang', 'languageChoice', 'townPickerDisabled'];
    const othersOfSession = ['cart', 'menuTempData', 'tableSecret', 'visit.session'];
    const fill = () => {
      for (const key of [...own, ...others]) localStorage.setItem(key, '1');
      for (const key of [...ownOfSession, ...othersOfSession]) sessionStorage.setItem(key, '1');
    };
    fill();
    forgetOtherDiner(1);
    forgetOtherDiner(1);
    const remaining = [...othersOfSession, 'dinerOfTab'].sort();
    expect(Object.keys(sessionStorage).sort()).toEqual([...ownOfSession, ...remaining].sort());
    expect(reloading).not.toHaveBeenCalled();
    forgetOtherDiner(2);
    expect(Object.keys(localStorage).sort()).toEqual([...others, 'dinerId'].sort());
    expect(Object.keys(sessionStorage).sort()).toEqual(remaining);
    expect(reloading).toHaveBeenCalledTimes(1);
  });
});

describe('what a tab has stored of a diner who signed out in another tab', () => {
  beforeEach(() => {
    forgetOtherDiner(1);
    sessionStorage.setItem('checkout', '1');
    sessionStorage.setItem('cart', '1');
    // The sign-out of the other tab.
    localStorage.clear();
  });

  test('goes when the next one signs in', () => {
    expect(hasKnownDiner()).toBe(true);
    forgetOtherDiner(2);
    expect(Object.keys(sessionStorage)).toEqual(['dinerOfTab']);
    expect(reloading).toHaveBeenCalledTimes(1);
  });

  test('goes when the tab asks, once: what a guest does then stays', () => {
    expect(clearTabOfLeftDiner()).toBe(true);
    expect(sessionStorage).toHaveLength(0);
    sessionStorage.setItem('cart', 'a guest’s');
    expect(clearTabOfLeftDiner()).toBe(false);
    expect(sessionStorage.getItem('cart')).toBe('a guest’s');
  });

  test('stays where the same diner is signed in again', () => {
    forgetOtherDiner(1);
    localStorage.setItem('dinerId', '1');
    sessionStorage.setItem('cart', '1');
    expect(clearTabOfLeftDiner()).toBe(false);
    expect(sessionStorage.getItem('cart')).toBe('1');
  });
});

test('a device that forgets everything keeps no key, no cache, no record and no worker', async () => {
  for (const key of ['lang', 'version', 'kioskDevice', 'searchHistory']) localStorage.setItem(key, '1');
  sessionStorage.setItem('cart', '1');
  const unregister = jest.fn(() => Promise.resolve(true));
  const deleted: string[] = [];
  const here = globalThis as { caches?: unknown; indexedDB?: unknown };
  here.caches = {
    keys: () => Promise.resolve(['offline-pages-1', 'offline-own-1']),
    delete: (name: string) => Promise.resolve(void deleted.push(name)),
  };
  const deleteDatabase = jest.fn(() => ({}));
  here.indexedDB = { deleteDatabase };
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistrations: () => Promise.resolve([{ unregister }]) },
  });
  await clearDevice();
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  expect(deleted).toEqual(['offline-pages-1', 'offline-own-1']);
  expect(deleteDatabase).toHaveBeenCalledWith('disk-records');
  expect(unregister).toHaveBeenCalledTimes(1);
  delete here.caches;
  delete here.indexedDB;
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

test('a sign-out ends the consent to analytics and removes what its library has stored', async () => {
  localStorage.setItem('analyticsConsent', 'yes');
  localStorage.setItem('AMP_unsent_dastarkhan', '[]');
  document.cookie = 'AMP_dastarkhan=abc; Path=/';
  await clearStoredData();
  expect({ ...localStorage }).not.toHaveProperty('analyticsConsent');
  expect({ ...localStorage }).not.toHaveProperty('AMP_unsent_dastarkhan');
  expect(document.cookie).not.toContain('AMP_');
});

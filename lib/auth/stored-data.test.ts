import { storedText } from '@/lib/storage/stored';
import { emptyStorage, forbidStorage } from '@/lib/storage/test-storage';
import { clearStoredData, forgetOtherDiner } from './stored-data';

beforeEach(emptyStorage);

describe('what is stored in a browser', () => {
  test('is deleted with its diner’s sign-out, and the settings of the device stay', () => {
    for (const key of [
      'lang',
      'townPickerDisabled',
      'searchHistory',
      'default.activeAddress',
      'orderIntents',
    ])
      localStorage.setItem(key, '1');
    sessionStorage.setItem('cart', '1');
    clearStoredData();
    expect(Object.keys(localStorage).sort()).toEqual(['lang', 'townPickerDisabled']);
    expect(sessionStorage).toHaveLength(0);
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
});

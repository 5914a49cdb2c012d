import { clearStoredData, keepDiner } from './stored-data';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('what is stored in a browser', () => {
  test('goes with its diner, and the settings of the device stay', () => {
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
    keepDiner(1);
    keepDiner(1);
    expect(localStorage.getItem('orderIntents')).toBe('[]');
    keepDiner(2);
    expect([localStorage.getItem('orderIntents'), localStorage.getItem('billIntents')]).toEqual([null, null]);
    expect(localStorage.getItem('dinerId')).toBe('2');
  });
});

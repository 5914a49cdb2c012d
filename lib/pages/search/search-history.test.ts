import { clearHistory, readHistory, rememberSearch, subscribeHistory, withText } from './search-history';
import { emptyStorage, forbidStorage } from '@/lib/core/storage/test-storage';

beforeEach(emptyStorage);

describe('the search history', () => {
  // Holds SRCH-30.
  test('keeps the last three different texts, newest first', () => {
    for (const text of ['плов', 'лагман', ' манты ', 'Плов', 'самса']) rememberSearch(text);
    expect(readHistory()).toEqual(['самса', 'Плов', 'манты']);
  });

  // Holds SRCH-31.
  test('is stored in local storage under searchHistory as a list of strings', () => {
    rememberSearch('плов');
    rememberSearch('чай');
    expect(localStorage.getItem('searchHistory')).toBe('["чай","плов"]');
    clearHistory();
    expect(localStorage.getItem('searchHistory')).toBeNull();
    expect(readHistory()).toEqual([]);
  });

  test.each([
    ['', []],
    ['{"0":"a"}', []],
    ['["a",1]', []],
    ['["a","a"," A ","","b","c","d"]', ['a', 'b', 'c']],
    [`["${'я'.repeat(300)}"]`, ['я'.repeat(100)]],
  ])('the search history of the stored %j is %j', (stored, history) => {
    localStorage.setItem('searchHistory', stored);
    expect(readHistory()).toEqual(history);
  });

  test('takes no empty text', () => {
    expect(withText(['плов'], '  ')).toEqual(['плов']);
  });

  test('is the same list until it changes, and says when it does', () => {
    const received = jest.fn();
    const stop = subscribeHistory(received);
    rememberSearch('плов');
    expect(readHistory()).toBe(readHistory());
    expect(received).toHaveBeenCalledTimes(1);
    window.dispatchEvent(new StorageEvent('storage'));
    expect(received).toHaveBeenCalledTimes(2);
    stop();
    clearHistory();
    expect(received).toHaveBeenCalledTimes(2);
  });

  test('is that of the page where storage is forbidden', () => {
    forbidStorage();
    expect(readHistory()).toEqual([]);
    rememberSearch('плов');
    expect(readHistory()).toEqual(['плов']);
  });
});

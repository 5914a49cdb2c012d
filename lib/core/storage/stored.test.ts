import { isText, listOf } from './shape';
import { removeStored, stored, storedText } from './stored';
import { emptyStorage, fillStorage, forbidStorage } from './test-storage';

const NONE: string[] = [];
const texts = () => stored({ area: 'local', key: 'searchHistory', shape: listOf(isText, 3), empty: NONE });

beforeEach(emptyStorage);

describe('a stored value', () => {
  test('is read as it was written, and is empty again once it is forgotten', () => {
    const value = texts();
    expect(value.read()).toBe(NONE);
    expect(value.write(['a', 'b'])).toBe(true);
    expect(localStorage.getItem('searchHistory')).toBe('["a","b"]');
    expect(texts().read()).toEqual(['a', 'b']);
    value.forget();
    expect(localStorage.getItem('searchHistory')).toBeNull();
    expect(value.read()).toBe(NONE);
  });

  test('is the same object until it changes, also in another tab', () => {
    const value = texts();
    value.write(['a']);
    const before = value.read();
    expect(value.read()).toBe(before);
    localStorage.setItem('searchHistory', '["b"]');
    expect(value.read()).toEqual(['b']);
  });

  test.each(['', '{', 'null', '"a"', '[1]', '["a","b","c","d"]'])('is empty where %s is found', (found) => {
    localStorage.setItem('searchHistory', found);
    expect(texts().read()).toBe(NONE);
  });

  test('lives as long as the page where storage is forbidden', () => {
    forbidStorage();
    const value = texts();
    expect(value.write(['a'])).toBe(false);
    expect([value.read(), texts().read()]).toEqual([['a'], ['a']]);
    value.forget();
    expect(value.read()).toBe(NONE);
  });

  test('lives as long as the page where storage is full, in place of the stored one', () => {
    localStorage.setItem('searchHistory', '["old"]');
    fillStorage();
    const value = texts();
    expect(value.write(['new'])).toBe(false);
    expect(value.read()).toEqual(['new']);
  });

  test('a stored value that storage refused gives way to what another tab writes later', () => {
    localStorage.setItem('searchHistory', '["old"]');
    fillStorage();
    const value = texts();
    value.write(['new']);
    jest.restoreAllMocks();
    localStorage.setItem('searchHistory', '["of another tab"]');
    expect(value.read()).toEqual(['of another tab']);
    localStorage.removeItem('searchHistory');
    expect(value.read()).toBe(NONE);
  });

  test('is written once there is free space again', () => {
    fillStorage();
    const value = texts();
    value.write(['a']);
    jest.restoreAllMocks();
    expect(value.write(['a'])).toBe(true);
    expect(localStorage.getItem('searchHistory')).toBe('["a"]');
  });
});

describe('a listener to a stored text', () => {
  test('a stored text may have changed once the page is restored from the back/forward cache, and its listener hears so', () => {
    const value = storedText({ area: 'session', key: 'cart' });
    const onChange = jest.fn();
    const stop = value.subscribe(onChange);
    const restore = () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    restore();
    value.write('soup');
    expect(onChange).toHaveBeenCalledTimes(2);
    stop();
    restore();
    value.write('plov');
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  test('is notified of each change once, and not of an equal value', () => {
    const text = storedText({ area: 'session', key: 'cart' });
    const listener = jest.fn();
    const stop = text.subscribe(listener);
    text.write('a');
    text.write('a');
    expect(listener).toHaveBeenCalledTimes(1);
    text.write(null);
    text.write(null);
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    text.write('b');
    window.dispatchEvent(new StorageEvent('storage', { key: 'cart' }));
    expect(listener).toHaveBeenCalledTimes(2);
  });

  test.each([
    ['of the key', 'cart', 1],
    ['of all keys', null, 1],
    ['of another key', 'checkout', 0],
  ])('is notified of another tab’s change %s: %s', (_what, key, times) => {
    const listener = jest.fn();
    const stop = storedText({ area: 'session', key: 'cart' }).subscribe(listener);
    window.dispatchEvent(new StorageEvent('storage', { key }));
    stop();
    expect(listener).toHaveBeenCalledTimes(times);
  });
});

describe('a removal of several keys', () => {
  test('removes all that match, in one area, and returns their keys', () => {
    sessionStorage.setItem('visit.session', '1');
    sessionStorage.setItem('cart', '1');
    localStorage.setItem('visit.balance', '1');
    expect(removeStored('session', (key) => key.startsWith('visit.'))).toEqual(['visit.session']);
    expect([Object.keys(sessionStorage), Object.keys(localStorage)]).toEqual([['cart'], ['visit.balance']]);
  });

  test('also removes values that storage refused', () => {
    forbidStorage();
    const [remaining, gone] = [texts(), storedText({ area: 'session', key: 'visit.session' })];
    remaining.write(['a']);
    gone.write('1');
    expect(removeStored('session', (key) => key.startsWith('visit.'))).toEqual(['visit.session']);
    expect([remaining.read(), gone.read()]).toEqual([['a'], null]);
  });

  test('leaves values of another area that storage refused', () => {
    forbidStorage();
    const remaining = texts();
    remaining.write(['a']);
    expect(removeStored('session', () => true)).toEqual([]);
    expect(remaining.read()).toEqual(['a']);
  });

  test.each(['stored', 'refused'])('tells who is subscribed to a %s one, when all are gone', (how) => {
    if (how === 'refused') forbidStorage();
    const [cart, draft] = [
      storedText({ area: 'session', key: 'cart' }),
      storedText({ area: 'session', key: 'checkout' }),
    ];
    cart.write('1');
    draft.write('1');
    const found: (string | null)[] = [];
    const stop = storedText({ area: 'session', key: 'cart' }).subscribe(() =>
      found.push(cart.read(), draft.read()),
    );
    removeStored('session', () => true);
    stop();
    expect(found).toEqual([null, null]);
  });
});

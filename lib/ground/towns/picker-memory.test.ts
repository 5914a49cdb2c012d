import { emptyStorage, fillStorage } from '@/lib/core/storage/test-storage';
import { mayOpenByItself, rememberDisabled, rememberShown } from './picker-memory';

beforeEach(emptyStorage);

describe('the choice of town', () => {
  test('opens by itself once a visit', () => {
    expect(mayOpenByItself()).toBe(true);
    expect(rememberShown()).toBe(true);
    expect(mayOpenByItself()).toBe(false);
    sessionStorage.clear();
    expect(mayOpenByItself()).toBe(true);
  });

  // Holds TOWN-18.
  test('opens no more on a device where it was closed without a choice', () => {
    rememberDisabled();
    sessionStorage.clear();
    expect(mayOpenByItself()).toBe(false);
  });

  test.each([
    ['false', true],
    ['true', false],
    ['', false],
    ['1', false],
  ])('may open where %j is stored: %j', (stored, mayOpen) => {
    localStorage.setItem('townPickerDisabled', stored);
    expect(mayOpenByItself()).toBe(mayOpen);
  });

  test('stays shut where storage is full, so that it does not open on each page', () => {
    fillStorage();
    expect(rememberShown()).toBe(false);
  });
});

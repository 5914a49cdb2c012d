import { COUNTRIES } from '@/lib/core/site/site';
import { emptyStorage } from '@/lib/core/storage/test-storage';
import { changeKioskDevice } from './device';
import { offeredLanguages, ownLanguage } from './languages';

beforeEach(emptyStorage);
afterEach(() => delete document.documentElement.dataset.site);

// Holds KIOSK-22.
test.each([
  [[], 'kz', ['kk', 'ru', 'en']],
  [['ru', 'kk'], 'kz', ['ru', 'kk']],
  [['en'], 'kz', ['en']],
  // A tablet that came from another country.
  [['ka', 'ru'], 'kz', ['ru']],
  [['kk'], 'ge', ['ka', 'ru', 'en']],
] as const)('of %j a kiosk in %s offers %j', (languages, country, offered) => {
  expect(offeredLanguages({ languages }, COUNTRIES[country].languages)).toEqual(offered);
});

// Holds KIOSK-22.
test('a kiosk begins in the first of its languages', () => {
  document.documentElement.dataset.site = 'kz-kk-kiosk';
  expect(ownLanguage('kk')).toBe('kk');
  changeKioskDevice({ languages: ['ru', 'kk'] });
  expect(ownLanguage('kk')).toBe('ru');
  delete document.documentElement.dataset.site;
  expect(ownLanguage('ka')).toBe('ka');
});

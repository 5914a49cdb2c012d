/** @jest-environment node */
import { absoluteAddress, languageAlternates, languageIn, sharedPath, townInAddress } from './address';

const ORIGIN = 'https://eat.example';

describe('the address of a page', () => {
  test.each([
    ['in the default language is bare', { country: 'kz', language: 'kk', path: '/' }, '/'],
    [
      'in another language names it',
      { country: 'kz', language: 'ru', path: '/filials/7' },
      '/filials/7?language=ru',
    ],
    ['in another country names it', { country: 'ge', language: 'ka', path: '/' }, '/?country=ge'],
    [
      'of another town names it, after country and language',
      { country: 'ge', language: 'en', path: '/filials', town: 'batumi' },
      '/filials?country=ge&language=en&town=batumi',
    ],
    [
      'of a later page has its number',
      { country: 'kz', language: 'kk', path: '/filials', page: 2 },
      '/filials?page=2',
    ],
    ['of the first page has none', { country: 'kz', language: 'kk', path: '/filials', page: 1 }, '/filials'],
    [
      'of a brand’s venues names it',
      { country: 'kz', language: 'kk', path: '/brands/filials', brand: 51 },
      '/brands/filials?brand=51',
    ],
    [
      'escapes what comes from elsewhere',
      { country: 'kz', language: 'kk', path: '/', town: 'a&b=c' },
      '/?town=a%26b%3Dc',
    ],
  ] as const)('%s', (_, page, address) => {
    expect(absoluteAddress(page, ORIGIN)).toBe(ORIGIN + address);
  });

  test('is bare in the country of the origin', () => {
    expect(absoluteAddress({ country: 'ge', language: 'ka', path: '/' }, 'https://eat.ge')).toBe(
      'https://eat.ge/',
    );
    expect(absoluteAddress({ country: 'kz', language: 'kk', path: '/' }, 'https://eat.ge')).toBe(
      'https://eat.ge/?country=kz',
    );
  });
});

describe('the languages of a page', () => {
  test.each([
    ['kz', ['kk', 'ru', 'en', 'x-default']],
    ['ge', ['ka', 'ru', 'en', 'x-default']],
  ] as const)('are in %s %j', (country, languages) => {
    const alternates = languageAlternates({ country, path: '/filials/7' }, ORIGIN);
    expect(alternates.map(({ hreflang }) => hreflang)).toEqual(languages);
  });

  test('name the bare address for everybody else', () => {
    expect(languageAlternates({ country: 'kz', path: '/filials/7' }, ORIGIN)).toContainEqual({
      hreflang: 'x-default',
      address: `${ORIGIN}/filials/7`,
    });
  });

  test.each(['kz', 'ge'] as const)('are reciprocal in %s: each is one of the addresses', (country) => {
    const page = { country, path: '/', town: 'somewhere' };
    const alternates = languageAlternates(page, ORIGIN);
    for (const { hreflang, address } of alternates) {
      if (hreflang === 'x-default') continue;
      expect(absoluteAddress({ ...page, language: hreflang }, ORIGIN)).toBe(address);
    }
  });

  test('are the country’s own: another language is read in its default one', () => {
    expect(languageIn('ge', 'ru')).toBe('ru');
    expect(languageIn('ge', 'kk')).toBe('ka');
    expect(languageIn('kz', 'ka')).toBe('kk');
  });
});

describe('a shared page', () => {
  test.each([
    ['kz', 'https://eat.kz', '/filials/7'],
    ['ge', 'https://eat.kz', '/filials/7?country=ge'],
    ['ge', 'https://eat.ge', '/filials/7'],
    ['kz', 'https://eat.ge', '/filials/7?country=kz'],
    ['ge', 'https://eat.example', '/filials/7?country=ge'],
  ] as const)('a shared page of %s on %s is %s', (country, origin, shared) => {
    expect(sharedPath({ country, path: '/filials/7' }, origin)).toBe(shared);
  });
});

describe('a town in addresses', () => {
  const TOWNS = [
    { id: 7, translitName: 'aktau' },
    { id: 1, translitName: 'almaty' },
    { id: 2, translitName: 'astana' },
  ];

  test.each([
    ['kz', 1, undefined],
    ['kz', 7, 'aktau'],
    ['kz', 2, 'astana'],
    ['ge', 7, undefined],
    ['ge', 1, 'almaty'],
    ['kz', 99, undefined],
    ['kz', 0, undefined],
  ] as const)(
    'addresses in %s name the town %d %j: the one that a bare address shows has no name',
    (country, id, name) => {
      expect(townInAddress(country, TOWNS, id)).toBe(name);
    },
  );
});

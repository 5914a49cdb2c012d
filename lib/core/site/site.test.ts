/** @jest-environment node */
import fc from 'fast-check';
import { LARGEST_ID } from '@/lib/core/ids/ids';
import { isServiceName, SERVICES, type ServiceName } from './service-names';
import {
  COUNTRIES,
  countryOfOrigin,
  decodeSite,
  encodeSite,
  homeCountryOf,
  isCountryCode,
  isLanguageOf,
  SURFACES,
  type CountryCode,
  type Site,
} from './site';

const sites: fc.Arbitrary<Site> = fc.constantFrom<CountryCode>('kz', 'ge').chain((country) =>
  fc.record({
    country: fc.constant(country),
    language: fc.constantFrom(...COUNTRIES[country].languages),
    surface: fc.constantFrom(...SURFACES),
  }),
);
const places = fc.record({
  townId: fc.integer({ min: 0, max: LARGEST_ID }),
  service: fc.constantFrom<ServiceName>('takeaway', 'express', 'delivery'),
});

describe('the country of an origin', () => {
  test.each([
    ['https://eat.kz', 'kz'],
    ['https://eat.ge', 'ge'],
    ['https://eat.ge:8443', 'ge'],
    ['https://eat.example', 'kz'],
    ['http://localhost:3000', 'kz'],
    ['http://127.0.0.1:3000', 'kz'],
  ])('%s is %s', (origin, country) => {
    expect(countryOfOrigin(origin)).toBe(country);
  });
});

describe('the countries', () => {
  test.each([
    ['ka', 'ge'],
    ['kk', 'kz'],
    ['ru', 'kz'],
  ])('%s is at home in %s', (language, country) => {
    expect(homeCountryOf(language)).toBe(country);
  });

  // Holds SITE-06 to SITE-08.
  test('Kazakhstan is country 1 with kk, ru and en, in kk unless chosen, ru where a text is missing', () => {
    expect(COUNTRIES.kz).toEqual({
      id: 1,
      code: 'kz',
      nameKey: 'country.kz',
      languages: ['kk', 'ru', 'en'],
      language: 'kk',
      fallback: 'ru',
    });
  });

  // Holds SITE-09 to SITE-11.
  test('Georgia is country 2 with ka, ru and en, in ka unless chosen, en where a text is missing', () => {
    expect(COUNTRIES.ge).toEqual({
      id: 2,
      code: 'ge',
      nameKey: 'country.ge',
      languages: ['ka', 'ru', 'en'],
      language: 'ka',
      fallback: 'en',
    });
  });

  test.each([
    ['kz', true],
    ['ge', true],
    ['ru', false],
    ['KZ', false],
    ['', false],
    ['toString', false],
    [null, false],
    [undefined, false],
  ])('%j is a country we serve: %s', (value, known) => {
    expect(isCountryCode(value)).toBe(known);
  });

  test.each([
    ['kz', 'ka', false],
    ['ge', 'kk', false],
    ['kz', 'kk', true],
    ['ge', 'ka', true],
    ['kz', 'en', true],
    ['ge', 'ru', true],
    ['kz', 'RU', false],
    ['kz', null, false],
  ] as const)('%s offers %s: %s', (country, language, offered) => {
    expect(isLanguageOf(country, language)).toBe(offered);
  });
});

describe('the services', () => {
  // Holds VEN-01 to VEN-04.
  test('takeaway is 1, express 3, delivery 4', () => {
    expect(Object.values(SERVICES).map(({ id, name }) => [id, name])).toEqual([
      [1, 'takeaway'],
      [3, 'express'],
      [4, 'delivery'],
    ]);
  });

  test.each([
    ['takeaway', true],
    ['booking', false],
    ['constructor', false],
    [1, false],
  ])('%j names a service: %s', (value, known) => {
    expect(isServiceName(value)).toBe(known);
  });
});

describe('the code of a site', () => {
  test('reads country, language, surface, and the place where the page depends on one', () => {
    const site: Site = { country: 'kz', language: 'ru', surface: 'web' };
    expect(encodeSite(site)).toBe('kz-ru-web');
    expect(encodeSite(site, { townId: 1, service: 'takeaway' })).toBe('kz-ru-web-1-takeaway');
    const configured = { townId: 1, service: 'takeaway', config: 'bank-app-kz' } as const;
    expect(encodeSite(site, configured)).toBe('kz-ru-web-1-takeaway~bank-app-kz');
    expect(encodeSite(site, null, { config: 'samal' })).toBe('kz-ru-web~samal');
    expect(encodeSite(site, null, { service: 'express', config: 'samal' })).toBe('kz-ru-web-express~samal');
    expect(decodeSite('kz-ru-web~samal')).toEqual({ site, place: null, config: 'samal' });
    expect(decodeSite('kz-ru-web-1-takeaway~bank-app-kz')).toEqual({ site, place: configured });
  });

  test('is read back as it was written, with and without a place', () => {
    fc.assert(
      fc.property(sites, fc.option(places), (site, place) => {
        expect(decodeSite(encodeSite(site, place))).toEqual({ site, place });
      }),
    );
  });

  test.each<ServiceName>(['takeaway', 'express', 'delivery'])('is read back with %s alone', (service) => {
    fc.assert(
      fc.property(sites, fc.constantFrom({}, { config: 'samal' }), (site, config) => {
        const code = encodeSite(site, null, { service, ...config });
        expect(decodeSite(code)).toEqual({ site, place: null, service, ...config });
      }),
    );
  });

  test('is unique: a code that can be read is written the same way again', () => {
    const parts = fc.constantFrom(
      'kz',
      'ge',
      'ru',
      'ka',
      'web',
      'kiosk',
      '01',
      '1',
      '0',
      '00',
      'express',
      '',
      ' ',
    );
    fc.assert(
      fc.property(fc.array(parts, { minLength: 1, maxLength: 6 }), (words) => {
        const code = words.join('-');
        const decoded = decodeSite(code);
        if (decoded) expect(encodeSite(decoded.site, decoded.place, decoded)).toBe(code);
      }),
    );
  });

  test.each([
    '',
    '-',
    'kz',
    'kz-ru',
    'kz-ka-web',
    'ge-kk-web',
    'us-en-web',
    'kz-ru-desktop',
    'KZ-ru-web',
    'kz-ru-web-',
    'kz-ru-web-1',
    'kz-ru-web-1-',
    'kz-ru-web-booking',
    'kz-ru-web-express-1',
    'kz-ru-web-1-booking',
    'kz-ru-web-01-takeaway',
    'kz-ru-web--1-takeaway',
    'kz-ru-web-1.5-takeaway',
    'kz-ru-web-2147483648-takeaway',
    'kz-ru-web-1-takeaway-x',
    'kz-ru-web~',
    'kz-ru-web~Brand',
    'kz-ru-web-1-takeaway~',
    'kz-ru-web-1-takeaway~B',
    'kz-ru-web-1-takeaway~brand~brand',
    'kz-ru-web ',
    '__proto__-ru-web',
    'favicon.ico',
  ])('%j is no site', (code) => {
    expect(decodeSite(code)).toBeNull();
  });

  test('garbage is no site and never a failure', () => {
    fc.assert(
      fc.property(fc.string(), (garbage) => {
        expect(decodeSite(garbage)).toBeNull();
      }),
    );
  });
});

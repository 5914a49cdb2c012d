/** @jest-environment node */
import { startFakePlatform, type FakePlatform } from '@/lib/core/upstream/test-platform';
import { GEL_FORMAT, KZT_FORMAT } from '@/lib/core/money/money';
import { readContract } from '@/lib/core/upstream/test-contract';

/** The contract's own examples. */
const contract = readContract() as {
  schemas: Record<'Town' | 'CountryConfig', { example: Record<string, unknown> }>;
};
const TOWN = contract.schemas.Town.example as { config: { meta: { money: object } } } & Record<
  string,
  unknown
>;
const CONFIG = contract.schemas.CountryConfig.example;
const COUNTRY = (towns: unknown[]) => ({ json: { data: { id: 1, code: 'kz', config: CONFIG, towns } } });

let platform: FakePlatform;
let map: typeof import('./towns.map');
let server: typeof import('./towns.server');

beforeAll(async () => {
  platform = await startFakePlatform();
  map = await import('./towns.map');
  server = await import('./towns.server');
});
beforeEach(() => platform.reset());
afterAll(() => platform.close());

const withMeta = (part: object) => ({
  ...TOWN,
  config: { ...TOWN.config, meta: { ...TOWN.config.meta, ...part } },
});
const moneyOf = (part: object) => map.mapTowns([withMeta(part)])[0]?.config.moneyFormat;

describe('a town', () => {
  // Holds TOWN-01 to TOWN-03, TOWN-05, TOWN-06.
  test('is read with its config, meta and locale', () => {
    expect(map.mapTowns([TOWN])).toEqual([
      {
        id: 1,
        name: 'Алматы',
        coordinates: TOWN.coordinates,
        translitName: 'almaty',
        parstoreId: 12,
        code: 'ALA',
        config: {
          id: expect.any(Number) as unknown,
          version: expect.any(Number) as unknown,
          timezone: 'Asia/Almaty',
          utcOffset: '+05:00',
          phoneCode: '+7',
          countryCode: 'KZ',
          moneyFormat: KZT_FORMAT,
          locale: { default: 'kk', fallback: 'ru', supported: ['kk', 'ru', 'en'] },
        },
      },
    ]);
  });

  // Holds MON-01, MON-03.
  test('has the money format of its own default currency', () => {
    const currency = (symbol: string, rounding: object) => ({
      symbol,
      symbol_position: 'before',
      thousands_separator: '.',
      decimal_separator: ',',
      rounding,
    });
    const money = {
      default: 'GEL',
      currencies: {
        KZT: currency('₸', { mode: 'floor', precision: 0 }),
        GEL: currency('lari', { mode: 'bankers', precision: 1 }),
      },
    };
    expect(moneyOf({ money })).toEqual({
      currency: 'GEL',
      symbol: 'lari',
      symbolPosition: 'before',
      thousandsSeparator: '.',
      decimalSeparator: ',',
      rounding: { mode: 'bankers', precision: 1 },
    });
  });

  // Holds MON-02.
  test.each([
    ['no money', null, 'KZ', KZT_FORMAT],
    ['no money, in Georgia', null, 'GE', GEL_FORMAT],
    ['a default that is not among its currencies', { default: 'KZT', currencies: {} }, 'KZ', KZT_FORMAT],
    [
      'an unknown currency',
      { default: 'USD', currencies: { USD: { symbol: '$', rounding: {} } } },
      'GE',
      GEL_FORMAT,
    ],
    ['money that is none', 'tenge', 'KZ', KZT_FORMAT],
  ])('a town with %s has the format of its country', (_what, money, country_code, format) => {
    expect(moneyOf({ money, country_code })).toEqual(format);
  });

  // Holds MON-04.
  test.each([
    [
      { mode: 'ceil', precision: 2 },
      { mode: 'ceil', precision: 2 },
    ],
    [
      { mode: 'sideways', precision: 0 },
      { mode: 'floor', precision: 0 },
    ],
    [{ precision: 1 }, { mode: 'floor', precision: 1 }],
    [
      { mode: 'floor', precision: 9 },
      { mode: 'floor', precision: 0 },
    ],
    ['none', { mode: 'floor', precision: 0 }],
  ])('rounds as %j says', (given, rounding) => {
    const money = { default: 'KZT', currencies: { KZT: { symbol: '₸', rounding: given } } };
    expect(moneyOf({ money })?.rounding).toEqual(rounding);
  });

  test.each([
    ['without a name', { ...TOWN, name: undefined }],
    ['in a zone that does not exist', withMeta({ timezone: 'Asia/Atlantis' })],
    ['of another country', withMeta({ country_code: 'US' })],
    ['with an id that no page could be made for', { ...TOWN, id: 2_147_483_648 }],
    ['that is none', 'Almaty'],
  ])('%s is dropped and the others stay', (_what, broken) => {
    expect(map.mapTowns([broken, TOWN]).map(({ id }) => id)).toEqual([1]);
  });
});

describe('a country', () => {
  // Holds SITE-12, SITE-15, SITE-16, SITE-17.
  test('is requested by the id of the resolved country, with its towns', async () => {
    platform.answer(COUNTRY([TOWN, { broken: true }]));
    const country = await server.getCountry('kz', 'kk');
    expect(platform.calls[0]).toMatchObject({ path: '/locations/v1/countries/1', query: '?include=towns' });
    expect(country).toMatchObject({
      id: 1,
      name: 'country.kz',
      code: 'kz',
      currency: 'gel',
      defaultLocale: 'kk',
      fallbackLocale: 'ru',
    });
    expect(country.supportedLanguages).toEqual(['kk', 'ru', 'en']);
    expect(country.towns.map(({ id }) => id)).toEqual([1]);
    await server.getCountry('ge', 'ka');
    expect(platform.calls[1]?.path).toBe('/locations/v1/countries/2');
  });

  // Holds SITE-20, SITE-21.
  test.each([
    ['fails', { status: 500, json: {} }],
    ['answers garbage', { text: '<html>' }],
    ['answers another shape', { json: { data: { id: 1 } } }],
  ])('is the default one, logged, when the platform %s', async (_what, answer) => {
    platform.answer(answer);
    const { log } = await import('@/lib/core/log/log.server');
    const logged = jest.spyOn(log, 'error');
    await expect(server.getCountry('ge', 'ka')).resolves.toEqual({
      id: 2,
      name: 'country.ge',
      code: 'ge',
      currency: 'gel',
      supportedLanguages: ['ka', 'ru', 'en'],
      defaultLocale: 'ka',
      fallbackLocale: 'en',
      towns: [],
    });
    expect(logged).toHaveBeenCalledWith(expect.objectContaining({ country: 'ge' }), expect.any(String));
  });
});

describe('the towns of a country', () => {
  // Holds TOWN-13, TOWN-14.
  test.each([
    ['kz', 1],
    ['ge', 2],
    [null, 2],
  ] as const)('the towns of a country of %s are requested with country_id %i', async (code, countryId) => {
    platform.answer({ json: { data: [TOWN] } });
    const towns = await server.getTowns(code, 'ru');
    expect(platform.calls[0]).toMatchObject({
      path: '/locations/v2/towns',
      query: `?country_id=${countryId}`,
    });
    expect(towns.map(({ name }) => name)).toEqual(['Алматы']);
  });
});

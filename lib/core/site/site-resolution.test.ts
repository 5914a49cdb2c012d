/** @jest-environment node */
import { resolveToState, type RequestOptions } from './test-request-pipeline';

// Holds SITE-01 to SITE-05.
describe('the country', () => {
  test.each<[what: string, request: RequestOptions, country: string]>([
    ['?country=kz', { query: 'country=kz', host: 'app.ge' }, 'kz'],
    ['?country=ge', { query: 'country=ge', host: 'app.kz' }, 'ge'],
    ['an unknown ?country=', { query: 'country=us', host: 'app.ge' }, 'kz'],
    ['an empty ?country=', { query: 'country=', host: 'app.ge' }, 'kz'],
    ['the query before the cookie', { query: 'country=kz', cookies: { country: 'ge' } }, 'kz'],
    ['the cookie before the host', { host: 'app.kz', cookies: { country: 'ge' } }, 'ge'],
    ['an unknown cookie is nothing', { host: 'app.ge', cookies: { country: 'us' } }, 'ge'],
    ['the last part of the host', { host: 'food.app.ge' }, 'ge'],
    ['the last part of a host with a port', { host: 'app.ge:8443' }, 'ge'],
    ['the last part in capitals', { host: 'APP.GE' }, 'ge'],
    ['a host of no country', { host: 'localhost:3000' }, 'kz'],
    ['a host that only begins with a country', { host: 'ge.example.com' }, 'kz'],
    ['an address of numbers', { host: '127.0.0.1:3000' }, 'kz'],
    ['no host', { host: '' }, 'kz'],
  ])('%s: %j is %s', (_what, request, country) => {
    expect(resolveToState(request).country).toBe(country);
  });

  test('chosen by the query is remembered for the visit', () => {
    expect(resolveToState({ query: 'country=ge' }).remember.country).toEqual({ value: 'ge', life: 'visit' });
    expect(resolveToState({ query: 'country=us' }).remember.country).toEqual({ value: 'kz', life: 'visit' });
  });

  test('the country of the host is not stored', () => {
    expect(resolveToState({ host: 'app.ge' }).remember.country).toBeUndefined();
  });
});

// Holds I18N-03 to I18N-06.
describe('the language', () => {
  test.each<[what: string, request: RequestOptions, language: string]>([
    ['the default of Kazakhstan', {}, 'kk'],
    ['the default of Georgia', { host: 'app.ge' }, 'ka'],
    ['the cookie', { cookies: { lang: 'ru' } }, 'ru'],
    ['the query before the cookie', { query: 'language=en', cookies: { lang: 'ru' } }, 'en'],
    ['an unsupported query is ignored', { query: 'language=fr', cookies: { lang: 'ru' } }, 'ru'],
    ['an unsupported cookie is ignored', { cookies: { lang: 'fr' } }, 'kk'],
    ['Georgian in Kazakhstan is unsupported', { query: 'language=ka' }, 'kk'],
    ['Kazakh in Georgia is unsupported', { host: 'app.ge', query: 'language=kk' }, 'ka'],
    ['the country of the query decides what is supported', { query: 'country=ge&language=ka' }, 'ka'],
    ['capitals are no language', { query: 'language=RU' }, 'kk'],
  ])('%s: %j is %s', (_what, request, language) => {
    expect(resolveToState(request).language).toBe(language);
  });

  test('chosen by the query is remembered for a year, an unsupported one is not', () => {
    expect(resolveToState({ query: 'language=en' }).remember.lang).toEqual({ value: 'en', life: 'year' });
    expect(resolveToState({ query: 'language=fr' }).remember.lang).toBeUndefined();
  });
});

// Holds TOWN-12.
describe('the town', () => {
  test.each<[what: string, request: RequestOptions, townId: number]>([
    ['by its name in a link', { query: 'town=astana' }, 2],
    ['by the cookie', { cookies: { townId: '2' } }, 2],
    ['by its name before the cookie', { query: 'town=almaty', cookies: { townId: '2' } }, 1],
    ['an unknown name leaves the cookie', { query: 'town=atlantis', cookies: { townId: '2' } }, 2],
    ['an unknown cookie', { cookies: { townId: '999' } }, 1],
    ['a garbled cookie', { cookies: { townId: '2abc' } }, 1],
    ['none in Kazakhstan', {}, 1],
    ['none in Georgia: the first of its list', { host: 'app.ge' }, 101],
    ['a Kazakh cookie in Georgia', { host: 'app.ge', cookies: { townId: '2' } }, 101],
    ['a Kazakh name in Georgia', { host: 'app.ge', query: 'town=almaty' }, 101],
    ['Kazakhstan without a list', { towns: { kz: [], ge: [] } }, 1],
    ['Georgia without a list', { host: 'app.ge', towns: { kz: [], ge: [] } }, 0],
  ])('%s: %j is %i', (_what, request, townId) => {
    expect(resolveToState(request).townId).toBe(townId);
  });

  // Holds TOWN-11.
  test('chosen by a link is remembered for a year', () => {
    expect(resolveToState({ query: 'town=astana' }).remember.townId).toEqual({ value: '2', life: 'year' });
    expect(resolveToState({ cookies: { townId: '2' } }).remember.townId).toBeUndefined();
  });
});

describe('the service', () => {
  test.each([
    [undefined, 'takeaway'],
    ['delivery', 'delivery'],
    ['express', 'express'],
    ['booking', 'delivery'],
    ['__proto__', 'delivery'],
  ])('the service with the cookie %j is %s', (service, used) => {
    expect(resolveToState({ cookies: { service } }).service).toBe(used);
  });
});

// Holds VEN-05.
describe('a service that is requested', () => {
  test.each<[what: string, request: RequestOptions, service: string]>([
    ['comes before the cookie', { query: 'service=express', cookies: { service: 'delivery' } }, 'express'],
    [
      'is delivery when there is none of that name',
      { query: 'service=taxi', cookies: { service: 'express' } },
      'delivery',
    ],
    [
      'is no other than before without a name',
      { query: 'service=', cookies: { service: 'express' } },
      'express',
    ],
    [
      'is the first allowed one where there is none of that name, nor delivery',
      { query: 'service=taxi&runtime=webview', cookies: { service: 'takeaway' } },
      'express',
    ],
    ['is the same as of a cookie', { query: 'runtime=webview', cookies: { service: 'taxi' } }, 'express'],
    [
      'that is known but not offered leaves the one before',
      { query: 'service=delivery&runtime=webview', cookies: { service: 'express' } },
      'express',
    ],
    ['but no delivery in a webview', { query: 'service=delivery&runtime=webview' }, 'takeaway'],
  ])('%s', (_what, request, service) => {
    expect(resolveToState(request).service).toBe(service);
  });

  test('is remembered for a year', () => {
    expect(resolveToState({ query: 'service=express' }).remember.service).toEqual({
      value: 'express',
      life: 'year',
    });
    expect(resolveToState({ query: 'service=taxi' }).remember.service?.value).toBe('delivery');
    expect(resolveToState({ query: 'service=' }).remember.service).toBeUndefined();
  });
});

// Holds SITE-23.
describe('the runtime', () => {
  test.each<[what: string, request: RequestOptions, surface: string]>([
    ['webview', { query: 'runtime=webview' }, 'webview'],
    ['react-native', { query: 'runtime=react-native' }, 'webview'],
    ['of the visit', { cookies: { runtime: 'webview' } }, 'webview'],
    ['web after a webview', { query: 'runtime=web', cookies: { runtime: 'webview' } }, 'web'],
    ['unknown', { query: 'runtime=fridge' }, 'web'],
  ])('%s: %j is the surface %s', (_what, request, surface) => {
    expect(resolveToState(request).surface).toBe(surface);
  });

  test('is remembered for the visit', () => {
    expect(resolveToState({ query: 'runtime=webview' }).remember.runtime).toEqual({
      value: 'webview',
      life: 'visit',
    });
  });
});

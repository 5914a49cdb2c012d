/** @jest-environment node */
import {
  askedConfig,
  internalPath,
  passDoor,
  type DoorAnswer,
  type DoorRequest,
  type DoorState,
  type KnownConfig,
} from './door';

const TOWNS = {
  kz: [
    { id: 1, translitName: 'almaty' },
    { id: 2, translitName: 'astana' },
  ],
  ge: [
    { id: 101, translitName: 'tbilisi' },
    { id: 102, translitName: 'batumi' },
  ],
};
const DEVICE = 'device-of-yesterday';

interface Asked {
  path?: string;
  query?: string;
  host?: string;
  cookies?: DoorRequest['cookies'];
  towns?: typeof TOWNS | { kz: []; ge: [] };
  config?: KnownConfig;
}

function enter({ path = '/', query = '', host = 'app.kz', cookies = {}, towns = TOWNS, config }: Asked) {
  return passDoor(
    { path, query: new URLSearchParams(query), host, cookies: { deviceId: DEVICE, ...cookies } },
    { townsOf: (country) => towns[country], newDeviceId: () => 'device-of-today', config },
  );
}

function isLetIn(answer: DoorState | DoorAnswer): answer is DoorState {
  return !('redirectTo' in answer);
}

function letIn(asked: Asked): DoorState {
  const state = enter(asked);
  if (!isLetIn(state)) throw new Error(`sent to ${state.redirectTo}`);
  return state;
}

describe('a double slash', () => {
  test.each([
    ['//', '', '/'],
    ['//filials', '', '/filials'],
    ['/filials//3107', 'product=5', '/filials/3107?product=5'],
    ['///filials////3107//', '', '/filials/3107/'],
    ['//evil.example/x', 'a=1&b=2', '/evil.example/x?a=1&b=2'],
  ])('%s?%s is collapsed to %s', (path, query, redirectTo) => {
    expect(enter({ path, query })).toEqual({ redirectTo });
  });

  test('in the query is left alone', () => {
    expect(letIn({ query: 'return=//x' }).path).toBe('/');
  });
});

describe('the country', () => {
  test.each<[what: string, asked: Asked, country: string]>([
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
  ])('%s: %j is %s', (_what, asked, country) => {
    expect(letIn(asked).country).toBe(country);
  });

  test('chosen by the query is remembered for the visit', () => {
    expect(letIn({ query: 'country=ge' }).remember.country).toEqual({ value: 'ge', life: 'visit' });
    expect(letIn({ query: 'country=us' }).remember.country).toEqual({ value: 'kz', life: 'visit' });
  });

  test('of the host is not written down', () => {
    expect(letIn({ host: 'app.ge' }).remember.country).toBeUndefined();
  });
});

describe('the language', () => {
  test.each<[what: string, asked: Asked, language: string]>([
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
  ])('%s: %j is %s', (_what, asked, language) => {
    expect(letIn(asked).language).toBe(language);
  });

  test('chosen by the query is remembered for a year, an unsupported one is not', () => {
    expect(letIn({ query: 'language=en' }).remember.lang).toEqual({ value: 'en', life: 'year' });
    expect(letIn({ query: 'language=fr' }).remember.lang).toBeUndefined();
  });
});

describe('the surface', () => {
  test.each([
    ['/', 'web', '/'],
    ['/kiosk', 'kiosk', '/'],
    ['/kiosk/', 'kiosk', '/'],
    ['/kiosk/filials/3107', 'kiosk', '/filials/3107'],
    ['/kiosks', 'web', '/kiosks'],
    ['/filials/kiosk', 'web', '/filials/kiosk'],
  ])('%s is the %s surface of %s', (path, surface, page) => {
    const state = letIn({ path });
    expect([state.surface, state.path]).toEqual([surface, page]);
  });

  test('of a kiosk has the route of its page', () => {
    expect(letIn({ path: '/kiosk/filials/3107' }).route.name).toBe('menu');
  });
});

describe('the town', () => {
  test.each<[what: string, asked: Asked, townId: number]>([
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
  ])('%s: %j is %i', (_what, asked, townId) => {
    expect(letIn(asked).townId).toBe(townId);
  });

  test('chosen by a link is remembered for a year', () => {
    expect(letIn({ query: 'town=astana' }).remember.townId).toEqual({ value: '2', life: 'year' });
    expect(letIn({ cookies: { townId: '2' } }).remember.townId).toBeUndefined();
  });
});

describe('the page of a list', () => {
  test.each([
    ['/filials', '', '/filials'],
    ['/filials', 'page=1', '/filials'],
    ['/filials', 'page=2', '/filials/pages/2'],
    ['/filials', 'page=9999', '/filials/pages/9999'],
    ['/filials', 'page=10000', '/not-found'],
    ['/filials', 'page=0', '/not-found'],
    ['/filials', 'page=02', '/not-found'],
    ['/filials', 'page=-1', '/not-found'],
    ['/filials', 'page=', '/not-found'],
    ['/filials', 'page=../../cart', '/not-found'],
    ['/filials/3107', 'page=2', '/filials/3107'],
    ['/', 'page=2', '/'],
  ])('%s?%s shows %s', (path, query, shown) => {
    expect(letIn({ path, query }).path).toBe(shown);
  });
});

describe('the service', () => {
  test.each([
    [undefined, 'takeaway'],
    ['delivery', 'delivery'],
    ['express', 'express'],
    ['booking', 'delivery'],
    ['__proto__', 'delivery'],
  ])('with the cookie %j is %s', (service, used) => {
    expect(letIn({ cookies: { service } }).service).toBe(used);
  });
});

describe('a service that is asked for', () => {
  test.each<[what: string, asked: Asked, service: string]>([
    ['comes before the cookie', { query: 'service=express', cookies: { service: 'delivery' } }, 'express'],
    [
      'but not when there is none of that name',
      { query: 'service=taxi', cookies: { service: 'delivery' } },
      'delivery',
    ],
    ['but no delivery in a webview', { query: 'service=delivery&runtime=webview' }, 'takeaway'],
  ])('%s', (_what, asked, service) => {
    expect(letIn(asked).service).toBe(service);
  });

  test('is remembered for a year', () => {
    expect(letIn({ query: 'service=express' }).remember.service).toEqual({ value: 'express', life: 'year' });
    expect(letIn({ query: 'service=taxi' }).remember.service).toBeUndefined();
  });
});

describe('the runtime', () => {
  test.each<[what: string, asked: Asked, surface: string]>([
    ['webview', { query: 'runtime=webview' }, 'webview'],
    ['react-native', { query: 'runtime=react-native' }, 'webview'],
    ['of the visit', { cookies: { runtime: 'webview' } }, 'webview'],
    ['web after a webview', { query: 'runtime=web', cookies: { runtime: 'webview' } }, 'web'],
    ['unknown', { query: 'runtime=fridge' }, 'web'],
    ['on a tablet', { path: '/kiosk', cookies: { runtime: 'webview' } }, 'kiosk'],
  ])('%s: %j stands on the surface %s', (_what, asked, surface) => {
    expect(letIn(asked).surface).toBe(surface);
  });

  test('is remembered for the visit', () => {
    expect(letIn({ query: 'runtime=webview' }).remember.runtime).toEqual({ value: 'webview', life: 'visit' });
  });
});

describe('a custom configuration', () => {
  const config: KnownConfig = {
    code: 'aq-site',
    services: ['express', 'takeaway'],
    townIds: [2],
    isBrandListHome: true,
    brandId: 51,
  };

  test.each<
    [
      what: string,
      request: [query: string, cookie: string | undefined, own: string | undefined],
      code: string | undefined,
    ]
  >([
    ['of the address first', ['config=aq-site', 'bank-app', 'own'], 'aq-site'],
    ['then of the visit', ['', 'bank-app', 'own'], 'bank-app'],
    ['then of the deployment', ['', undefined, 'own'], 'own'],
    ['none', ['', undefined, undefined], undefined],
    ['never one that no code may look like', ['config=../x', 'A', undefined], undefined],
  ])('is asked for: %s', (_what, [query, cookie, own], code) => {
    expect(askedConfig({ query: new URLSearchParams(query), cookies: { config: cookie } }, own)).toBe(code);
  });

  test('puts the brands in the place of Home, narrows towns and services, and stands in the page', () => {
    const state = letIn({ config, query: 'config=aq-site' });
    expect([state.path, state.route.name, state.townId, state.service]).toEqual([
      '/brands',
      'brands',
      2,
      'takeaway',
    ]);
    expect(internalPath(state)).toBe('/kz-kk-web-2-takeaway~aq-site/brands');
    expect(state.remember.config).toEqual({ value: 'aq-site', life: 'visit' });
  });

  test('allows only its towns and services', () => {
    expect(letIn({ config, query: 'town=almaty' }).townId).toBe(2);
    expect(letIn({ config, cookies: { service: 'delivery' } }).service).toBe('express');
  });

  test('leaves Home alone where it does not put brands there', () => {
    expect(letIn({ config: { ...config, isBrandListHome: false } }).path).toBe('/');
  });

  test('of a brand stands in the pages of its venues, another one does not', () => {
    expect(internalPath(letIn({ config, path: '/filials/3107' }))).toBe('/kz-kk-web~aq-site/filials/3107');
    const other = letIn({ config: { ...config, brandId: null }, path: '/filials/3107' });
    expect(internalPath(other)).toBe('/kz-kk-web/filials/3107');
  });

  test('of the deployment is not written down', () => {
    expect(letIn({ config }).remember.config).toBeUndefined();
  });
});

describe('the venues of one brand', () => {
  test.each([
    ['brand=51', '/brands/filials/51'],
    ['', '/brands/filials'],
    ['brand=0', '/not-found'],
    ['brand=5x', '/not-found'],
    ['brand=1234567890', '/not-found'],
  ])('/brands/filials?%s shows %s', (query, shown) => {
    expect(letIn({ path: '/brands/filials', query }).path).toBe(shown);
  });
});

describe('the device', () => {
  test('keeps its id', () => {
    const state = letIn({});
    expect(state.deviceId).toBe(DEVICE);
    expect(state.remember.deviceId).toBeUndefined();
  });

  test.each([undefined, '', 'short', 'has a space', 'x'.repeat(129), 'id\r\nX-Evil: 1', '<script>alert(1)'])(
    'gets an id for a year in place of %j',
    (deviceId) => {
      const state = letIn({ cookies: { deviceId } });
      expect(state.deviceId).toBe('device-of-today');
      expect(state.remember.deviceId).toEqual({ value: 'device-of-today', life: 'year' });
    },
  );
});

describe('the internal tree', () => {
  test.each([
    '/kz-ru-web',
    '/kz-ru-web/cart',
    '/kz-ru-web/filials/1.rsc',
    '/kz-ru-web-1-takeaway',
    '/ge-ka-kiosk-101-delivery/filials',
    '/kiosk/kz-ru-web/cart',
  ])('%s from outside is NotFound, not shown and not cached under that name', (path) => {
    const state = letIn({ path });
    expect(state.path).toBe('/not-found');
    expect(state.route.name).toBe('unknown');
  });

  test.each(['/kz-ru', '/kz-fr-web', '/kz-ru-web-1', '/us-en-web'])('%s is a path like any other', (path) => {
    expect(letIn({ path }).path).toBe(path);
  });

  test.each<[what: string, asked: Asked, inside: string]>([
    ['Home, by town and service', {}, '/kz-kk-web-1-takeaway'],
    [
      'Home of another place',
      { query: 'language=ru&town=astana', cookies: { service: 'delivery' } },
      '/kz-ru-web-2-delivery',
    ],
    ['a list', { path: '/filials', host: 'app.ge' }, '/ge-ka-web-101-takeaway/filials'],
    ['a later page', { path: '/filials', query: 'page=3' }, '/kz-kk-web-1-takeaway/filials/pages/3'],
    [
      'a menu, whatever the place',
      { path: '/filials/3107', query: 'town=astana' },
      '/kz-kk-web/filials/3107',
    ],
    ['a menu on a tablet', { path: '/kiosk/filials/3107' }, '/kz-kk-kiosk/filials/3107'],
    ['the cart', { path: '/cart', cookies: { lang: 'en' } }, '/kz-en-web/cart'],
    ['an unknown path', { path: '/nothing' }, '/kz-kk-web/nothing'],
  ])('holds %s', (_what, asked, inside) => {
    expect(internalPath(letIn(asked))).toBe(inside);
  });
});

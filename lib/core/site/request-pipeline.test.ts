/** @jest-environment node */
import { requestedConfig, internalPath, type KnownConfig } from './request-pipeline';
import { decodeSite } from './site';
import { DEVICE, enter, resolveToState, type RequestOptions } from './test-request-pipeline';

// Holds NAV-28.
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

  test('a double slash in the query is left alone', () => {
    expect(resolveToState({ query: 'return=//x' }).path).toBe('/');
  });
});

// Holds SHOP-23.
describe('the code of a fridge', () => {
  test.each([
    ['/filials/90001', 'source=FRIDGE', '/filials/90001/fridge?source=FRIDGE'],
    ['/filials/90001/', 'source=FRIDGE&language=kk', '/filials/90001/fridge?source=FRIDGE&language=kk'],
  ])('%s?%s leads to %s', (path, query, redirectTo) => {
    expect(enter({ path, query })).toEqual({ redirectTo });
  });

  test.each([
    ['/filials/90001', 'source=STANDQR'],
    ['/filials/90001', ''],
    ['/filials/90001/fridge', 'source=FRIDGE'],
    ['/filials/0', 'source=FRIDGE'],
    ['/filials/evil.example', 'source=FRIDGE'],
    ['/', 'source=FRIDGE'],
  ])('is no address %s with the query "%s": it stays where it leads', (path, query) => {
    expect(resolveToState({ path, query }).path).toBe(path);
  });
});

describe('the surface', () => {
  test.each([
    ['/', 'web', '/'],
    ['/kiosk', 'kiosk', '/kiosk'],
    ['/kiosk/', 'kiosk', '/kiosk'],
    ['/kiosk/staff', 'kiosk', '/kiosk/staff'],
    ['/kiosk/filials/3107', 'kiosk', '/kiosk/filials/3107'],
    ['/kiosk/filials/3107/order/5', 'kiosk', '/kiosk/order'],
    ['/kiosk/payment/success/900000001', 'kiosk', '/kiosk/order'],
    ['/kiosk/payment/failure/5', 'kiosk', '/kiosk/order'],
    ['/kiosk/legal/offer', 'kiosk', '/kiosk/legal/offer'],
    ['/kiosks', 'web', '/kiosks'],
    ['/filials/kiosk', 'web', '/filials/kiosk'],
  ])('%s is the %s surface of %s', (path, surface, page) => {
    const state = resolveToState({ path });
    expect([state.surface, state.path]).toEqual([surface, page]);
  });

  test.each([
    '/profile',
    '/orders',
    '/auth',
    '/cart',
    '/filials',
    '/filials/3107/bill',
    '/legal',
    '/kiosk',
    '/order',
    '/filials/3107/order/piano',
    '/filials/piano/order/5',
    '/payment/success/piano',
    '//profile',
  ])('the surface of a kiosk has no page at /kiosk%s', (path) => {
    const state = enter({ path: `/kiosk${path}` });
    if ('redirectTo' in state) expect(state.redirectTo).toBe('/kiosk/profile');
    else
      expect([state.surface, state.route.name, state.path]).toEqual(['kiosk', 'unknown', '/kiosk/not-found']);
  });

  // Holds KIOSK-08.
  test.each([
    ['/kiosk', 'filial_id=3107&source=TABLET', 'source=TABLET'],
    ['/filials/3107', 'source=TABLET', 'source=TABLET'],
    ['/filials/3107/', 'language=kk&source=TABLET&runtime=web', 'language=kk&source=TABLET&runtime=web'],
  ])('the surface of a tablet at %s?%s equals that of its venue', (path, query, rest) => {
    expect(enter({ path, query })).toEqual({ redirectTo: `/kiosk/filials/3107?${rest}` });
  });

  // Holds KIOSK-09.
  test('is the kiosk’s by its address alone', () => {
    for (const path of ['/filials/3107/details', '/filials/odd'])
      expect(resolveToState({ path, query: 'source=TABLET' }).surface).toBe('web');
    expect(resolveToState({ path: '/filials/3107', query: 'source=TABLETQR' }).surface).toBe('web');
    expect(resolveToState({ path: '/kiosk/filials/3107', query: 'source=TABLET' }).surface).toBe('kiosk');
    expect(resolveToState({ path: '/kiosk', query: 'filial_id=odd' }).route.name).toBe('kiosk');
    // An app's webview does not become one, nor a kiosk a webview.
    expect(resolveToState({ path: '/kiosk', query: 'runtime=webview' }).surface).toBe('kiosk');
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
    expect(resolveToState({ path, query }).path).toBe(shown);
  });
});

describe('a town with a great id', () => {
  const towns = { kz: [{ id: 2_000_000_001, translitName: 'far' }], ge: [] } as const;

  test.each(['/', '/filials', '/brands', '/map', '/search', '/towns'])('has %s', (path) => {
    const state = resolveToState({ path, query: 'town=far', towns });
    const [, code = ''] = internalPath(state).split('/');
    expect(decodeSite(code)?.place?.townId).toBe(2_000_000_001);
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
  ])('is requested: %s', (_what, [query, cookie, own], code) => {
    expect(requestedConfig({ query: new URLSearchParams(query), cookies: { config: cookie } }, own)).toBe(
      code,
    );
  });

  // Holds VEN-11.
  test('replaces Home by the brands, narrows towns and services, and is part of the page', () => {
    const state = resolveToState({ config, query: 'config=aq-site' });
    expect([state.path, state.route.name, state.townId, state.service]).toEqual([
      '/brands',
      'brands',
      2,
      'takeaway',
    ]);
    expect(internalPath(state)).toBe('/kz-kk-web-2-takeaway~aq-site/brands');
    expect(state.remember.config).toEqual({ value: 'aq-site', life: 'visit' });
  });

  // Holds HOST-07, HOST-08.
  test('allows only its towns and services', () => {
    expect(resolveToState({ config, query: 'town=almaty' }).townId).toBe(2);
    expect(resolveToState({ config, cookies: { service: 'delivery' } }).service).toBe('express');
  });

  test('leaves Home alone where it does not put brands there', () => {
    expect(resolveToState({ config: { ...config, isBrandListHome: false } }).path).toBe('/');
  });

  test('a custom configuration of a brand, some towns or services applies to the pages of venues, another one does not', () => {
    for (const path of ['/filials/3107/details', '/cart'])
      expect(internalPath(resolveToState({ config, path }))).toBe(`/kz-kk-web~aq-site${path}`);
    expect(internalPath(resolveToState({ config, path: '/filials/3107' }))).toBe(
      '/kz-kk-web-takeaway~aq-site/filials/3107',
    );
    const ofServices = { ...config, brandId: null, townIds: null };
    const ofTowns = { ...config, brandId: null, services: [] };
    for (const narrowed of [ofServices, ofTowns])
      for (const path of ['/filials/3107', '/filials/3107/details', '/cart'])
        expect(internalPath(resolveToState({ config: narrowed, path }))).toContain('~aq-site/');
    const other = { ...ofTowns, townIds: null };
    expect(internalPath(resolveToState({ config: other, path: '/filials/3107' }))).toBe(
      '/kz-kk-web-takeaway/filials/3107',
    );
    expect(internalPath(resolveToState({ config: other, path: '/cart' }))).toBe('/kz-kk-web/cart');
  });

  test('a custom configuration of the deployment is not stored', () => {
    expect(resolveToState({ config }).remember.config).toBeUndefined();
  });
});

describe('the venues of one brand', () => {
  test.each([
    ['brand=51', '/brands/filials/51'],
    ['', '/brands/filials'],
    ['brand=0', '/not-found'],
    ['brand=5x', '/not-found'],
    ['brand=2147483648', '/not-found'],
  ])('/brands/filials?%s shows %s', (query, shown) => {
    expect(resolveToState({ path: '/brands/filials', query }).path).toBe(shown);
  });
});

describe('the device', () => {
  // Holds SITE-26.
  test('keeps its id', () => {
    const state = resolveToState({});
    expect(state.deviceId).toBe(DEVICE);
    expect(state.remember.deviceId).toBeUndefined();
  });

  test.each([undefined, '', 'short', 'has a space', 'x'.repeat(129), 'id\r\nX-Evil: 1', '<script>alert(1)'])(
    'gets an id for a year in place of %j',
    (deviceId) => {
      const state = resolveToState({ cookies: { deviceId } });
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
  ])('%s from outside is NotFound, not shown and not cached under that name', (path) => {
    const state = resolveToState({ path });
    expect(state.path).toBe('/not-found');
    expect(state.route.name).toBe('unknown');
  });

  test('the internal tree under the prefix of a kiosk is the kiosk’s NotFound', () => {
    const state = resolveToState({ path: '/kiosk/kz-ru-web/cart' });
    expect([state.path, state.route.name]).toEqual(['/kiosk/not-found', 'unknown']);
  });

  test.each(['/kz-ru', '/kz-fr-web', '/kz-ru-web-1', '/us-en-web'])('%s is a path like any other', (path) => {
    expect(resolveToState({ path }).path).toBe(path);
  });

  test.each<[what: string, asked: RequestOptions, inside: string]>([
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
      '/kz-kk-web-takeaway/filials/3107',
    ],
    [
      'a menu for the service of the address',
      { path: '/filials/3107', query: 'service=express', cookies: { service: 'delivery' } },
      '/kz-kk-web-express/filials/3107',
    ],
    [
      'a category for the chosen service',
      { path: '/filials/3107/categories/62', cookies: { service: 'delivery' } },
      '/kz-kk-web-delivery/filials/3107/categories/62',
    ],
    [
      'the search of a menu in a webview, where nothing is delivered',
      { path: '/filials/3107/search', cookies: { service: 'delivery', runtime: 'webview' } },
      '/kz-kk-webview-express/filials/3107/search',
    ],
    [
      'the details of a venue, whatever the service',
      { path: '/filials/3107/details' },
      '/kz-kk-web/filials/3107/details',
    ],
    ['a menu on a tablet', { path: '/kiosk/filials/3107' }, '/kz-kk-kiosk/kiosk/filials/3107'],
    ['any order of a tablet', { path: '/kiosk/filials/3107/order/5' }, '/kz-kk-kiosk/kiosk/order'],
    ['the cart', { path: '/cart', cookies: { lang: 'en' } }, '/kz-en-web/cart'],
    ['an unknown path', { path: '/nothing' }, '/kz-kk-web/nothing'],
  ])('holds %s', (_what, requested, inside) => {
    expect(internalPath(resolveToState(requested))).toBe(inside);
  });
});

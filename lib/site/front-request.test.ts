/** @jest-environment node */
import { frontSecond, isForEverybody, isKeyKnown, withoutDevice } from './front-request';
import { ROUTES } from './routes';
import { resolveToState, type Asked } from './test-request-pipeline';

test.each([
  ['1795631784', 1_795_631_784],
  ['', null],
  ['1795631784.5', null],
  ['-1', null],
  ['12345678901234', null],
])('the front’s second "%s" is %s', (text, second) => {
  expect(frontSecond(new Headers(text ? { 'X-Front-Second': text } : {}))).toBe(second);
});

test('a page for everybody is one from the cache that asks for no sign-in and takes none', () => {
  const names = ROUTES.filter((route) => isForEverybody({ route })).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['home', 'filials', 'menu', 'cart', 'faq', 'kioskMenu']));
  for (const name of ['auth', 'profile', 'orders', 'order', 'search', 'orderStatuses'] as const)
    expect(names).not.toContain(name);
});

const CONFIG = { code: 'brand', services: [], townIds: null, isBrandListHome: false, brandId: null };

describe('a key', () => {
  const isKnown = (asked: Asked) =>
    isKeyKnown(resolveToState(asked), {
      path: asked.path ?? '/',
      query: new URLSearchParams(asked.query),
      host: 'app.kz',
      cookies: asked.cookies ?? {},
    });

  test.each<[string, Asked]>([
    ['nothing', {}],
    ['a town of the country', { cookies: { townId: '2' } }],
    ['a town of the address, another stored', { query: 'town=astana', cookies: { townId: '101' } }],
    ['a known configuration', { cookies: { config: 'brand' }, config: CONFIG }],
    ['a known configuration of the address', { query: 'config=brand', config: CONFIG }],
  ])('with %s is known', (_name, asked) => {
    expect(isKnown(asked)).toBe(true);
  });

  test.each<[string, Asked]>([
    ['a town of another country', { cookies: { townId: '101' } }],
    ['a town that there is none of', { cookies: { townId: '999' } }],
    ['a town in another form', { cookies: { townId: '02' } }],
    ['an unknown town of the address', { query: 'town=nowhere' }],
    ['an unknown configuration', { cookies: { config: 'nobody' } }],
    ['an unknown configuration of the address', { query: 'config=nobody', cookies: { config: 'brand' } }],
  ])('with %s is made up', (_name, asked) => {
    expect(isKnown(asked)).toBe(false);
  });
});

test('for everybody no device is remembered, and all else is', () => {
  const state = resolveToState({ query: 'language=ru', cookies: { deviceId: undefined } });
  expect(Object.keys(state.remember)).toEqual(['lang', 'deviceId']);
  expect(Object.keys(withoutDevice(state).remember)).toEqual(['lang']);
});

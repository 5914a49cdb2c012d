/** @jest-environment node */
import { internalPath, resolveRequest, type KnownConfig } from '@/lib/core/site/request-pipeline';
import { variantOfCall, variantOfPage } from './variant';

const CONFIG: KnownConfig = {
  code: 'samal',
  services: ['delivery'],
  townIds: [2],
  isBrandListHome: true,
  brandId: 7,
};
const VALUES = {
  country: ['kz', 'ge'],
  lang: ['ru', 'kk', 'en'],
  townId: ['1', '2'],
  service: ['takeaway', 'delivery'],
  runtime: ['web', 'webview'],
  config: ['samal'],
  deviceId: ['device-0001', 'device-0002'],
};

/** The page that the server makes for these cookies. */
function pageOf(path: string, cookies: Record<string, string>): string {
  const state = resolveRequest(
    { path, query: new URLSearchParams(), host: 'app.test', cookies },
    {
      townsOf: (country) =>
        (country === 'kz' ? [1, 2] : [101]).map((id) => ({ id, translitName: `town-${id}` })),
      config: cookies.config ? CONFIG : null,
      newDeviceId: () => 'device-0000',
    },
  );
  return 'redirectTo' in state ? state.redirectTo : internalPath(state);
}

/** Every choice of at most two cookies. */
const choices = Object.entries(VALUES).flatMap(([name, values]) =>
  values.flatMap((value) => [
    { [name]: value },
    ...Object.entries(VALUES).flatMap(([other, others]) =>
      others.map((otherValue) => ({ [other]: otherValue, [name]: value })),
    ),
  ]),
);

// Holds OFF-13.
describe('the variant of a page', () => {
  test.each([
    '/',
    '/filials',
    '/brands',
    '/brands/filials',
    '/filials/3107',
    '/filials/3107/categories/1001',
    '/filials/3107/details',
    '/filials/3107/bill',
    '/cart',
    '/faq',
    '/legal',
    '/orders',
    '/orders/9',
  ])('%s is another one wherever the server makes another page', (path) => {
    const pages = new Map<string, Set<string>>();
    for (const cookies of choices) {
      const variant = variantOfPage(path, new Map(Object.entries(cookies)));
      pages.set(variant, (pages.get(variant) ?? new Set()).add(pageOf(path, cookies)));
    }
    expect([...pages].filter(([, made]) => made.size > 1)).toEqual([]);
  });

  test('is the same where the page is: a cart knows no town, and no page the device', () => {
    const variant = (path: string, cookies: object) => variantOfPage(path, new Map(Object.entries(cookies)));
    expect(variant('/cart', { townId: '1', service: 'delivery' })).toBe(variant('/cart', { townId: '2' }));
    expect(variant('/filials/3107', { townId: '1' })).toBe(variant('/filials/3107', {}));
    expect(variant('/filials', { deviceId: 'device-0001' })).toBe(variant('/filials', {}));
  });
});

// Holds OFF-13.
describe('the variant of a call', () => {
  test('is the site that it names, from whichever page', () => {
    expect(variantOfCall('kz-ru-web-1-delivery')).toBe('kz-ru-web');
    expect(variantOfCall('kz-ru-web-takeaway')).toBe('kz-ru-web');
    expect(variantOfCall('kz-kk-web')).toBe('kz-kk-web');
    expect(variantOfCall('kz-ru-web-1-delivery~samal')).toBe('kz-ru-web~samal');
  });

  test.each([null, '', 'kz', 'xx-ru-web'])('is unknown where it names %j', (code) => {
    expect(variantOfCall(code)).toBeNull();
  });
});

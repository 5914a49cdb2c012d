/** @jest-environment node */
import { NextRequest } from 'next/server';
import { sealedSession } from '@/lib/core/session/test-session';
import { readContract } from '@/lib/core/upstream/test-contract';
import { startFakePlatform, type FakePlatform } from '@/lib/core/upstream/test-platform';

const contract = readContract() as {
  schemas: Record<'Product' | 'MenuCategory', { example: Record<string, unknown> }>;
};
const FAVOURITES = '/menu/v3/favourite/products';

type Handler = typeof import('./mine/route').GET;
let platform: FakePlatform;
let handlers: Record<'mine' | 'mark' | 'product' | 'barcode' | 'crossSell' | 'refresh' | 'reorder', Handler>;
let cookie: string;

beforeAll(async () => {
  platform = await startFakePlatform();
  handlers = {
    mine: (await import('./mine/route')).GET,
    mark: (await import('./favourites/route')).POST,
    product: (await import('./product/route')).GET,
    barcode: (await import('./barcode/route')).POST,
    crossSell: (await import('./cross-sell/route')).GET,
    refresh: (await import('./refresh/route')).POST,
    reorder: (await import('../orders/[orderId]/reorder/route')).POST,
  };
  const session = await import('@/lib/core/session/session.server');
  const sealed = await sealedSession('token');
  cookie = `${session.sessionCookieName()}=${sealed}`;
});
beforeEach(() => {
  platform.reset();
  platform.answer({ json: { data: [] } });
});
afterAll(() => platform.close());

interface RequestOptions {
  address?: string;
  body?: unknown;
  params?: Record<string, string>;
  isSignedIn?: boolean;
}

async function send(handler: keyof typeof handlers, requested: RequestOptions) {
  const { address = '', body, params = {}, isSignedIn = false } = requested;
  const request = new NextRequest(`http://app.test/api/menu${address}`, {
    method: ['mine', 'product', 'crossSell'].includes(handler) ? 'GET' : 'POST',
    headers: {
      'x-site': 'kz-ru-web',
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/json',
      ...(isSignedIn ? { cookie } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const response = await handlers[handler](request, { params: Promise.resolve(params) });
  return { status: response.status, body: (await response.json()) as unknown };
}

describe('the menu of one diner', () => {
  test.each([
    [false, false],
    [true, true],
  ])('signed in: %s, is their own: %s', async (isSignedIn, isOwn) => {
    const answer = await send('mine', { address: '?venueId=3107', isSignedIn });
    expect(answer).toMatchObject({ status: 200, body: { favourites: [], frequent: [], isOwn } });
  });

  test.each(['', '?venueId=0', '?venueId=x', '?venueId=2147483648'])('refuses "%s"', async (address) => {
    await expect(send('mine', { address })).resolves.toMatchObject({ status: 400 });
    expect(platform.calls).toEqual([]);
  });
});

describe('a favourite', () => {
  const MARK = { venueId: 3107, productId: 50211, isFavourite: true };

  test('is set for the signed-in diner and answered with', async () => {
    platform.answer({ status: 204, text: '' }, FAVOURITES);
    const answer = await send('mark', { body: MARK, isSignedIn: true });
    expect(answer).toEqual({ status: 200, body: MARK });
    expect(platform.calls).toHaveLength(1);
  });

  test('needs a session', async () => {
    await expect(send('mark', { body: MARK })).resolves.toMatchObject({
      status: 401,
      body: { error: { code: 'auth/required' } },
    });
    expect(platform.calls).toEqual([]);
  });

  test('is refused without the new state', async () => {
    const answer = await send('mark', { body: { venueId: 3107, productId: 50211 }, isSignedIn: true });
    expect(answer).toMatchObject({ status: 400, body: { error: { details: { member: 'isFavourite' } } } });
  });
});

describe('a product', () => {
  const example = { ...contract.schemas.Product.example, id: 7, has_additive_categories: true };
  const category = contract.schemas.MenuCategory.example;

  test.each([
    ['takeaway', 1],
    ['express', 3],
    ['delivery', 4],
  ])('is requested for %s as service %i', async (service, id) => {
    const menu = [{ ...category, relationships: { products: [example] } }];
    platform.answer({ json: { data: menu } }, '/menu/v2/category/products');
    const address = `?venueId=3107&productId=7&service=${service}`;
    await expect(send('product', { address })).resolves.toMatchObject({
      status: 200,
      body: { product: { id: 7 } },
    });
    const [additives] = platform.calls.filter(({ path }) => path === '/menu/v2/product/additives');
    expect(additives?.query).toBe(`?filial_id=3107&product_id=7&service_type=${id}`);
  });

  test.each(['', '&service=', '&service=bus', '&service=1'])(
    'is refused with the service "%s"',
    async (service) => {
      const answer = await send('product', { address: `?venueId=3107&productId=7${service}` });
      expect(answer).toMatchObject({ status: 400, body: { error: { details: { member: 'service' } } } });
      expect(platform.calls).toEqual([]);
    },
  );
});

describe('a product by its barcode', () => {
  const BODY = { venueId: 3107, barcode: '4870300001375' };
  const product = { ...contract.schemas.Product.example, id: 7, terminal_id: 3107 };
  const LOOKUP = '/menu/v3/product-by-barcode';
  const NOT_FOUND = { errors: [{ status: '404', code: 'product_not_found', title: '' }] };

  // Holds SHOP-02, SHOP-03.
  test('is requested of its venue and answered with, stopped or not', async () => {
    platform.answer({ json: { data: { ...product, is_unavailable: true } } }, LOOKUP);
    await expect(send('barcode', { body: BODY })).resolves.toMatchObject({
      status: 200,
      body: { product: { id: 7, isUnavailable: true } },
    });
    expect(platform.calls).toMatchObject([{ path: LOOKUP, query: '?filial_id=3107&barcode=4870300001375' }]);
  });

  // Holds SHOP-04.
  test.each<[string, Parameters<FakePlatform['answer']>[0]]>([
    ['no such barcode', { json: NOT_FOUND }],
    ['no such venue', { status: 404, json: NOT_FOUND }],
    ['one of another venue', { json: { data: { ...product, terminal_id: 3108 } } }],
    ['one that cannot be read', { json: { data: { id: 7 } } }],
  ])('is nothing where the platform has %s', async (_what, answer) => {
    platform.answer(answer, LOOKUP);
    await expect(send('barcode', { body: BODY })).resolves.toEqual({ status: 200, body: { product: null } });
  });

  test('is a failure where the platform does not answer', async () => {
    platform.answer({ status: 500, json: {} }, LOOKUP);
    const { status } = await send('barcode', { body: BODY });
    expect(status).toBeGreaterThanOrEqual(500);
  });

  test.each([
    {},
    { venueId: 3107 },
    { venueId: 0, barcode: '4870300001375' },
    { venueId: '3107', barcode: '4870300001375' },
    { venueId: 3107, barcode: '' },
    { venueId: 3107, barcode: 'Сөре' },
    { venueId: 3107, barcode: 4870300001375 },
    { venueId: 3107, barcode: '1'.repeat(49) },
    { venueId: 3107, barcode: 'x'.repeat(4096) },
    { venueId: 3107, barcode: 'a\nb' },
  ])('is not requested for %j', async (body) => {
    await expect(send('barcode', { body })).resolves.toMatchObject({ status: 400 });
    expect(platform.calls).toEqual([]);
  });
});

describe('the cross-sell products of a cart', () => {
  test('are requested with the ids and the service', async () => {
    const product = { ...contract.schemas.Product.example, id: 7, unavailable_service_types: [1] };
    platform.answer({ json: { data: [product] } });
    const takeaway = await send('crossSell', {
      address: '?venueId=3107&products=1,2&service=takeaway',
    });
    expect(takeaway).toEqual({ status: 200, body: { products: [] } });
    expect(platform.calls[0]?.query).toBe('?filial_id=3107&products[]=1&products[]=2');
    const delivery = await send('crossSell', { address: '?venueId=3107&products=1&service=delivery' });
    expect(delivery).toMatchObject({ status: 200, body: { products: [{ id: 7 }] } });
  });

  const TOO_MANY = Array.from({ length: 101 }, (_, index) => index + 1).join(',');
  test.each([
    '',
    '&products=',
    '&products=1,x',
    '&products=1,,2',
    `&products=${TOO_MANY}`,
    '&products=1',
    '&products=1&service=bus',
  ])('refuses "%s"', async (products) => {
    await expect(send('crossSell', { address: `?venueId=3107${products}` })).resolves.toMatchObject({
      status: 400,
    });
    expect(platform.calls).toEqual([]);
  });
});

describe('a refresh of an outdated menu', () => {
  test('a refresh of an unknown venue’s menu is not found', async () => {
    platform.answer({ status: 404, json: { errors: [] } });
    await expect(send('refresh', { body: { venueId: 1 } })).resolves.toMatchObject({
      status: 404,
      body: { error: { code: 'venue/not-found' } },
    });
  });
});

describe('a reorder', () => {
  test('needs a session', async () => {
    await expect(send('reorder', { params: { orderId: '90031' } })).resolves.toMatchObject({ status: 401 });
    expect(platform.calls).toEqual([]);
  });

  test('a reorder of another diner’s order is not found', async () => {
    platform.answer({ status: 403, json: { errors: [] } });
    const answer = await send('reorder', { params: { orderId: '90031' }, isSignedIn: true });
    expect(answer).toMatchObject({ status: 404, body: { error: { code: 'order/not-found' } } });
  });
});

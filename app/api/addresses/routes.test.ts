/** @jest-environment node */
import { NextRequest } from 'next/server';
import { FIELDS } from '@/lib/ground/addresses/test-address';
import { sealedSession } from '@/lib/core/session/test-session';
import { readContract } from '@/lib/core/upstream/test-contract';
import { startFakePlatform, type FakePlatform } from '@/lib/core/upstream/test-platform';

const contract = readContract() as {
  schemas: Record<'Address' | 'GeoAddress', { example: Record<string, unknown> }>;
};
const ADDRESS = contract.schemas.Address.example;
const PLACE = contract.schemas.GeoAddress.example;
const KEY = { 'idempotency-key': 'address-00000001' };

type Handler = typeof import('./route').GET;
let platform: FakePlatform;
let handlers: Record<'list' | 'create' | 'one' | 'update' | 'remove' | 'suggest' | 'reverse', Handler>;
let cookie: string;

beforeAll(async () => {
  platform = await startFakePlatform();
  const many = await import('./route');
  const one = await import('./[addressId]/route');
  handlers = {
    list: many.GET,
    create: many.POST,
    one: one.GET,
    update: one.PUT,
    remove: one.DELETE,
    suggest: (await import('../geo/suggestions/route')).GET,
    reverse: (await import('../geo/reverse-geocode/route')).GET,
  };
  const { sessionCookieName } = await import('@/lib/core/session/session.server');
  cookie = `${sessionCookieName()}=${await sealedSession('token')}`;
});
beforeEach(() => {
  platform.reset();
  platform.answer({ json: { data: ADDRESS } });
});
afterAll(() => platform.close());

const METHODS = { create: 'POST', update: 'PUT', remove: 'DELETE' } as const;

interface RequestOptions {
  address?: string;
  body?: unknown;
  params?: Record<string, string>;
  headers?: Record<string, string>;
  isSignedIn?: boolean;
}

async function send(name: keyof typeof handlers, options: RequestOptions = {}) {
  const { address = 'addresses', body, params = {}, headers = {}, isSignedIn = true } = options;
  const request = new NextRequest(`http://app.test/api/${address}`, {
    method: name in METHODS ? METHODS[name as keyof typeof METHODS] : 'GET',
    headers: {
      'x-site': 'kz-kk-web',
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/json',
      ...(isSignedIn ? { cookie } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const response = await handlers[name](request, { params: Promise.resolve(params) });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

const one = { params: { addressId: '4021' } };

describe('the addresses of a diner', () => {
  test('are listed, saved, read, changed and deleted', async () => {
    platform.answer({ json: { data: [ADDRESS] } });
    await expect(send('list')).resolves.toMatchObject({ status: 200, body: { addresses: [{ id: 4021 }] } });
    platform.answer({ status: 201, json: { data: ADDRESS } });
    await expect(send('create', { body: FIELDS, headers: KEY })).resolves.toMatchObject({
      body: { id: 4021 },
    });
    await expect(send('one', one)).resolves.toMatchObject({ body: { id: 4021, label: 'Үй' } });
    await expect(send('update', { ...one, body: FIELDS })).resolves.toMatchObject({ body: { id: 4021 } });
    platform.answer((response) => response.writeHead(204).end());
    await expect(send('remove', one)).resolves.toMatchObject({ status: 200, body: { isDeleted: true } });
    expect(
      platform.calls.map(({ method, path }) => `${method} ${path.slice('/profile/api/v1/'.length)}`),
    ).toEqual(['GET address', 'POST address', 'GET address/4021', 'PUT address/4021', 'DELETE address/4021']);
  });

  test.each(['list', 'create', 'one', 'update', 'remove'] as const)(
    'sends nothing to the platform for a guest: %s',
    async (name) => {
      const options = { ...one, body: FIELDS, headers: KEY, isSignedIn: false };
      await expect(
        send(name, name in METHODS ? options : { ...one, isSignedIn: false }),
      ).resolves.toMatchObject({
        status: 401,
        body: { error: { code: expect.stringMatching(/^auth\//) as unknown } },
      });
      expect(platform.calls).toEqual([]);
    },
  );

  test.each(['one', 'update', 'remove'] as const)(
    'the addresses of a diner of another diner are unknown: %s',
    async (name) => {
      platform.answer({
        status: 404,
        json: { errors: [{ status: '404', code: 'not_found', title: 'Secret' }] },
      });
      const body = name === 'update' ? FIELDS : undefined;
      const { status, body: answer } = await send(name, { ...one, body });
      expect(status).toBe(404);
      expect(answer).toEqual({
        error: { code: 'address/not-found', requestId: expect.any(String) as unknown },
      });
    },
  );

  test('are refused with the names of the invalid fields', async () => {
    const pointer = { source: { pointer: '/street' } };
    platform.answer({ status: 422, json: { errors: [{ status: '422', title: 'Secret', ...pointer }] } });
    await expect(send('create', { body: FIELDS, headers: KEY })).resolves.toMatchObject({
      status: 422,
      body: { error: { code: 'address/refused', details: { fields: ['street'] } } },
    });
  });

  test.each([
    ['without a street', { ...FIELDS, street: ' ' }, KEY],
    ['without a name', { ...FIELDS, label: '' }, KEY],
    ['with a building that is too long', { ...FIELDS, building: 'x'.repeat(31) }, KEY],
    ['off the earth', { ...FIELDS, latitude: 91 }, KEY],
    ['without a key', FIELDS, undefined],
  ])('are not sent %s', async (_what, body, headers) => {
    await expect(send('create', { body, headers })).resolves.toMatchObject({ status: 400 });
    expect(platform.calls).toEqual([]);
  });

  test.each(['0', '-1', 'x', '2147483648'])('have no id %s', async (addressId) => {
    await expect(send('one', { params: { addressId } })).resolves.toMatchObject({ status: 400 });
    expect(platform.calls).toEqual([]);
  });
});

describe('places', () => {
  test('are suggested to guests too, in the language of their page', async () => {
    platform.answer({ json: { data: [PLACE] } });
    const text = encodeURIComponent(' Абая 52 ');
    const answer = await send('suggest', { address: `geo/suggestions?text=${text}`, isSignedIn: false });
    expect(answer).toMatchObject({ status: 200, body: { places: [PLACE] } });
    expect(platform.calls[0]?.headers).toMatchObject({ locale: 'kk' });
    expect(new URLSearchParams(platform.calls[0]?.query).get('address')).toBe('Абая 52');
  });

  test('are read at a point or are null', async () => {
    platform.answer({ json: { data: PLACE } });
    const address = 'geo/reverse-geocode?lat=43.24&long=-76.9';
    await expect(send('reverse', { address })).resolves.toMatchObject({ body: { place: PLACE } });
    expect(platform.calls[0]?.query).toBe('?lat=43.24&long=-76.9');
    platform.answer({ status: 404, json: { message: 'No' } });
    await expect(send('reverse', { address })).resolves.toMatchObject({ status: 200, body: { place: null } });
  });

  test.each([
    ['suggest', 'geo/suggestions?text=%20'],
    ['suggest', `geo/suggestions?text=${'x'.repeat(201)}`],
    ['suggest', 'geo/suggestions'],
    ['reverse', 'geo/reverse-geocode?lat=91&long=76'],
    ['reverse', 'geo/reverse-geocode?lat=&long=76'],
    ['reverse', 'geo/reverse-geocode?lat=43'],
  ] as const)('are not requested for an invalid query: %s %s', async (name, address) => {
    await expect(send(name, { address })).resolves.toMatchObject({ status: 400 });
    expect(platform.calls).toEqual([]);
  });
});

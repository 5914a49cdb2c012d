/** @jest-environment node */
import type { Site } from '@/lib/core/site/site';
import { signedInOver } from '@/lib/core/session/test-session';
import { readContract } from '@/lib/core/upstream/test-contract';
import { startFakePlatform, type FakePlatform } from '@/lib/core/upstream/test-platform';
import { addressListSchema, addressSchema } from './address.schema';
import { FIELDS, SENT_PLACE } from './test-address';

const SITE: Site = { country: 'kz', language: 'ru', surface: 'web' };
const PATH = '/profile/api/v1/address';

/** The contract's own example of an address. */
const contract = readContract() as {
  schemas: { Address: { example: Record<string, unknown> } };
};
const EXAMPLE = contract.schemas.Address.example;
const ADDRESS = {
  ...FIELDS,
  id: 4021,
  title: 'проспект Абая, 52, кв. 41',
  label: 'Үй',
};

let platform: FakePlatform;
let server: typeof import('./addresses.server');
let signedIn: Parameters<typeof server.listAddresses>[0];

beforeAll(async () => {
  platform = await startFakePlatform();
  server = await import('./addresses.server');
  const { userUpstream } = await import('@/lib/core/upstream/client');
  signedIn = signedInOver(userUpstream({ ...SITE, accessToken: 'token', deviceId: 'device-0001' }));
});
beforeEach(() => platform.reset());
afterAll(() => platform.close());

const refusal = (status: number, faults: object[]) => ({ status, json: { errors: faults } });

describe('the saved addresses', () => {
  // Holds ADDR-01, ADDR-02, ADDR-05, ADDR-12.
  test('are requested with the token of the diner, and read as the contract says', async () => {
    platform.answer({ json: { data: [EXAMPLE] } });
    const addresses = await server.listAddresses(signedIn);
    expect(addresses).toEqual([ADDRESS]);
    expect(addressListSchema.parse({ addresses }).addresses).toEqual(addresses);
    expect(platform.calls).toMatchObject([
      { method: 'GET', path: PATH, headers: { authorization: 'Bearer token', 'accept-language': 'ru' } },
    ]);
  });

  test('come without one that cannot be read', async () => {
    platform.answer({ json: { data: [{ ...EXAMPLE, latitude: 91 }, EXAMPLE, 'x'] } });
    await expect(server.listAddresses(signedIn)).resolves.toEqual([ADDRESS]);
  });

  test.each([
    ['the flag', { is_private_house: true, apartment: '' }],
    ['the word of the contract', { is_private_house: false, apartment: 'Дом' }],
    ['both', { is_private_house: true, apartment: 'Дом' }],
  ])('are of a private house by %s', async (_by, part) => {
    platform.answer({ json: { data: [{ ...EXAMPLE, ...part }] } });
    const [house] = await server.listAddresses(signedIn);
    expect(house).toMatchObject({ isPrivateHouse: true, apartment: '' });
  });

  test('the saved addresses without a line of their own get one', async () => {
    platform.answer({ json: { data: [{ ...EXAMPLE, title: '' }] } });
    const [address] = await server.listAddresses(signedIn);
    expect(address?.title).toBe('проспект Абая, 52, 41');
  });
});

describe('one address', () => {
  // Holds ADDR-07.
  test('is requested by its id', async () => {
    platform.answer({ json: { data: EXAMPLE } });
    await expect(server.getAddress(signedIn, 4021)).resolves.toEqual(ADDRESS);
    expect(platform.calls[0]).toMatchObject({ method: 'GET', path: `${PATH}/4021` });
  });

  test.each([
    ['unknown', 404],
    ['of another diner', 403],
  ])('one address that is %s is reported as not found', async (_what, status) => {
    platform.answer(refusal(status, [{ status: String(status), code: 'not_found', title: 'of Айгерім' }]));
    const failure = await server.getAddress(signedIn, 4021).catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: 'address/not-found' });
    expect((failure as { options: { details?: unknown } }).options.details).toBeUndefined();
  });

  test('one address that the platform refuses inside HTTP 200 is refused all the same', async () => {
    platform.answer({ json: { error_code: 404, message: 'No' } });
    await expect(server.getAddress(signedIn, 4021)).rejects.toMatchObject({ code: 'address/not-found' });
  });
});

describe('saving an address', () => {
  // Holds ADDR-06.
  test('sends what the contract says, with the key of the diner’s intent', async () => {
    platform.answer({ status: 201, json: { data: EXAMPLE } });
    const saved = await server.createAddress(signedIn, FIELDS, 'address-00000001');
    expect(addressSchema.parse(saved)).toEqual(ADDRESS);
    expect(platform.calls).toMatchObject([
      {
        method: 'POST',
        path: PATH,
        headers: { 'idempotency-key': 'address-00000001' },
        body: {
          name: 'Дом',
          title: '',
          ...SENT_PLACE,
        },
      },
    ]);
  });

  // Holds ADDR-04.
  test('an address of a private house is saved with the contract’s value for the apartment, in every language', async () => {
    platform.answer({ status: 201, json: { data: EXAMPLE } });
    await server.createAddress(signedIn, { ...FIELDS, isPrivateHouse: true }, 'address-00000001');
    expect(platform.calls[0]?.body).toMatchObject({
      apartment: 'Дом',
      is_private_house: true,
      entrance: '',
      floor: '',
    });
  });

  test.each([
    [
      'the fields that the platform points at',
      refusal(422, [
        { status: '422', code: 'validation_failed', title: 'No', source: { pointer: '/building' } },
        {
          status: '422',
          code: 'validation_failed',
          title: 'No',
          source: { pointer: '/data/attributes/name' },
        },
        { status: '422', code: 'validation_failed', title: 'No', source: { pointer: '/building' } },
      ]),
      ['building', 'label'],
    ],
    [
      'no field where it points at none, as at the 51st address',
      refusal(422, [{ status: '422', code: 'validation_failed', title: 'Too many' }]),
      [],
    ],
    [
      'no field where the refusal is inside HTTP 200',
      { json: { errors: [{ status: '422', title: 'No' }] } },
      [],
    ],
  ])('is refused with %s', async (_what, answer, fields) => {
    platform.answer(answer);
    await expect(server.createAddress(signedIn, FIELDS, 'address-00000001')).rejects.toMatchObject({
      code: 'address/refused',
      options: { details: { fields } },
    });
  });

  test('says what failed when the platform does', async () => {
    platform.answer({ status: 409, json: { errors: [{ status: '409', code: 'idempotency_in_flight' }] } });
    await expect(server.createAddress(signedIn, FIELDS, 'address-00000001')).rejects.toMatchObject({
      name: 'UpstreamError',
      status: 409,
    });
  });
});

describe('changing an address', () => {
  // Holds ADDR-08.
  test('replaces it whole', async () => {
    platform.answer({ json: { data: { ...EXAMPLE, building: '54' } } });
    const changed = await server.updateAddress(signedIn, 4021, { ...FIELDS, building: ' 54 ' });
    expect(changed.building).toBe('54');
    expect(platform.calls).toMatchObject([
      { method: 'PUT', path: `${PATH}/4021`, body: { building: '54', street: 'проспект Абая', name: 'Дом' } },
    ]);
  });

  test.each([
    [404, 'address/not-found'],
    [422, 'address/refused'],
  ])('a change of an address that is answered with HTTP %i is %s', async (status, code) => {
    platform.answer(refusal(status, []));
    await expect(server.updateAddress(signedIn, 4021, FIELDS)).rejects.toMatchObject({ code });
  });
});

describe('deleting an address', () => {
  // Holds ADDR-09.
  test('is done when the platform has nothing to say', async () => {
    platform.answer((response) => {
      response.writeHead(204);
      response.end();
    });
    await expect(server.deleteAddress(signedIn, 4021)).resolves.toBeUndefined();
    expect(platform.calls).toMatchObject([{ method: 'DELETE', path: `${PATH}/4021` }]);
  });

  test('a deletion of another diner’s address is reported as not found', async () => {
    platform.answer(refusal(404, [{ status: '404', code: 'not_found', title: 'No' }]));
    await expect(server.deleteAddress(signedIn, 4021)).rejects.toMatchObject({ code: 'address/not-found' });
  });
});

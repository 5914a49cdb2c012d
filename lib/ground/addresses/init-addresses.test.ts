import { SESSION_ENDED } from '@/lib/core/bff/session-events';
import { watchReloading } from '@/lib/core/paths/test-location';
import { queryClient } from '@/lib/core/bff/query-client';
import { changeQueryOptions } from '@/lib/core/bff/test-query-options';
import type { ErrorCode } from '@/lib/core/errors/errors';
import { signInForTest } from '@/lib/core/session/test-sign-in';
import type { Address } from './address';
import { addressListSchema, addressSchema } from './address.schema';
import { initAddresses } from './init-addresses';
import {
  isAddressConfirmed,
  saveActiveAddress,
  saveUnsavedAddress,
  readActiveAddress,
} from './stored-address';
import { anAddress, FIELDS } from './test-address';

interface RecordedRequest {
  method: string;
  address: string;
  key: string | null;
  body: unknown;
}
const requests: RecordedRequest[] = [];
let saved: Address[];
let refusal: ErrorCode | null;
const refused = (code: string) => Response.json({ error: { code } }, { status: 422 });

function answer(method: string): Response {
  if (method === 'POST') {
    if (refusal) return refused(refusal);
    const created = addressSchema.parse(anAddress({ ...FIELDS, id: 7 }));
    saved = [created, ...saved];
    return Response.json(created);
  }
  return Response.json(addressListSchema.parse({ addresses: saved }));
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  signInForTest(true);
  requests.length = 0;
  saved = [anAddress({ id: 1 }), anAddress({ id: 2 })];
  refusal = null;
  queryClient().clear();
  changeQueryOptions({ retry: false });
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, options) => {
    const { method = 'GET', headers, body } = options ?? {};
    const address = input instanceof Request ? input.url : input.toString();
    if (address === '/api/session')
      return Promise.resolve(Response.json({ isSignedIn: true, name: null, dinerId: 41, bonusesMinor: 0 }));
    requests.push({
      method,
      address,
      key: new Headers(headers).get('Idempotency-Key'),
      body: typeof body === 'string' ? JSON.parse(body) : undefined,
    });
    return Promise.resolve(answer(method));
  });
});
afterEach(() => signInForTest(false));

const methods = () => requests.map(({ method }) => method);

describe('after a sign-in', () => {
  // Holds ADDR-14, ADDR-15.
  test('the unsaved address is saved with its own key, and becomes the active one', async () => {
    saveUnsavedAddress(FIELDS);
    const key = readActiveAddress()?.key;
    await initAddresses();
    expect(requests[0]).toMatchObject({ method: 'POST', address: '/api/addresses', key, body: FIELDS });
    expect(readActiveAddress()).toMatchObject({ address: { id: 7 }, key: null });
    expect(isAddressConfirmed()).toBe(true);
  });

  test('an unsaved address that another diner has left is not saved', async () => {
    const reloading = watchReloading();
    localStorage.setItem('dinerId', '40');
    saveUnsavedAddress(FIELDS);
    await initAddresses();
    expect(methods()).toEqual(['GET']);
    expect(readActiveAddress()?.address.id).toBe(1);
    expect(reloading).toHaveBeenCalledTimes(1);
  });

  test('an initialisation that is called twice at once runs once', async () => {
    saveUnsavedAddress(FIELDS);
    await Promise.all([initAddresses(), initAddresses()]);
    expect(methods()).toEqual(['POST', 'GET']);
  });

  test('the latest address becomes active where none is and the nearest cannot be determined', async () => {
    await initAddresses();
    expect(methods()).toEqual(['GET']);
    expect(readActiveAddress()?.address.id).toBe(1);
  });

  test('the active address stays', async () => {
    saveActiveAddress(anAddress({ id: 2 }));
    await initAddresses();
    expect(readActiveAddress()?.address.id).toBe(2);
  });

  test('an address that the server does not take stays on the device, and is not sent again', async () => {
    saveUnsavedAddress(FIELDS);
    refusal = 'address/refused';
    await initAddresses();
    expect(readActiveAddress()).toMatchObject({ address: { id: -1 }, isRefused: true });
    await initAddresses();
    expect(methods().filter((method) => method === 'POST')).toHaveLength(1);
  });

  test('an address that could not be sent stays to be sent with the same key', async () => {
    saveUnsavedAddress(FIELDS);
    refusal = 'upstream/unavailable';
    await expect(initAddresses()).rejects.toMatchObject({ code: 'upstream/unavailable' });
    expect(readActiveAddress()).toMatchObject({ address: { id: -1 }, isRefused: false });
    refusal = null;
    await initAddresses();
    const keys = requests.filter(({ method }) => method === 'POST').map(({ key }) => key);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    expect(readActiveAddress()?.address.id).toBe(7);
  });

  test('an ended session notifies the page, which signs out', async () => {
    saveUnsavedAddress(FIELDS);
    refusal = 'auth/ended';
    const listener = jest.fn();
    window.addEventListener(SESSION_ENDED, listener, { once: true });
    await expect(initAddresses()).rejects.toMatchObject({ code: 'auth/ended' });
    window.removeEventListener(SESSION_ENDED, listener);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(readActiveAddress()).toMatchObject({ address: { id: -1 }, isRefused: false });
  });

  test('what the diner has changed meanwhile is not lost', async () => {
    saveUnsavedAddress(FIELDS);
    const done = initAddresses();
    while (!methods().includes('POST')) await Promise.resolve();
    saveUnsavedAddress({ ...FIELDS, building: '54' });
    await done;
    expect(readActiveAddress()).toMatchObject({ address: { id: -1, building: '54' } });
  });
});

describe('for a guest', () => {
  beforeEach(() => signInForTest(false));

  // Holds ADDR-28.
  test('nothing stays of the diner who was signed in, and the server gets no request', async () => {
    saveActiveAddress(anAddress());
    await initAddresses();
    expect(readActiveAddress()).toBeNull();
    expect(requests).toEqual([]);
  });

  test('the address of the device stays', async () => {
    saveUnsavedAddress(FIELDS);
    await initAddresses();
    expect(readActiveAddress()?.address.id).toBe(-1);
    expect(requests).toEqual([]);
  });
});

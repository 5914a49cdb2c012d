import { act, renderHook, waitFor } from '@testing-library/react';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Address } from '@/lib/ground/addresses/address';
import { saveAddress } from '@/lib/ground/addresses/address-changes';
import { addressListSchema, addressSchema } from '@/lib/ground/addresses/address.schema';
import { confirmAddress, readActiveAddress, saveActiveAddress } from '@/lib/ground/addresses/stored-address';
import { anAddress, FIELDS } from '@/lib/ground/addresses/test-address';
import { queryClient } from '@/lib/core/bff/query-client';
import { changeQueryOptions } from '@/lib/core/bff/test-query-options';
import { signInForTest } from '@/lib/core/session/test-sign-in';
import { useActiveAddress } from './use-active-address';

const HOME = anAddress({ id: 1 });
const WORK = anAddress({ id: 2, street: 'Satpaev' });
const NEW_ID = 7;

let saved: Address[];
let lists: number;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  signInForTest(true);
  queryClient().clear();
  changeQueryOptions({ retry: false });
  saved = [HOME, WORK];
  lists = 0;
  jest.spyOn(globalThis, 'fetch').mockImplementation((_address, { method = 'GET', body } = {}) => {
    if (method === 'GET') {
      lists += 1;
      return Promise.resolve(Response.json(addressListSchema.parse({ addresses: saved })));
    }
    const fields = JSON.parse(body as string) as typeof FIELDS;
    const changed = addressSchema.parse(anAddress({ ...fields, id: method === 'PUT' ? WORK.id : NEW_ID }));
    saved = [changed, ...saved.filter(({ id }) => id !== changed.id)];
    return Promise.resolve(Response.json(changed));
  });
});
afterEach(() => signInForTest(false));

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient()}>{children}</QueryClientProvider>
);

/** The hook of a diner who delivers to the second of two addresses. */
async function atWork() {
  saveActiveAddress(WORK);
  confirmAddress();
  const { result } = renderHook(() => useActiveAddress(), { wrapper });
  await waitFor(() => expect(result.current.saved).toHaveLength(2));
  expect(result.current.active?.id).toBe(WORK.id);
  return { result };
}

// Holds ADDR-12, ADDR-13.
describe('the active address', () => {
  test('is the one that was just saved, though the list that was loaded does not have it', async () => {
    const { result } = await atWork();
    await act(() => saveAddress(null, FIELDS, 'address-1'));
    expect(result.current.active?.id).toBe(NEW_ID);
    await waitFor(() => expect(lists).toBe(2));
    await waitFor(() => expect(result.current.saved).toHaveLength(3));
    expect(result.current.active?.id).toBe(NEW_ID);
    expect(readActiveAddress()?.address.id).toBe(NEW_ID);
  });

  test('reflects an edit at once', async () => {
    const { result } = await atWork();
    await act(() => saveAddress(WORK.id, { ...FIELDS, apartment: '12' }, 'address-1'));
    expect(result.current.active).toMatchObject({ id: WORK.id, apartment: '12' });
  });

  test('may have been saved in another tab: the list is requested anew before another takes its place', async () => {
    const { result } = await atWork();
    const dacha = anAddress({ id: NEW_ID, street: 'Garden' });
    saved = [dacha, ...saved];
    act(() => saveActiveAddress(dacha));
    expect(result.current.active?.id).toBe(NEW_ID);
    await waitFor(() => expect(result.current.saved).toHaveLength(3));
    expect(result.current.active?.id).toBe(NEW_ID);
    expect(readActiveAddress()?.address.id).toBe(NEW_ID);
  });

  test('falls back to the first address of a new list that lacks it', async () => {
    const { result } = await atWork();
    act(() => saveActiveAddress(anAddress({ id: 9 })));
    await waitFor(() => expect(lists).toBe(2));
    await waitFor(() => expect(result.current.active?.id).toBe(HOME.id));
    expect(readActiveAddress()?.address.id).toBe(HOME.id);
  });
});

import { render, waitFor } from '@testing-library/react';
import { settled } from '@/components/ui/test-settled';
import {
  saveActiveAddress,
  saveUnsavedAddress,
  readActiveAddress,
} from '@/lib/ground/addresses/stored-address';
import { anAddress, FIELDS } from '@/lib/ground/addresses/test-address';
import { signInForTest } from '@/lib/core/session/test-sign-in';
import { SyncAddresses } from './sync-addresses.client';
import { startFakeBff, type FakeBff } from './test-screen';

let bff: FakeBff;
beforeEach(() => {
  bff = startFakeBff('/');
});

test('the first page after a sign-in saves the address of the device', async () => {
  saveUnsavedAddress(FIELDS);
  signInForTest(true);
  render(<SyncAddresses />);
  await waitFor(() => expect(readActiveAddress()?.address.id).toBe(77));
  expect(bff.requestsOf('POST')).toHaveLength(1);
});

// Holds ADDR-10.
test('the start of the app requests the addresses of a signed-in diner once, after saving that of the device', async () => {
  saveUnsavedAddress(FIELDS);
  signInForTest(true);
  render(<SyncAddresses />);
  render(<SyncAddresses />);
  await waitFor(() => expect(readActiveAddress()?.address.id).toBe(77));
  await settled();
  const sent = bff.requests.map(({ method, address }) => `${method} ${address}`);
  expect(sent.filter((request) => request.endsWith('/api/addresses'))).toEqual([
    'POST /api/addresses',
    'GET /api/addresses',
  ]);
});

test.each([
  ['a guest’s address', false, () => saveUnsavedAddress(FIELDS)],
  ['a saved address of who is signed in', true, () => saveActiveAddress(anAddress())],
  ['no address', true, () => undefined],
])('%s asks nothing', async (_what, isSignedIn, keep) => {
  keep();
  if (isSignedIn) signInForTest(true);
  const before = readActiveAddress();
  render(<SyncAddresses />);
  await settled();
  expect(bff.requests).toEqual([]);
  expect(readActiveAddress()).toBe(before);
});

test('addresses of the diner who was signed in are removed', async () => {
  saveActiveAddress(anAddress());
  render(<SyncAddresses />);
  await waitFor(() => expect(readActiveAddress()).toBeNull());
  expect(bff.requests).toEqual([]);
});

test('an address that could not be saved causes no error, and waits for the next page', async () => {
  saveUnsavedAddress(FIELDS);
  signInForTest(true);
  bff.refusals = { POST: { code: 'upstream/unavailable' } };
  render(<SyncAddresses />);
  await waitFor(() => expect(bff.requestsOf('POST')).toHaveLength(1));
  await settled();
  expect(readActiveAddress()).toMatchObject({ address: { id: -1 }, isRefused: false });
});

import { render, waitFor } from '@testing-library/react';
import { keepActive, keepUnsaved, readActive } from '@/lib/addresses/stored-address';
import { anAddress, FIELDS } from '@/lib/addresses/test-address';
import { markSignedIn } from '@/lib/session/test-mark';
import { KeepAddresses } from './keep-addresses.client';
import { startFakeBff, type FakeBff } from './test-screen';

let bff: FakeBff;
beforeEach(() => {
  bff = startFakeBff('/');
});
const settle = () => new Promise((resolve) => setTimeout(resolve, 50));

test('the first page after a sign-in saves the address of the device', async () => {
  keepUnsaved(FIELDS);
  markSignedIn(true);
  render(<KeepAddresses />);
  await waitFor(() => expect(readActive()?.address.id).toBe(77));
  expect(bff.requests('POST')).toHaveLength(1);
});

test.each([
  ['a guest’s address', false, () => keepUnsaved(FIELDS)],
  ['a saved address of who is signed in', true, () => keepActive(anAddress())],
  ['no address', true, () => undefined],
])('%s asks nothing', async (_what, isSignedIn, keep) => {
  keep();
  if (isSignedIn) markSignedIn(true);
  const before = readActive();
  render(<KeepAddresses />);
  await settle();
  expect(bff.asked).toEqual([]);
  expect(readActive()).toBe(before);
});

test('of who was signed in nothing stays', async () => {
  keepActive(anAddress());
  render(<KeepAddresses />);
  await waitFor(() => expect(readActive()).toBeNull());
  expect(bff.asked).toEqual([]);
});

test('what could not be saved disturbs nobody, and waits for the next page', async () => {
  keepUnsaved(FIELDS);
  markSignedIn(true);
  bff.refusals = { POST: { code: 'upstream/unavailable' } };
  render(<KeepAddresses />);
  await waitFor(() => expect(bff.requests('POST')).toHaveLength(1));
  await settle();
  expect(readActive()).toMatchObject({ address: { id: -1 }, isRefused: false });
});

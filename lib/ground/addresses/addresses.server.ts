import 'server-only';
import type { SignedIn } from '@/lib/core/session/signed-in.server';
import { UpstreamError } from '@/lib/core/upstream/upstream-error';
import type { Address, AddressFields } from './address';
import { addressBody, mapAddress, mapAddresses, mapAddressFailure } from './addresses.map';
import { addressAnswerWire, addressGoneWire, addressListWire } from './addresses.wire';

/* A diner's saved addresses (ADDR-05 to ADDR-09, ADDR-28): never cached, and never another's. */

const PATH = 'profile/api/v1/address';

/** A page waits for the answer: one repetition, not three. */
const RETRIES = 1;

async function withMappedFailure<Value>(request: Promise<Value>): Promise<Value> {
  try {
    return await request;
  } catch (error) {
    throw error instanceof UpstreamError ? mapAddressFailure(error) : error;
  }
}

/** The diner's addresses, latest first. */
export async function listAddresses(signedIn: SignedIn): Promise<Address[]> {
  return mapAddresses(await signedIn.get({ path: PATH, schema: addressListWire }));
}

/** One address of the diner. @throws AppError `address/not-found`, also for another diner's */
export async function getAddress(signedIn: SignedIn, addressId: number): Promise<Address> {
  const response = signedIn.get({
    path: 'profile/api/v1/address/{addressId}',
    params: { addressId },
    schema: addressAnswerWire,
  });
  return mapAddress((await withMappedFailure(response)).data);
}

/** Saves an address once per key. @throws AppError `address/refused`, without fields for too many addresses */
export async function createAddress(
  signedIn: SignedIn,
  fields: AddressFields,
  idempotencyKey: string,
): Promise<Address> {
  const response = signedIn.post({
    path: PATH,
    body: addressBody(fields),
    idempotencyKey,
    retries: RETRIES,
    schema: addressAnswerWire,
  });
  return mapAddress((await withMappedFailure(response)).data);
}

/** Replaces an address. @throws AppError `address/not-found`, `address/refused` */
export async function updateAddress(
  signedIn: SignedIn,
  addressId: number,
  fields: AddressFields,
): Promise<Address> {
  const response = signedIn.put({
    path: 'profile/api/v1/address/{addressId}',
    params: { addressId },
    body: addressBody(fields),
    // One key for the call and its repetitions (contract rule 26).
    idempotencyKey: crypto.randomUUID(),
    retries: RETRIES,
    schema: addressAnswerWire,
  });
  return mapAddress((await withMappedFailure(response)).data);
}

/** Deletes an address. @throws AppError `address/not-found` */
export async function deleteAddress(signedIn: SignedIn, addressId: number): Promise<void> {
  const response = signedIn.delete({
    path: 'profile/api/v1/address/{addressId}',
    params: { addressId },
    idempotencyKey: crypto.randomUUID(),
    retries: RETRIES,
    schema: addressGoneWire,
  });
  await withMappedFailure(response);
}

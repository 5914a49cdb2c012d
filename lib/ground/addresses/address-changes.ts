import { BffError } from '@/lib/core/bff/client';
import { queryClient } from '@/lib/core/bff/query-client';
import { isSignedInHere } from '@/lib/core/session/sign-in-id';
import { isText, listOf, recordOf } from '@/lib/core/storage/shape';
import type { Coordinates } from '@/lib/ground/towns/distance';
import { activeAfterDeletion } from './active-address';
import { UNSAVED_ID, type Address, type AddressFields } from './address';
import { isServerAddress } from './address-draft';
import { addressesQuery, createAddress, deleteAddress, updateAddress } from './addresses.api';
import { listAddress } from './listed-address';
import {
  confirmAddress,
  forgetActiveAddress,
  saveActiveAddress,
  saveUnsavedAddress,
  readActiveAddress,
} from './stored-address';

const refresh = () => queryClient().invalidateQueries({ queryKey: addressesQuery.queryKey });

/** The diner delivers to this address from now on. */
export function chooseAddress(address: Address): void {
  if (address.id !== UNSAVED_ID) saveActiveAddress(address);
  confirmAddress();
}

/** Saves an address on the server if signed in, else here; a new one becomes active. @param key saves once */
export async function saveAddress(
  addressId: number | null,
  fields: AddressFields,
  key: string,
): Promise<void> {
  if (!isSignedInHere()) {
    saveUnsavedAddress(fields);
  } else if (isServerAddress(addressId)) {
    const changed = await updateAddress(addressId, fields);
    await listAddress(changed);
    if (readActiveAddress()?.address.id === addressId) saveActiveAddress(changed);
    void refresh();
    return;
  } else {
    const created = await createAddress(fields, key, { leadsToSignIn: true });
    await listAddress(created);
    saveActiveAddress(created);
    void refresh();
  }
  confirmAddress();
}

/** Deletes an address; of the active one the nearest remaining takes the place (ADDR-16). */
export async function removeAddress(
  address: Address,
  current: { saved: readonly Address[]; active: Address | null; from: Coordinates | null },
): Promise<void> {
  if (address.id !== UNSAVED_ID) {
    try {
      await deleteAddress(address.id);
    } catch (error) {
      // Gone already, as was wanted.
      if (!(error instanceof BffError) || error.code !== 'address/not-found') throw error;
    }
  }
  // The diner may have chosen another while this was sent.
  const chosen = readActiveAddress()?.address ?? current.active;
  const active = activeAfterDeletion(address, { ...current, active: chosen });
  if (!active) forgetActiveAddress();
  else if (active.id !== UNSAVED_ID) saveActiveAddress(active);
  queryClient().setQueryData(addressesQuery.queryKey, (before: Address[] | undefined) =>
    before?.filter(({ id }) => id !== address.id),
  );
  if (address.id !== UNSAVED_ID) void refresh();
}

const hasFields = recordOf<{ fields: string[] }>({ fields: listOf(isText, 100) });

/** The fields of an address that the server did not take; none where it named none. */
export function refusedFields(error: unknown): string[] {
  const isRefused = error instanceof BffError && error.code === 'address/refused' && hasFields(error.details);
  return isRefused ? error.details.fields : [];
}

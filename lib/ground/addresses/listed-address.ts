import { queryClient } from '@/lib/core/bff/query-client';
import type { Address } from './address';
import { addressesQuery } from './addresses.api';

const { queryKey } = addressesQuery;

/** Adds a saved address to the loaded list, so that it can be active (ADDR-12); drops older answers. */
export async function listAddress(address: Address): Promise<void> {
  await queryClient().cancelQueries({ queryKey });
  queryClient().setQueryData(queryKey, (before: Address[] | undefined) => {
    const isListed = before?.some(({ id }) => id === address.id);
    return isListed
      ? before?.map((one) => (one.id === address.id ? address : one))
      : before && [address, ...before];
  });
}

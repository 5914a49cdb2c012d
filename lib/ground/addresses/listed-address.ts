import { queryClient } from '@/lib/core/bff/query-client';
import type { Address } from './address';
import { addressesQuery } from './addresses.api';

const { queryKey } = addressesQuery;

/**
 * Puts an address that the server has just saved into the loaded list: without it the list would not know the active address, and
 * the nearest would take its place (ADDR-12). An answer on its way is older and is dropped.
 */
export async function listAddress(address: Address): Promise<void> {
  await queryClient().cancelQueries({ queryKey });
  queryClient().setQueryData(queryKey, (before: Address[] | undefined) => {
    const isListed = before?.some(({ id }) => id === address.id);
    return isListed
      ? before?.map((one) => (one.id === address.id ? address : one))
      : before && [address, ...before];
  });
}

'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useGeolocation } from '@/components/towns/use-geolocation';
import { useKnownHere } from '@/components/ui/use-known-here';
import { activeAddress, activeOfGuest } from '@/lib/ground/addresses/active-address';
import { type Address, UNSAVED_ID } from '@/lib/ground/addresses/address';
import { addressesQuery } from '@/lib/ground/addresses/addresses.api';
import {
  isAddressConfirmed,
  saveActiveAddress,
  readActiveAddress,
  subscribeActiveAddress,
} from '@/lib/ground/addresses/stored-address';
import { isSignedInHere } from '@/lib/core/session/sign-in-id';
import type { Coordinates } from '@/lib/ground/towns/distance';

const NONE: readonly Address[] = [];
const isSaved = (address: Address | null): address is Address =>
  address !== null && address.id !== UNSAVED_ID;

export interface ActiveAddress {
  /** Where an order goes; null = no address yet. */
  active: Address | null;
  /** The server refuses the unsaved address as it is. */
  isRefused: boolean;
  /** The signed-in diner's addresses as the server has them. */
  saved: readonly Address[];
  isSignedIn: boolean;
  isPending: boolean;
  hasFailed: boolean;
  retry: () => void;
  /** Where the diner is, as far as the page knows. */
  position: Coordinates | null;
}

/**
 * The address that an order goes to, and those to choose from (ADDR-12, ADDR-13). Needs a QueryClientProvider above it.
 * `isWanted` false asks the server nothing.
 */
export function useActiveAddress({ isWanted = true }: { isWanted?: boolean } = {}): ActiveAddress {
  const stored = useSyncExternalStore(subscribeActiveAddress, readActiveAddress, () => null);
  const isSignedIn = useKnownHere(isSignedInHere, false);
  // An address that the diner has not chosen in this session is compared with their position, without a prompt.
  const { coordinates: position } = useGeolocation({
    asksIfPermitted: isSignedIn && isWanted && !isAddressConfirmed(),
  });
  const list = useQuery({ ...addressesQuery, enabled: isSignedIn && isWanted });
  const last = stored?.address ?? null;
  const saved = isSignedIn ? (list.data ?? NONE) : NONE;
  const [missingId, setMissingId] = useState<number | null>(null);
  const isUnknown = isSaved(last) && list.data !== undefined && !list.data.some(({ id }) => id === last.id);
  // Saved in another tab since the list was loaded, or deleted elsewhere: a new list says which.
  const isChecked = !isUnknown || missingId === last.id;
  // Until the list is loaded, and where that fails, the last address stays.
  const active = !isSignedIn
    ? activeOfGuest(last)
    : list.data && isChecked
      ? activeAddress({ saved, active: last, isConfirmed: isAddressConfirmed(), from: position })
      : last;

  const { refetch } = list;
  const uncheckedId = isSignedIn && isWanted && !isChecked ? last.id : null;
  useEffect(() => {
    if (uncheckedId === null) return;
    void refetch({ cancelRefetch: true }).then(({ isSuccess }) => {
      if (isSuccess) setMissingId(uncheckedId);
    });
  }, [uncheckedId, refetch]);

  useEffect(() => {
    if (isSaved(active)) saveActiveAddress(active);
  }, [active]);

  return {
    active,
    isRefused: stored?.isRefused ?? false,
    saved,
    isSignedIn,
    isPending: isSignedIn && list.isPending,
    hasFailed: isSignedIn && list.isError && !list.data,
    retry: () => void list.refetch(),
    position,
  };
}

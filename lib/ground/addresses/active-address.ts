import { metersBetween, type Coordinates } from '@/lib/ground/towns/distance';
import { UNSAVED_ID, type Address } from './address';

/* Which address an order goes to (ADDR-11 to ADDR-17). */

/** The address nearest to a point; the first of the list, the latest, where no point is known. */
export function nearestAddress(addresses: readonly Address[], from: Coordinates | null): Address | null {
  const [first = null] = addresses;
  if (!first || !from) return first;
  return addresses.reduce(
    (nearest, address) => (metersBetween(from, address) < metersBetween(from, nearest) ? address : nearest),
    first,
  );
}

interface AddressState {
  /** The diner's addresses as the server has them. */
  saved: readonly Address[];
  /** The one that was active last on this device. */
  active: Address | null;
  /** Chosen by the diner in this session. */
  isConfirmed: boolean;
  /** Where the diner is; null = not known. */
  from: Coordinates | null;
}

/** The active address: unsaved until the server has it, else the last confirmed, else the nearest. */
export function activeAddress({ saved, active, isConfirmed, from }: AddressState): Address | null {
  if (active?.id === UNSAVED_ID) return active;
  const current = saved.find(({ id }) => id === active?.id);
  return current && (isConfirmed || !from) ? current : nearestAddress(saved, from);
}

/** A guest has the one unsaved address of this device; the active address of a signed-in diner is not the guest's. */
export function activeOfGuest(active: Address | null): Address | null {
  return active?.id === UNSAVED_ID ? active : null;
}

/** The active address once one is deleted: the nearest remaining to the diner, or else to the deleted, if it was that one. */
export function activeAfterDeletion(
  deleted: Address,
  { saved, active, from }: Omit<AddressState, 'isConfirmed'>,
): Address | null {
  const remaining = saved.filter(({ id }) => id !== deleted.id);
  if (active && active.id !== deleted.id) return active;
  return nearestAddress(remaining, from ?? deleted);
}

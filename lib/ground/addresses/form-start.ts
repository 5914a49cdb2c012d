import { readId } from '@/lib/core/ids/ids';
import { UNSAVED_ID, type Address } from './address';
import { draftOf, readAddressDraft, type AddressDraft } from './address-draft';
import { requestAddress } from './addresses.api';
import { readActiveAddress } from './stored-address';

/** The address that `?id=…` names; null for a new one and for what is no id. */
export function addressIdOfQuery(search: string): number | null {
  const text = new URLSearchParams(search).get('id');
  return text === String(UNSAVED_ID) ? UNSAVED_ID : readId(text);
}

async function addressOf(addressId: number): Promise<Address | null> {
  if (addressId !== UNSAVED_ID) return requestAddress(addressId);
  const active = readActiveAddress()?.address;
  return active?.id === UNSAVED_ID ? active : null;
}

/** The draft, else the stored address; null if the point is unknown: the map comes first. */
export async function findAddressDraft(search: string): Promise<AddressDraft | null> {
  const addressId = addressIdOfQuery(search);
  const draft = readAddressDraft();
  if (draft && draft.addressId === addressId) return draft;
  const address = addressId === null ? null : await addressOf(addressId);
  return address && draftOf(address);
}

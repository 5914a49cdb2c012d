import 'server-only';
import type { AddressFields } from './address';
import { addressBody } from './addresses.map';

/** Where an order is brought, in the platform's words: contract schema AddressFields, without the diner's own name for the place. */
export function orderAddressBody(fields: Omit<AddressFields, 'label' | 'comment'>): Record<string, unknown> {
  const { name: _name, title: _title, ...address } = addressBody({ ...fields, label: '', comment: '' });
  return address;
}

import 'server-only';
import type { AddressFields } from './address';
import { addressBody } from './addresses.map';

/** Where an order is delivered to, as contract schema AddressFields without the diner's own label of the address. */
export function orderAddressBody(fields: Omit<AddressFields, 'label' | 'comment'>): Record<string, unknown> {
  const { name: _name, title: _title, ...address } = addressBody({ ...fields, label: '', comment: '' });
  return address;
}

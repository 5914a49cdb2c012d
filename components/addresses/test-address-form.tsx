import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTranslator } from 'next-intl';
import { saveAddressDraft } from '@/lib/ground/addresses/address-draft';
import { FIELDS } from '@/lib/ground/addresses/test-address';
import messages from '@/messages/ru.json';
import { AddressFormScreen } from './address-form-screen.client';
import { drawsMaps } from './test-address-map';
import { mockRouter, screenOf, startFakeBff, type FakeBff } from './test-screen';

export const t = createTranslator({ locale: 'ru', messages, namespace: 'addresses' });
/** An address as a press on the map begins it. */
export const AT_MAP = { ...FIELDS, label: '', entrance: '', floor: '', comment: '' };

/** The form of a new address that was begun at the map, on the way from the cart. */
export function beginAddressForm(): FakeBff {
  const bff = startFakeBff('/address-form');
  drawsMaps(false);
  saveAddressDraft({ addressId: null, fields: AT_MAP, key: 'address-00000001' });
  localStorage.setItem('addressRedirectUrl', '/cart');
  return bff;
}

export function show() {
  render(screenOf(<AddressFormScreen />));
  return { router: mockRouter, user: userEvent.setup() };
}

export const field = (name: string) => screen.findByRole('textbox', { name });
export const save = () => screen.getByRole('button', { name: t('save') });

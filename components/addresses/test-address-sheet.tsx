import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AddressSheet } from './address-sheet.client';
import { drawsMaps } from './test-address-map';
import { screenOf, startFakeBff, type FakeBff } from './test-screen';

export const ALMATY = {
  id: 1,
  name: 'Алматы',
  translitName: 'almaty',
  names: ['Алматы'],
  coordinates: { latitude: 43.2385, longitude: 76.9456 },
};
export const ASTANA = {
  id: 2,
  name: 'Астана',
  translitName: 'astana',
  names: ['Астана'],
  coordinates: { latitude: 51.13, longitude: 71.43 },
};

/** A page of deliveries in Almaty. */
export function beginAddressSheet(): FakeBff {
  const bff = startFakeBff('/filials?service=delivery');
  drawsMaps(false);
  bff.towns = { country: 'kz', addressCountry: null, countries: ['kz'], currentId: 1, towns: [ALMATY] };
  return bff;
}

export function show(shown: Partial<Parameters<typeof AddressSheet>[0]> = { town: 'Алматы' }) {
  const onClose = jest.fn();
  render(screenOf(<AddressSheet start="places" onClose={onClose} {...shown} />));
  return { onClose, user: userEvent.setup() };
}

import type { useTranslations } from 'next-intl';
import type { AddressFields } from '@/lib/ground/addresses/address';

type FlatFields = Pick<AddressFields, 'isPrivateHouse' | 'entrance' | 'floor' | 'apartment'>;

/** Flat, entrance and floor in the page's language: 'кв. 41, подъезд 2, этаж 5', or that the house is private. */
export function flatText(
  { isPrivateHouse, entrance, floor, apartment }: FlatFields,
  t: ReturnType<typeof useTranslations<'addresses'>>,
): string {
  if (isPrivateHouse) return t('privateHouse');
  return [
    apartment && t('atApartment', { apartment }),
    entrance && t('atEntrance', { entrance }),
    floor && t('atFloor', { floor }),
  ]
    .filter(Boolean)
    .join(', ');
}

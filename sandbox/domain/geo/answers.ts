import type { Town } from '../../catalogue/model';
import { textIn, type Language } from '../../kernel/languages';
import type { Point } from '../../kernel/distance';
import type { Street } from '../../catalogue/street';

/** An address that was found. */
export interface Found {
  town: Town;
  /** null = only the town is known. */
  street: Pick<Street, 'name'> | null;
  /** Empty when only the street is known. */
  building: string;
  place: Point;
}

/** GeoAddress of the contract. */
export function geoAddressAnswer({ town, street, building, place }: Found, language: Language) {
  const city = textIn(language, town.name);
  const streetName = street ? textIn(language, street.name) : '';
  return {
    title: [city, streetName, building].filter((part) => part !== '').join(', '),
    city,
    street: streetName,
    building,
    latitude: place.latitude,
    longitude: place.longitude,
  };
}

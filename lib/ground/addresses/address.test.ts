/** @jest-environment node */
import { addressTitle, fieldsAt, trimmedFields, unsavedAddress, UNSAVED_ID, type GeoPlace } from './address';
import { FIELDS } from './test-address';

const PLACE: GeoPlace = {
  title: 'Алматы, улица Сатпаева, 30',
  city: 'Алматы',
  street: 'улица Сатпаева',
  building: '30',
  latitude: 43.237,
  longitude: 76.915,
};

describe('an address in one line', () => {
  test.each([
    ['with an apartment', {}, 'проспект Абая, 52, 41'],
    ['without one', { apartment: '' }, 'проспект Абая, 52'],
    ['without a building', { building: '', apartment: '' }, 'проспект Абая'],
  ])('is %s', (_what, part, expected) => {
    expect(addressTitle({ ...FIELDS, ...part })).toBe(expected);
  });
});

describe('what a diner says of an address', () => {
  test('loses the blanks around it', () => {
    expect(trimmedFields({ ...FIELDS, street: '  проспект Абая ', floor: ' 5' })).toEqual(FIELDS);
  });

  test('has no entrance, floor or apartment in a private house', () => {
    const house = trimmedFields({ ...FIELDS, isPrivateHouse: true });
    expect(house).toMatchObject({
      apartment: '',
      entrance: '',
      floor: '',
      building: '52',
      comment: 'Домофон 41К',
    });
  });

  // Holds ADDR-03.
  test('is an unsaved address with id -1 until the diner signs in', () => {
    expect(unsavedAddress(FIELDS)).toEqual({ ...FIELDS, id: UNSAVED_ID, title: 'проспект Абая, 52, 41' });
    expect(UNSAVED_ID).toBe(-1);
  });
});

describe('an address at a point of the map', () => {
  const point = { latitude: PLACE.latitude, longitude: PLACE.longitude };

  test('is called as the place there, and says nothing more', () => {
    expect(fieldsAt(point, PLACE)).toEqual({
      label: '',
      city: 'Алматы',
      street: 'улица Сатпаева',
      building: '30',
      entrance: '',
      floor: '',
      apartment: '',
      isPrivateHouse: false,
      comment: '',
      ...point,
    });
  });

  test('an address at a point of the map where there is no address is left to the diner', () => {
    expect(fieldsAt(point, null)).toMatchObject({ city: '', street: '', building: '', ...point });
  });

  test('keeps entrance, floor, apartment and comment when the pin is moved, and takes street and building of the new place', () => {
    expect(fieldsAt(point, PLACE, FIELDS)).toEqual({
      ...FIELDS,
      street: 'улица Сатпаева',
      building: '30',
      ...point,
    });
  });

  test('keeps the fields that the diner has corrected while the pin stays', () => {
    const fixed = { ...FIELDS, building: '52/1' };
    expect(fieldsAt(FIELDS, PLACE, fixed)).toEqual(fixed);
  });

  test('keeps the previous fields that the new place lacks', () => {
    expect(fieldsAt(point, null, FIELDS)).toEqual({ ...FIELDS, ...point });
  });
});

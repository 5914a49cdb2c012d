/** @jest-environment node */
import { ALL_ORDERS, brandsOf, readOrderFilters, writeOrderFilters } from './order-filters';
import { testOrder } from './test-order';

test.each([
  ['', ALL_ORDERS],
  ['?service=express', { service: 'express', brandId: null }],
  ['?brand=51&service=delivery', { service: 'delivery', brandId: 51 }],
  ['?service=boat&brand=x', ALL_ORDERS],
  ['?brand=0', ALL_ORDERS],
  ['?brand=-5', ALL_ORDERS],
  ['?brand=12345678901', ALL_ORDERS],
])('the address "%s" narrows the list to %j', (search, filters) => {
  expect(readOrderFilters(search)).toEqual(filters);
});

test('the address keeps its other parameters', () => {
  expect(writeOrderFilters('?language=kk&brand=1', { service: 'takeaway', brandId: null })).toBe(
    '?language=kk&service=takeaway',
  );
  expect(writeOrderFilters('?brand=1', ALL_ORDERS)).toBe('');
});

test('written filters are read back', () => {
  const filters = { service: 'delivery', brandId: 51 } as const;
  expect(readOrderFilters(writeOrderFilters('', filters))).toEqual(filters);
});

test('brands are named once, in the order of their first occurrence', () => {
  const of = (brandId: number, brandName: string) =>
    testOrder({ venue: { ...testOrder().venue, brandId, brandName } });
  expect(brandsOf([of(2, 'Navat'), of(1, 'Самал'), of(2, 'Navat')])).toEqual([
    { id: 2, name: 'Navat' },
    { id: 1, name: 'Самал' },
  ]);
});

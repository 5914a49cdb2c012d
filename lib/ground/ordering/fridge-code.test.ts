import { venueOfFridge } from './fridge-code';

test.each([
  ['FR-90001-01', 90_001],
  ['FR-0-01', null],
  ['FR-01-01', null],
  ['FR-90001-1', null],
  ['fr-90001-01', null],
  ['FR-2147483647-100', 2_147_483_647],
  ['FR-2147483648-01', null],
  [' FR-90001-01', null],
  ['4870300001375', null],
])('the code %s names the venue %s', (code, venueId) => {
  expect(venueOfFridge(code)).toBe(venueId);
});

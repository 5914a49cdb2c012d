/** @jest-environment node */
import { routeLink } from './route-link';

// Holds ORD-33.
describe('a route to a place', () => {
  test.each([
    ['kz', 'https://2gis.kz/directions/points/%7C76.9456%2C43.2385'],
    ['ge', 'https://www.google.com/maps/dir/?api=1&destination=43.2385%2C76.9456'],
  ] as const)('is shown by the map of %s', (country, address) => {
    expect(routeLink(country, { latitude: 43.2385, longitude: 76.9456 })).toBe(address);
  });
});

/** @jest-environment node */
import { pinLayers } from './map-layers';
import type { MapPalette } from './map-palette';

test('the chosen pin keeps names from under it, the thousands of small ones do not look for any', () => {
  const { chosen, pins } = pinLayers({} as MapPalette, [], 0);
  expect(chosen.layout).toMatchObject({ 'icon-allow-overlap': true });
  expect(chosen.layout).not.toHaveProperty('icon-ignore-placement');
  expect(pins.layout).toMatchObject({ 'icon-allow-overlap': true, 'icon-ignore-placement': true });
});

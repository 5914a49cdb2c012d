import { act, renderHook } from '@testing-library/react';
import type { MapControls } from '@/components/ui/map/map-shapes';
import { viewOf } from '@/lib/orders/courier-view';
import { useCalmCamera } from './use-calm-camera';

const DOOR = { latitude: 43.24, longitude: 76.9 };
const at = (degrees: number) => [{ latitude: DOOR.latitude, longitude: DOOR.longitude + degrees }, DOOR];
const START = viewOf(at(0.04));

/** The area that a map of a phone shows around its middle. */
const around = (longitude: number, latitude: number) => ({
  ...{ west: longitude - 0.02, east: longitude + 0.02 },
  ...{ south: latitude - 0.01, north: latitude + 0.01 },
});

function follow() {
  const show = jest.fn((..._to: Parameters<MapControls['show']>) => undefined);
  const hook = renderHook(({ ahead }) => useCalmCamera(START, ahead), { initialProps: { ahead: at(0.04) } });
  act(() => hook.result.current.onReady({ show, zoomBy: () => undefined }));
  return { show, ...hook };
}

// Holds ORD-38.
test('the map stands still until the way is half as long, and comes nearer then', () => {
  const { show, rerender } = follow();
  for (const degrees of [0.035, 0.03, 0.022]) rerender({ ahead: at(degrees) });
  expect(show).not.toHaveBeenCalled();
  rerender({ ahead: at(0.019) });
  rerender({ ahead: at(0.018) });
  expect(show).toHaveBeenCalledTimes(1);
  const [spot, zoom] = show.mock.calls[0] ?? [];
  expect(spot?.longitude).toBeCloseTo(76.9095, 4);
  expect(zoom).toBeGreaterThan(START.zoom + 1);
});

test.each([
  ['moved', 0.01, 0],
  ['zoomed', 0, 0.5],
])('a map that the diner has %s is left alone', (_what, degrees, zoom) => {
  const { show, rerender, result } = follow();
  act(() => result.current.onRest(around(START.longitude + degrees, START.latitude), START.zoom + zoom));
  rerender({ ahead: at(0.005) });
  expect(show).not.toHaveBeenCalled();
});

test('a map that rests where it was sent comes nearer', () => {
  const { show, rerender, result } = follow();
  act(() => result.current.onRest(around(START.longitude, START.latitude), START.zoom));
  rerender({ ahead: at(0.005) });
  expect(show).toHaveBeenCalledTimes(1);
});

test('the scale is the one at which the map rests, after the approach and after the diner’s own zoom', () => {
  const { result } = follow();
  expect(result.current.restingZoom).toBe(START.zoom);
  for (const zoom of [START.zoom + 1.2, START.zoom + 3]) {
    act(() => result.current.onRest(around(START.longitude, START.latitude), zoom));
    expect(result.current.restingZoom).toBe(zoom);
  }
});

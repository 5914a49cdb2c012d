import { act, renderHook } from '@testing-library/react';
import { GLIDE_MS, useGlidingPoint } from './use-gliding-point';

const HERE = { latitude: 43, longitude: 76 };
const THERE = { latitude: 43.002, longitude: 76.002 };
/** So that each frame of the clock is one of the point. */
const PIXEL_METERS = 1;
const FAR = { latitude: 44, longitude: 78 };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const follow = () =>
  renderHook(({ target }) => useGlidingPoint(target, PIXEL_METERS), { initialProps: { target: HERE } });
const after = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test('the point starts at the target', async () => {
  const { result } = follow();
  await after(GLIDE_MS);
  expect(result.current).toEqual(HERE);
});

test('the point jumps to a target that is too far to be on the way', async () => {
  const { result, rerender } = follow();
  rerender({ target: FAR });
  await after(100);
  expect(result.current).toEqual(FAR);
});

test('the point glides to the next target, and stays there', async () => {
  const { result, rerender } = follow();
  rerender({ target: THERE });
  expect(result.current).toEqual(HERE);
  await after(GLIDE_MS / 2);
  expect(result.current.latitude).toBeCloseTo(43.001, 4);
  expect(result.current.longitude).toBeCloseTo(76.001, 4);
  await after(GLIDE_MS);
  expect(result.current).toEqual(THERE);
});

test('the point changes its direction when a newer target is known', async () => {
  const { result, rerender } = follow();
  rerender({ target: THERE });
  await after(GLIDE_MS / 2);
  rerender({ target: HERE });
  expect(result.current.latitude).toBeCloseTo(43.001, 4);
  await after(GLIDE_MS + 100);
  expect(result.current).toEqual(HERE);
});

test('the point jumps to the target with reduced motion', async () => {
  window.matchMedia = jest.fn().mockReturnValue({ matches: true });
  const { result, rerender } = follow();
  rerender({ target: THERE });
  await after(60);
  expect(result.current).toEqual(THERE);
});

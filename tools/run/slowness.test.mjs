/** @jest-environment node */
import { slowness } from './slowness.mjs';

const before = process.env.SLOWNESS;
afterEach(() => {
  process.env.SLOWNESS = before;
});

test('measures a machine once and hands the factor to the processes that it starts', () => {
  delete process.env.SLOWNESS;
  const factor = slowness();
  expect(factor).toBeGreaterThanOrEqual(1);
  expect(factor).toBeLessThanOrEqual(8);
  expect(Number(process.env.SLOWNESS)).toBe(factor);
});

test('takes the factor of the process that started this one', () => {
  process.env.SLOWNESS = '3.5';
  expect(slowness()).toBe(3.5);
});

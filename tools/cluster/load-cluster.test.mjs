/** @jest-environment node */
import { isIPv4 } from 'node:net';
import { loopbackAddress } from './load-cluster.mjs';

describe('addresses of this machine', () => {
  test('are valid, and another one for each number', () => {
    const addresses = Array.from({ length: 70_000 }, (_, number) => loopbackAddress(32, number));
    expect(addresses.every(isIPv4)).toBe(true);
    expect(new Set(addresses).size).toBe(addresses.length);
  });
});

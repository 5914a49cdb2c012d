/** @jest-environment node */
import { newIdempotencyKey } from './idempotency-key';

test('a key names its purpose, is one that routes take, and is never given twice', () => {
  const keys = Array.from({ length: 100 }, () => newIdempotencyKey('pay-90032'));
  expect(new Set(keys).size).toBe(100);
  for (const key of keys) expect(key).toMatch(/^pay-90032-[0-9a-f]{32}$/);
});

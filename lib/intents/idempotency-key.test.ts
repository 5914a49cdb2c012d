import { newIdempotencyKey, pressKeys } from './idempotency-key';

test('a key names its purpose, is one that routes take, and is never given twice', () => {
  const keys = Array.from({ length: 100 }, () => newIdempotencyKey('pay-90032'));
  expect(new Set(keys).size).toBe(100);
  for (const key of keys) expect(key).toMatch(/^pay-90032-[0-9a-f]{32}$/);
});

describe('the keys of one button', () => {
  test('stay the same while the request is the same', () => {
    const keys = pressKeys();
    expect(keys.keyOf({ amountMinor: 500 })).toBe(keys.keyOf({ amountMinor: 500 }));
  });

  test('change with the request', () => {
    const keys = pressKeys();
    expect(keys.keyOf({ amountMinor: 500 })).not.toBe(keys.keyOf({ amountMinor: 700 }));
  });

  test('change when the press before is settled', () => {
    const keys = pressKeys();
    const first = keys.keyOf('kaspi');
    keys.settle();
    expect(keys.keyOf('kaspi')).not.toBe(first);
  });
});

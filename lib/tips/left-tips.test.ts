import { findLeftTip, saveLeftTip } from './left-tips';

const ORDER = { kind: 'order', orderId: 90040 } as const;
const BILL = { kind: 'bill', preorderId: '5e2a9c10-6d3f-4b21-8f5c-9a7b1c2d3e40' } as const;

beforeEach(() => localStorage.clear());

describe('tips that were left from this browser', () => {
  test('are found by what they were left for, the latest of them', () => {
    expect(findLeftTip(ORDER)).toBeNull();
    saveLeftTip(ORDER, 'first');
    saveLeftTip(BILL, 'other');
    saveLeftTip(ORDER, 'second');
    expect([findLeftTip(ORDER), findLeftTip(BILL)]).toEqual(['second', 'other']);
  });

  test('are twenty at most, the oldest dropped first', () => {
    for (let orderId = 1; orderId <= 21; orderId += 1)
      saveLeftTip({ kind: 'order', orderId }, `tip-${orderId}`);
    expect(findLeftTip({ kind: 'order', orderId: 1 })).toBeNull();
    expect(findLeftTip({ kind: 'order', orderId: 21 })).toBe('tip-21');
  });

  test.each(['{', '{}', '[{"target":5}]'])('are dropped when %s is stored', (stored) => {
    localStorage.setItem('leftTips', stored);
    expect(findLeftTip(ORDER)).toBeNull();
  });
});

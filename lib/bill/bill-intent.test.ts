import { INTENT_LIFE_MS } from '@/lib/intents/intent-store';
import type { BillPaymentRequest } from './bill-payment.schema';
import {
  beginBillIntent,
  dropBillIntent,
  findBillIntent,
  parseBillIntents,
  settleBillIntent,
} from './bill-intent';

const BILL = '0d1f6c7a-58a0-4c0b-9d7e-3a1b5c7d9e11';
const OTHER = '1d1f6c7a-58a0-4c0b-9d7e-3a1b5c7d9e11';
const REQUEST: BillPaymentRequest = {
  venueId: 3107,
  payment: 'online',
  toPayMinor: 660_000,
  bonusesMinor: 0,
  bonusAccount: 'general',
  tipsMinor: 0,
  hasConsented: true,
};

beforeEach(() => localStorage.clear());

describe('an intent to pay a bill', () => {
  test('is written down with what is sent and a key of its own', () => {
    const intent = beginBillIntent(BILL, REQUEST);
    expect(intent.key).toMatch(/^[A-Za-z0-9._:-]{8,128}$/);
    expect(findBillIntent(BILL)).toEqual({ ...intent, request: REQUEST, preorderId: null });
    expect(beginBillIntent(OTHER, REQUEST).key).not.toBe(intent.key);
  });

  test('that is open stays unchanged by any further press', () => {
    const first = beginBillIntent(BILL, REQUEST);
    expect(beginBillIntent(BILL, { ...REQUEST, tipsMinor: 50_000 })).toEqual(first);
  });

  test('that has begun a payment leads back to it, and the next press is a new one', () => {
    const { key } = beginBillIntent(BILL, REQUEST);
    settleBillIntent(key, 'preorder-1');
    expect(findBillIntent(BILL)?.preorderId).toBe('preorder-1');
    const next = beginBillIntent(BILL, REQUEST);
    expect(next.key).not.toBe(key);
    expect(findBillIntent(BILL)).toEqual(next);
  });

  test('that was refused is gone', () => {
    dropBillIntent(beginBillIntent(BILL, REQUEST).key);
    expect(findBillIntent(BILL)).toBeNull();
  });

  test('lives on where storage takes nothing', () => {
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    const { key } = beginBillIntent(BILL, REQUEST);
    expect(findBillIntent(BILL)?.key).toBe(key);
    full.mockRestore();
    dropBillIntent(key);
    expect(findBillIntent(BILL)).toBeNull();
  });

  test('read from storage is dropped when it is too old or unreadable', () => {
    const intent = beginBillIntent(BILL, REQUEST);
    const stored = (value: unknown) => JSON.stringify([value]);
    const now = intent.startedAt;
    expect(parseBillIntents(stored(intent), now)).toEqual([intent]);
    expect(parseBillIntents(stored(intent), now + INTENT_LIFE_MS)).toEqual([]);
    for (const broken of [
      { ...intent, version: 2 },
      { ...intent, key: 5 },
      { ...intent, request: null },
      { ...intent, givenUp: 'forgotten' },
      'x',
    ])
      expect(parseBillIntents(stored(broken), now)).toEqual([]);
    expect(parseBillIntents('{', now)).toEqual([]);
    expect(parseBillIntents(null, now)).toEqual([]);
  });
});

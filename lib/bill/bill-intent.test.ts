import { INTENT_LIFE_MS } from '@/lib/core/intents/intent-store';
import type { BillPaymentRequest } from './bill-payment.schema';
import { billIntents } from './bill-intent';

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
    const intent = billIntents.begin(BILL, REQUEST);
    expect(intent.key).toMatch(/^[A-Za-z0-9._:-]{8,128}$/);
    expect(billIntents.findStored(BILL)).toMatchObject({
      key: intent.key,
      request: REQUEST,
      preorderId: null,
    });
    expect(billIntents.begin(OTHER, REQUEST).key).not.toBe(intent.key);
  });

  test('an intent to pay a bill that is open stays unchanged by any further press', () => {
    const first = billIntents.begin(BILL, REQUEST);
    expect(billIntents.begin(BILL, { ...REQUEST, tipsMinor: 50_000 })).toEqual(first);
  });

  test('an intent to pay a bill that has begun a payment leads back to it, and the next press is a new one', () => {
    const { key } = billIntents.begin(BILL, REQUEST);
    billIntents.settle(key, { preorderId: 'preorder-1', paymentAddress: null });
    expect(billIntents.findStored(BILL)?.preorderId).toBe('preorder-1');
    const next = billIntents.begin(BILL, REQUEST);
    expect(next.key).not.toBe(key);
    expect(billIntents.find(BILL)).toEqual(next);
  });

  test('an intent to pay a bill that was refused is gone', () => {
    billIntents.drop(billIntents.begin(BILL, REQUEST).key);
    expect(billIntents.findStored(BILL)).toBeNull();
  });

  test('lives on where storage takes nothing', () => {
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    const { key } = billIntents.begin(BILL, REQUEST);
    expect(billIntents.findStored(BILL)?.key).toBe(key);
    full.mockRestore();
    billIntents.drop(key);
    expect(billIntents.findStored(BILL)).toBeNull();
  });

  test('read from storage is dropped when it is too old or unreadable', () => {
    billIntents.begin(BILL, REQUEST);
    const intent = billIntents.findStored(BILL);
    if (!intent) throw new Error('nothing is stored');
    const stored = (value: unknown) => JSON.stringify([value]);
    const now = intent.startedAt;
    expect(billIntents.parse(stored(intent), now)).toEqual([intent]);
    expect(billIntents.parse(stored(intent), now + INTENT_LIFE_MS)).toEqual([]);
    for (const broken of [
      { ...intent, version: 2 },
      { ...intent, key: 5 },
      { ...intent, request: null },
      { ...intent, givenUp: 'forgotten' },
      'x',
    ])
      expect(billIntents.parse(stored(broken), now)).toEqual([]);
    expect(billIntents.parse('{', now)).toEqual([]);
    expect(billIntents.parse(null, now)).toEqual([]);
  });
});

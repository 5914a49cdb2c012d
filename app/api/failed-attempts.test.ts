/** @jest-environment node */
import type { ErrorCode } from '@/lib/core/errors/errors';
import { mapBillPaymentFailure } from '@/lib/bill/bill.map';
import { mapOrderFailure } from '@/lib/orders/placing/order-failure.map';
import { UpstreamError } from '@/lib/core/upstream/upstream-error';

const failure = (status: number, ...codes: string[]) =>
  new UpstreamError('refused', status, '', {
    faults: codes.map((code) => ({ status, code, title: '', pointer: null, meta: {} })),
  });

describe('a failed attempt means the same for an order and for a bill', () => {
  test.each<[what: string, error: UpstreamError, order: ErrorCode, bill: ErrorCode]>([
    [
      'a key that was reused, refused with 422',
      failure(422, 'idempotency_key_reused'),
      'order/already-sent',
      'bill/already-sent',
    ],
    [
      'a key that was reused, refused with 409',
      failure(409, 'idempotency_key_reused'),
      'order/already-sent',
      'bill/already-sent',
    ],
    ['a refusal that we know', failure(422, 'bonuses_exceeded'), 'order/bonuses', 'order/bonuses'],
    [
      'a refusal named by a platform that fails',
      failure(500, 'bonuses_exceeded'),
      'order/unknown-outcome',
      'bill/unknown-outcome',
    ],
    ['a refusal without a text of ours', failure(422, 'moon_phase'), 'order/refused', 'bill/refused'],
    ['a conflict without a reason', failure(409), 'order/unknown-outcome', 'bill/unknown-outcome'],
    ['too many calls', failure(429), 'upstream/busy', 'upstream/busy'],
    ['a session that has ended', failure(401), 'auth/required', 'auth/required'],
    [
      'a service that is let alone',
      new UpstreamError('open-breaker', 503),
      'upstream/unavailable',
      'upstream/unavailable',
    ],
    ['no answer', new UpstreamError('timeout', 0), 'order/unknown-outcome', 'bill/unknown-outcome'],
  ])('%s', (_what, error, order, bill) => {
    expect(mapOrderFailure(error).code).toBe(order);
    expect(mapBillPaymentFailure(error).code).toBe(bill);
  });
});

/** @jest-environment node */
import { HTTPError } from 'ky';
import { retryRuleOf, withQuickRepetition } from './attempts';
import { createRetryBudget } from './retry-budget';
import { UpstreamError } from './upstream-error';

let nowMs = 0;
const budget = () => createRetryBudget(() => nowMs);
const takes = (of: { take: () => boolean }, times: number) =>
  Array.from({ length: times }, () => of.take()).filter(Boolean).length;

beforeEach(() => {
  nowMs = 0;
});

test('few calls that fail are all repeated', () => {
  expect(takes(budget(), 20)).toBe(20);
});

test('of many that fail a tenth is repeated, beyond a reserve', () => {
  const many = budget();
  let repeated = 0;
  for (let call = 0; call < 1000; call += 1) {
    many.recordCall();
    if (many.take()) repeated += 1;
  }
  expect(repeated).toBeGreaterThanOrEqual(120);
  expect(repeated).toBeLessThanOrEqual(135);
});

test('the reserve is there again after ten seconds, and does not grow beyond itself', () => {
  const spent = budget();
  expect(takes(spent, 100)).toBe(30);
  nowMs += 10_000;
  expect(takes(spent, 100)).toBe(30);
  nowMs += 3_600_000;
  expect(takes(spent, 100)).toBe(30);
});

describe('a service that fails altogether', () => {
  const failed = () => Promise.reject(new UpstreamError('network', 502, 'ECONNREFUSED'));

  test('is sent no more repetitions of reads than its budget', async () => {
    const attempt = jest.fn(failed);
    const reads = Array.from({ length: 100 }, () =>
      withQuickRepetition('failing/v1/list', 5000, { retries: 0 }, attempt),
    );
    await Promise.allSettled(reads);
    expect(attempt.mock.calls.length).toBe(100 + 30);
  });

  test('gets no further repetitions of other calls, and final failures use no budget', () => {
    const { shouldRetry } = retryRuleOf('also-failing/v1/order', 3, ['post']);
    const error = new Error('fetch failed');
    const answers = Array.from({ length: 100 }, () => shouldRetry({ error }));
    expect(answers.filter((answer) => answer === false)).toHaveLength(70);
    const refusal = Object.assign(Object.create(HTTPError.prototype) as HTTPError, {
      response: { status: 422 },
    });
    expect(shouldRetry({ error: refusal })).toBeUndefined();
  });
});

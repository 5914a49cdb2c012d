import { act, renderHook, waitFor } from '@testing-library/react';
import { settled } from '@/components/ui/test-settled';
import { billIntents } from '@/lib/bill/bill-intent';
import { billPaymentRequestSchema, begunPaymentSchema } from '@/lib/bill/bill-payment.schema';
import { grantOneByOne, takeLocksAway } from '@/lib/core/intents/test-locks';
import { withTabLock } from '@/lib/core/intents/tab-lock';
import { signInForTest } from '@/lib/core/session/test-sign-in';
import { usePayBill } from './use-pay-bill';

const mockRouter = { push: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => mockRouter }));

const BILL = '0d1f6c7a-58a0-4c0b-9d7e-3a1b5c7d9e11';
const PREORDER = '5e2a9c10-6d3f-4b21-8f5c-9a7b1c2d3e40';
const BEGUN = { preorderId: PREORDER, paymentAddress: null };
const REQUEST = billPaymentRequestSchema.parse({
  venueId: 3107,
  payment: 'online',
  toPayMinor: 660_000,
  bonusesMinor: 0,
  bonusAccount: 'general',
  tipsMinor: 0,
  hasConsented: true,
});
/** The same bill as it is paid later. */
const CHANGED = { ...REQUEST, tipsMinor: 50_000 };
const PAGE = `/bills/preorder/${PREORDER}`;

const begun = () =>
  Promise.resolve(Response.json(begunPaymentSchema.parse({ preorderId: PREORDER, paymentAddress: null })));
const refused = (code: string, status: number) => () =>
  Promise.resolve(Response.json({ error: { code, requestId: 'r' } }, { status }));
const lost = () => Promise.reject(new TypeError('Failed to fetch'));

/** Responses of our server to the payments that arrive, in order; the last one repeats. */
function answer(...answers: (() => Promise<Response>)[]) {
  jest
    .mocked(fetch)
    .mockImplementation(() => (answers.length > 1 ? answers.shift() : answers[0])?.() ?? lost());
}
const sent = () =>
  jest.mocked(fetch).mock.calls.map(([, init]) => ({
    key: new Headers(init?.headers).get('Idempotency-Key'),
    isRepetition: new Headers(init?.headers).has('X-Repetition'),
    body: JSON.parse(init?.body as string) as unknown,
  }));

async function mount() {
  const onOutdated = jest.fn();
  const hook = renderHook(() => usePayBill(BILL, onOutdated));
  await settled();
  const pay = async (request = REQUEST) => {
    act(() => hook.result.current.pay(request));
    await settled();
  };
  const askAgain = async (times: number) => {
    for (let time = 0; time < times; time += 1) {
      act(() => hook.result.current.resume());
      await settled();
    }
  };
  return { ...hook, onOutdated, pay, askAgain, paying: () => hook.result.current.paying };
}
const notifyOfIntents = () =>
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'billIntents' }));
  });

beforeEach(() => {
  localStorage.clear();
  mockRouter.push.mockReset();
  signInForTest(false);
  jest.spyOn(globalThis, 'fetch');
  answer(begun);
});

test('an answer that demands a longer wait delays the next check', async () => {
  const busy = { error: { code: 'bill/unknown-outcome', requestId: 'r' } };
  answer(() => Promise.resolve(Response.json(busy, { status: 502, headers: { 'Retry-After': '7' } })));
  jest.spyOn(Date, 'now').mockReturnValue(1_800_000_000_000);
  const { pay, paying } = await mount();
  await pay();
  expect(paying()).toEqual({ kind: 'unknown', nextAtMs: 1_800_000_007_000, needsSignIn: false });
});

describe('an account that is deleted', () => {
  test('is reported as a refusal at once, and its payment is not repeated', async () => {
    answer(refused('auth/deleted-account', 403));
    const { pay, paying } = await mount();
    await pay();
    expect(paying()).toMatchObject({ kind: 'refused', error: { code: 'auth/deleted-account' } });
    expect(billIntents.findStored(BILL)).toBeNull();
    expect(sent()).toHaveLength(1);
  });
});

describe('a lost answer, after which every repetition is answered the same', () => {
  test.each([
    ['request/invalid', 400, 'unsettled'],
    ['auth/deleted-account', 403, 'unsettled'],
    ['bill/already-sent', 409, 'keyReused'],
  ] as const)('%s ends the asking after the fourth, and keeps the intent', async (code, status, state) => {
    answer(lost, refused(code, status));
    const { pay, paying, askAgain, onOutdated } = await mount();
    await pay();
    await askAgain(3);
    expect(paying().kind).toBe('unknown');
    await askAgain(1);
    expect(paying()).toEqual({ kind: 'unsettled', subject: BILL, isKeyReused: state === 'keyReused' });
    expect(billIntents.findStored(BILL)).toMatchObject({ preorderId: null, givenUp: state });
    expect(onOutdated).toHaveBeenCalledTimes(1);
    await askAgain(2);
    expect(sent()).toHaveLength(5);
    expect(new Set(sent().map(({ key }) => key)).size).toBe(1);
  });

  test('is reported after a reload too, and not retried automatically', async () => {
    const { key } = billIntents.begin(BILL, REQUEST);
    billIntents.giveUp(key, 'unsettled');
    const { paying } = await mount();
    expect(paying()).toEqual({ kind: 'unsettled', subject: BILL, isKeyReused: false });
    expect(fetch).not.toHaveBeenCalled();
  });

  test('is repeated by the next press: the same key, sent as a repetition, with the current bill', async () => {
    const { key } = billIntents.begin(BILL, REQUEST);
    billIntents.giveUp(key, 'unsettled');
    const { pay } = await mount();
    await pay(CHANGED);
    expect(sent()).toEqual([{ key, isRepetition: true, body: CHANGED }]);
    expect(mockRouter.push).toHaveBeenCalledWith(PAGE);
  });

  test('a key that was sent with another body is left alone at the next press', async () => {
    const { key } = billIntents.begin(BILL, REQUEST);
    billIntents.giveUp(key, 'keyReused');
    const { pay } = await mount();
    await pay(CHANGED);
    expect(sent()).toMatchObject([{ isRepetition: false, body: CHANGED }]);
    expect(sent()[0]?.key).not.toBe(key);
  });
});

describe('another tab of the browser', () => {
  /** Another tab takes the lock and holds it until it is released. */
  const holdTabLock = () => {
    let letGo: () => void = () => undefined;
    void withTabLock('bill', () => new Promise((resolve) => (letGo = resolve)));
    return () => act(async () => letGo());
  };
  beforeEach(grantOneByOne);
  afterEach(takeLocksAway);

  test('another tab of the browser that is paying holds the lock: nothing is stored and nothing sent before it is released', async () => {
    const letGo = holdTabLock();
    const { pay, paying } = await mount();
    await pay();
    expect(paying().kind).toBe('sending');
    expect(billIntents.findStored(BILL)).toBeNull();
    expect(fetch).not.toHaveBeenCalled();
    await letGo();
    await waitFor(() => expect(mockRouter.push).toHaveBeenCalledWith(PAGE));
    expect(sent()).toHaveLength(1);
  });

  test('another tab of the browser that has begun the payment is followed, and no second one is sent', async () => {
    const letGo = holdTabLock();
    const { pay } = await mount();
    await pay();
    billIntents.settle(billIntents.begin(BILL, REQUEST).key, BEGUN);
    await letGo();
    await waitFor(() => expect(mockRouter.push).toHaveBeenCalledWith(PAGE));
    expect(fetch).not.toHaveBeenCalled();
  });

  test('another tab of the browser that began a payment before the press does not answer for a new one', async () => {
    billIntents.settle(billIntents.begin(BILL, REQUEST).key, { ...BEGUN, preorderId: 'an-earlier-payment' });
    const { pay } = await mount();
    await pay();
    await waitFor(() => expect(mockRouter.push).toHaveBeenCalledWith(PAGE));
    expect(sent()).toMatchObject([{ isRepetition: false }]);
  });

  test('holds back retries as well', async () => {
    billIntents.begin(BILL, REQUEST);
    const letGo = holdTabLock();
    const { paying } = await mount();
    expect(paying().kind).toBe('unknown');
    expect(fetch).not.toHaveBeenCalled();
    await letGo();
    await waitFor(() => expect(mockRouter.push).toHaveBeenCalledWith(PAGE));
    expect(sent()).toMatchObject([{ isRepetition: true }]);
  });

  test.each([
    ['a refusal', () => billIntents.drop(billIntents.findOpen(BILL)?.key ?? ''), 'idle'],
    ['of a payment', () => billIntents.settle(billIntents.findOpen(BILL)?.key ?? '', BEGUN), 'idle'],
    ['no more', () => billIntents.giveUp(billIntents.findOpen(BILL)?.key ?? '', 'unsettled'), 'unsettled'],
  ])(
    'another tab of the browser that reports %s ends the polling here, and the bill is requested again',
    async (_what, received, kind) => {
      answer(lost);
      const { pay, paying, onOutdated } = await mount();
      await pay();
      expect(paying().kind).toBe('unknown');
      received();
      notifyOfIntents();
      expect(paying().kind).toBe(kind);
      expect(onOutdated).toHaveBeenCalledTimes(1);
    },
  );
});

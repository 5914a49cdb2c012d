import { turns } from '@/lib/core/concurrency/test-turns';
import { HELLO, showInApp, showInBrowser, type TestHost } from '@/lib/core/host/test-host';
import type { OutsidePayment } from '@/lib/core/host/outside-payment';
import { watchLeaving, watchReplacing } from '@/lib/core/paths/test-location';

const REQUEST = {
  payment_url: 'https://pay.example/p/1',
  environment: 'stage',
  success_url: 'https://app.example/payment/success/7',
  failure_url: 'https://app.example/payment/failure/7',
  display_type: 'kaspi',
  language: 'kk',
};
const ADDRESS = `https://platform.example/payment-page/kaspi?${new URLSearchParams(REQUEST).toString()}`;

let host: TestHost;
let left: jest.Mock;
let payByHost: typeof import('./pay-by-host').payByHost;
beforeEach(async () => {
  host = showInApp();
  left = watchLeaving();
  // A page opens its bridge once.
  jest.resetModules();
  ({ payByHost } = await import('./pay-by-host'));
});
afterEach(showInBrowser);
/** An address of ours. */
const own = (path: string) => window.location.origin + path;

// Holds HOST-14, HOST-15.
test.each<[string, () => void, string]>([
  ['success', () => host.answer('pay', { status: 'success' }), own('/payment/success/7')],
  ['closed', () => host.answer('pay', { status: 'closed' }), own('/payment/failure/7')],
  ['DISMISSED', () => host.refuse('pay', 'DISMISSED'), own('/payment/failure/7')],
  ['DENIED', () => host.refuse('pay', 'DENIED'), own('/payment/failure/7')],
  ['FAILED', () => host.refuse('pay', 'FAILED'), own('/payment/failure/7')],
  ['NOT_SUPPORTED', () => host.refuse('pay', 'NOT_SUPPORTED'), ADDRESS],
])(
  'paying that the host ends with %s leads to the check with the platform, or to the hosted page',
  async (...[, answer, to]) => {
    void payByHost(ADDRESS);
    await turns();
    expect(host.lastOf('pay')?.params).toEqual(REQUEST);
    expect(left).not.toHaveBeenCalled();
    answer();
    await turns();
    expect(left.mock.calls).toEqual([[to]]);
  },
);

test('an answer that comes twice, or in another shape, leads nowhere else', async () => {
  void payByHost(ADDRESS);
  await turns();
  host.answer('pay', { status: 'paid' });
  await turns();
  expect(left).not.toHaveBeenCalled();
  host.answer('pay', { status: 'closed' });
  host.answer('pay', { status: 'success' });
  await turns();
  expect(left.mock.calls).toEqual([[own('/payment/failure/7')]]);
});

test('a second press while the app is asked changes nothing', async () => {
  void payByHost(ADDRESS);
  await turns();
  await payByHost(ADDRESS);
  expect(left).not.toHaveBeenCalled();
  host.answer('pay', { status: 'success' });
  await turns();
  expect(host.sent.filter(({ method }) => method === 'pay')).toHaveLength(1);
  expect(left.mock.calls).toEqual([[own('/payment/success/7')]]);
});

test('a host that is back without an answer is not waited for any longer', async () => {
  void payByHost(ADDRESS);
  await turns();
  jest.useFakeTimers();
  host.say({ v: 1, event: 'resume', data: {} });
  await jest.advanceTimersByTimeAsync(2_900);
  expect(left).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(200);
  jest.useRealTimers();
  expect(left.mock.calls).toEqual([[own('/payment/failure/7')]]);
});

test('a diner who has gone back from the page is not taken off the next one', async () => {
  const start = window.location.pathname;
  void payByHost(ADDRESS);
  await turns();
  window.history.replaceState(null, '', '/filials/3107');
  window.dispatchEvent(new PopStateEvent('popstate'));
  jest.useFakeTimers();
  host.say({ v: 1, event: 'resume', data: {} });
  await jest.advanceTimersByTimeAsync(3_200);
  jest.useRealTimers();
  host.answer('pay', { status: 'success' });
  await turns();
  expect(left).not.toHaveBeenCalled();
  // And the app can be asked for something else.
  const { hostHere } = await import('@/lib/core/host/host-here');
  void (await hostHere())?.call('scanQr', {});
  expect(host.lastOf('scanQr')).toBeDefined();
  window.history.replaceState(null, '', start);
});

test.each<[string, object | null]>([
  ['does not pay', { ...HELLO, methods: ['authorize'] }],
  ['is not there', null],
])('the hosted page is opened where the host %s', async (_why, hello) => {
  showInApp(hello);
  await payByHost(ADDRESS);
  expect(left.mock.calls).toEqual([[ADDRESS]]);
});

// Holds HOST-27.
describe('in a frame whose app takes no payments', () => {
  const offered: OutsidePayment[] = [];
  beforeEach(() => {
    offered.length = 0;
    jest.spyOn(window, 'parent', 'get').mockReturnValue({} as Window);
  });

  test.each<[string, object | null]>([
    ['does not pay', { ...HELLO, methods: ['authorize'] }],
    ['is not there', null],
  ])('the hosted page is offered by a link where the app %s', async (_why, hello) => {
    showInApp(hello);
    const { takeOutsidePayments } = await import('@/lib/core/host/outside-payment');
    const replaced = watchReplacing();
    const stop = takeOutsidePayments((payment) => offered.push(payment));
    await payByHost(ADDRESS);
    stop();
    expect(offered.map(({ address }) => address)).toEqual([ADDRESS]);
    expect(left).not.toHaveBeenCalled();
    offered[0]?.follow();
    expect(replaced.mock.calls).toEqual([[own('/payment/failure/7')]]);
  });

  test('the hosted page is offered as soon as there is something to offer it, and to nothing after a while', async () => {
    jest.useFakeTimers();
    const { offerOutside, takeOutsidePayments } = await import('@/lib/core/host/outside-payment');
    const payment = { address: ADDRESS, follow: () => undefined };
    const offered: unknown[] = [];
    const early = offerOutside(payment);
    const stop = takeOutsidePayments((taken) => offered.push(taken));
    await expect(early).resolves.toBe(true);
    expect(offered).toEqual([payment]);
    stop();
    const late = offerOutside(payment);
    jest.advanceTimersByTime(3_000);
    await expect(late).resolves.toBe(false);
    jest.useRealTimers();
  });

  test('a page that cannot offer it opens the one that follows the payment, and not the hosted page', async () => {
    showInApp(null);
    await payByHost(ADDRESS);
    expect(left.mock.calls).toEqual([[own('/payment/failure/7')]]);
  });
});

test.each([
  ['https://evil.example/x', '/x/7'],
  ['https://app.example//evil.example/x', '//evil.example/x/7'],
])('where an address is %s, the page that follows is ours', async (address, path) => {
  const evil = ADDRESS.replace(
    encodeURIComponent('https://app.example/payment/success'),
    encodeURIComponent(address),
  );
  expect(evil).not.toBe(ADDRESS);
  void payByHost(evil);
  await turns();
  host.answer('pay', { status: 'success' });
  await turns();
  expect(left.mock.calls).toEqual([[own(path)]]);
});

import { saveTabletSession } from '@/lib/kiosk-session/tablet-session';
import { printOverNetwork } from './network-printer.api';

const REQUEST = { kind: 'order', orderId: 90031, widthMm: 80 } as const;
const PRINT = { request: REQUEST, venueId: 3107, code: 'blue-kettle', key: 'print-0123456789' };

const answers: (() => Promise<Response>)[] = [];
const requested: { url: string; headers: Headers; body: unknown }[] = [];
const json =
  (body: unknown, status = 200) =>
  () =>
    Promise.resolve(Response.json(body, { status }));
const lost = () => Promise.reject(new TypeError('network'));
const error = (code: string, status: number) => json({ error: { code, requestId: 'r' } }, status);

beforeEach(() => {
  answers.length = 0;
  requested.length = 0;
  jest.useFakeTimers();
  jest.spyOn(globalThis, 'fetch').mockImplementation((url, init) => {
    requested.push({ url: url as string, headers: new Headers(init?.headers), body: init?.body });
    return (answers.shift() ?? lost)();
  });
});
afterEach(() => jest.useRealTimers());

async function print(part: Partial<typeof PRINT> = {}) {
  const outcome = printOverNetwork({ ...PRINT, ...part });
  await jest.runAllTimersAsync();
  return outcome;
}
const failed = (reason: string) => ({ state: 'failed', reason });

describe('a slip for the network printer', () => {
  // Holds KIOSK-38.
  test('is requested by the order’s id, with its key, the printer’s code and the kiosk’s session', async () => {
    document.documentElement.classList.add('kiosk');
    saveTabletSession({ session: 'tablet-0123456789', venueId: 3107, orderKey: null });
    answers.push(json({ state: 'printed' }));
    expect(await print()).toEqual({ state: 'printed' });
    const [request] = requested;
    expect(request?.url).toBe('/api/kiosk/print?venue=3107');
    expect(request?.headers.get('idempotency-key')).toBe(PRINT.key);
    expect(request?.headers.get('x-printer-code')).toBe('blue-kettle');
    expect(request?.headers.get('x-repetition')).toBeNull();
    expect(request?.headers.get('x-tablet-session')).toBe('tablet-0123456789');
    expect(JSON.parse(request?.body as string)).toEqual(REQUEST);
    document.documentElement.classList.remove('kiosk');
  });

  test('a slip for the network printer whose answer is lost is sent again with the same key', async () => {
    answers.push(lost, json({ state: 'printed' }));
    expect(await print()).toEqual({ state: 'printed' });
    expect(requested.map(({ headers }) => headers.get('idempotency-key'))).toEqual([PRINT.key, PRINT.key]);
    expect(requested[1]?.headers.get('x-repetition')).toBe('1');
  });

  test('is sent again after the delay that the answer names', async () => {
    const busy = Response.json(
      { error: { code: 'upstream/unavailable', requestId: 'r' } },
      { status: 503, headers: { 'Retry-After': '9' } },
    );
    answers.push(() => Promise.resolve(busy), json({ state: 'printed' }));
    const outcome = printOverNetwork(PRINT);
    await jest.advanceTimersByTimeAsync(8900);
    expect(requested).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(200);
    expect(await outcome).toEqual({ state: 'printed' });
  });

  test('is not known of when no answer comes', async () => {
    expect(await print()).toEqual({ state: 'unknown' });
    expect(requested).toHaveLength(3);
  });

  test.each([
    ['is out of paper', json(failed('paper-out')), failed('paper-out')],
    ['has too many requests', error('request/too-many', 429), failed('busy')],
    ['no longer has the tablet', error('kiosk/not-enrolled', 403), failed('not-enrolled')],
    ['refuses', error('request/invalid', 400), failed('unsupported')],
  ])('fails when the server says that it %s', async (_what, answer, outcome) => {
    answers.push(answer);
    expect(await print()).toEqual(outcome);
    expect(requested).toHaveLength(1);
  });

  test('is not known of when a repetition of it is refused', async () => {
    answers.push(lost, error('request/too-many', 429));
    expect(await print()).toEqual({ state: 'unknown' });
  });

  test('is not asked for without a code', async () => {
    expect(await print({ code: '' })).toEqual(failed('wrong-code'));
    expect(await print({ code: 'код' })).toEqual(failed('wrong-code'));
    expect(requested).toEqual([]);
  });
});

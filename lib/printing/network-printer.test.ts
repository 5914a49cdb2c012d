import { printOverNetwork } from './network-printer.api';

const JOB = Uint8Array.of(0x1b, 0x40, 0x1d, 0x56, 0);
const JOB_OF = { job: JOB, venueId: 3107, code: 'blue-kettle', key: 'print-0123456789' };

const answers: (() => Promise<Response>)[] = [];
const asked: { url: string; headers: Headers; body: unknown }[] = [];
const json =
  (body: unknown, status = 200) =>
  () =>
    Promise.resolve(Response.json(body, { status }));
const lost = () => Promise.reject(new TypeError('network'));
const error = (code: string, status: number) => json({ error: { code, requestId: 'r' } }, status);

beforeEach(() => {
  answers.length = 0;
  asked.length = 0;
  jest.useFakeTimers();
  jest.spyOn(globalThis, 'fetch').mockImplementation((url, init) => {
    asked.push({ url: url as string, headers: new Headers(init?.headers), body: init?.body });
    return (answers.shift() ?? lost)();
  });
});
afterEach(() => jest.useRealTimers());

async function print(job: Partial<typeof JOB_OF> = {}) {
  const outcome = printOverNetwork({ ...JOB_OF, ...job });
  await jest.runAllTimersAsync();
  return outcome;
}
const failed = (reason: string) => ({ state: 'failed', reason });

describe('a slip for the network printer', () => {
  test('is sent with its key and the printer’s code', async () => {
    answers.push(json({ state: 'printed' }));
    expect(await print()).toEqual({ state: 'printed' });
    const [request] = asked;
    expect(request?.url).toBe('/api/kiosk/print?venue=3107');
    expect(request?.headers.get('idempotency-key')).toBe(JOB_OF.key);
    expect(request?.headers.get('x-printer-code')).toBe('blue-kettle');
    expect(request?.headers.get('x-repetition')).toBeNull();
    expect(request?.body).toBeInstanceOf(Blob);
  });

  test('whose answer is lost is sent again with the same key', async () => {
    answers.push(lost, json({ state: 'printed' }));
    expect(await print()).toEqual({ state: 'printed' });
    expect(asked.map(({ headers }) => headers.get('idempotency-key'))).toEqual([JOB_OF.key, JOB_OF.key]);
    expect(asked[1]?.headers.get('x-repetition')).toBe('1');
  });

  test('that was turned away is sent again after as long as the answer asked for', async () => {
    const busy = Response.json(
      { error: { code: 'upstream/unavailable', requestId: 'r' } },
      { status: 503, headers: { 'Retry-After': '9' } },
    );
    answers.push(() => Promise.resolve(busy), json({ state: 'printed' }));
    const outcome = printOverNetwork(JOB_OF);
    await jest.advanceTimersByTimeAsync(8900);
    expect(asked).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(200);
    expect(await outcome).toEqual({ state: 'printed' });
  });

  test('is not known of when no answer comes', async () => {
    expect(await print()).toEqual({ state: 'unknown' });
    expect(asked).toHaveLength(3);
  });

  test.each([
    ['is out of paper', json(failed('paper-out')), failed('paper-out')],
    ['is asked too often', error('request/too-many', 429), failed('busy')],
    ['refuses', error('request/invalid', 400), failed('unsupported')],
  ])('fails when the server says that it %s', async (_what, answer, outcome) => {
    answers.push(answer);
    expect(await print()).toEqual(outcome);
    expect(asked).toHaveLength(1);
  });

  test('is not known of when a repetition of it is refused', async () => {
    answers.push(lost, error('request/too-many', 429));
    expect(await print()).toEqual({ state: 'unknown' });
  });

  test('is not sent without a code or where it is too long', async () => {
    expect(await print({ code: '' })).toEqual(failed('wrong-code'));
    expect(await print({ code: 'код' })).toEqual(failed('wrong-code'));
    expect(await print({ job: new Uint8Array(256 * 1024 + 1) })).toEqual(failed('too-long'));
    expect(asked).toEqual([]);
  });
});

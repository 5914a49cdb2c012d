/** @jest-environment node */
import { boundedLog } from './bounded-log';
import { requestTone, type LoggedRequest } from './logged-request';
import { MASK } from './masking';
import { lineOf, watchConsole, type LoggedLine } from './watch-console';
import { watchRequests } from './watch-requests';

type View = Window & typeof globalThis;

describe('the console', () => {
  const watched = () => {
    const printed: unknown[][] = [];
    const target = new EventTarget();
    const own = (...words: unknown[]) => void printed.push(words);
    const tell = { debug: own, log: own, info: own, warn: own, error: own };
    const view = Object.assign(target, { console: tell });
    const log = boundedLog<LoggedLine>(100, 100_000);
    const stop = watchConsole(view as never as View, log);
    return { told: printed, target, tell, own, log, stop };
  };

  test('receives its own arguments, and the log gets a masked copy', () => {
    const { told: printed, tell, log } = watched();
    tell.warn('for', { phone: '+77011234567' });
    tell.log('+77011234567');
    expect(printed).toEqual([['for', { phone: '+77011234567' }], ['+77011234567']]);
    expect(log.entries().map(({ level, text }) => [level, text])).toEqual([
      ['warn', `for {"phone":${MASK}}`],
      ['log', MASK],
    ]);
  });

  test('has uncaught errors too', () => {
    const { target, log } = watched();
    target.dispatchEvent(
      Object.assign(new Event('error'), { error: new TypeError('token=abc'), message: '' }),
    );
    target.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'gone' }));
    expect(log.entries().map(({ level, text }) => [level, text.split('\n')[0]])).toEqual([
      ['error', `TypeError: token=${MASK}`],
      ['error', 'gone'],
    ]);
  });

  test('is as it was when that ends, and is not hurt by what cannot be looked at', () => {
    const { told: printed, tell, own, log, stop } = watched();
    const trap = new Proxy(
      {},
      {
        ownKeys: () => {
          throw new Error('no');
        },
      },
    );
    tell.log(trap);
    expect([printed.length, log.entries().length]).toEqual([1, 0]);
    stop();
    expect(tell.log).toBe(own);
  });

  test.each([
    [['phone', '12'], `phone ${MASK}`],
    [['name:', 'Aigerim'], `name: ${MASK}`],
    [['a', 1, null, [2]], 'a 1 null [2]'],
  ])('the console with the arguments %j logs %s', (words, masked) => {
    expect(lineOf(words)).toBe(masked);
  });

  test('keeps a long line in part', () => {
    expect(lineOf(['word '.repeat(5_000)]).length).toBeLessThan(2_100);
  });
});

describe('a request', () => {
  /** A page whose network answers when it is told to. */
  const watched = () => {
    const log = boundedLog<LoggedRequest>(100, 1_000_000);
    const network: { answer: (response: Response) => void; fail: () => void }[] = [];
    const own = jest.fn(
      () =>
        new Promise<Response>((answer, reject) => {
          network.push({ answer, fail: () => reject(new TypeError('network')) });
        }),
    );
    const view = { fetch: own as typeof fetch, location: { href: 'https://app.kz/' } };
    const stop = watchRequests(view as never as View, log);
    /** The end of the request that has been answered. */
    const ended = () => new Promise<void>((done) => log.subscribe(() => log.entries()[0]?.endDate && done()));
    return { log, network, own, view, stop, ended };
  };
  const json = (value: unknown, status = 200) => Response.json(value, { status });

  // Holds DBG-05, DBG-06.
  test('is pending until its answer arrives, which its page can read', async () => {
    const { log, network, view, ended } = watched();
    const response = view.fetch('/api/orders?page=1', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: 'Bearer x' },
      body: '{"comment":"x","n":1}',
    });
    expect(log.entries()).toMatchObject([
      {
        url: 'https://app.kz/api/orders',
        params: { page: '1' },
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: MASK },
        body: `{"comment":"${MASK}","n":1}`,
        endDate: null,
        statusCode: null,
        response: null,
      },
    ]);
    const end = ended();
    network[0]?.answer(json({ id: 5, name: 'Aigerim' }, 201));
    await expect((await response).json()).resolves.toEqual({ id: 5, name: 'Aigerim' });
    await end;
    expect(log.entries()).toMatchObject([{ statusCode: 201, response: `{"id":5,"name":"${MASK}"}` }]);
    expect(log.entries()[0]?.endDate).not.toBeNull();
  });

  test('a request without an answer fails for its page as ever, and is red', async () => {
    const { log, network, view } = watched();
    const response = view.fetch('/api/orders');
    network[0]?.fail();
    await expect(response).rejects.toThrow('network');
    const [entry] = log.entries();
    expect([entry?.statusCode, entry && requestTone(entry)]).toEqual([0, 'error']);
  });

  test.each([
    ['a page’s part', new Response('0:"Aigerim"', { headers: { 'Content-Type': 'text/x-component' } }), null],
    ['nothing', new Response(null, { status: 204 }), null],
    ['too much', json('x y '.repeat(50_000)), expect.stringMatching(/^\[application\/json, \d+\]$/)],
  ])('answered by %s keeps none of it', async (_by, answer, masked) => {
    const { log, network, view, ended } = watched();
    const response = view.fetch('/page');
    const end = ended();
    network[0]?.answer(answer);
    await (await response).text();
    await end;
    expect(log.entries()[0]?.response).toEqual(masked);
  });

  test('a request with a binary or form body is recorded without the body', () => {
    const { log, view } = watched();
    void view.fetch('/api/a', { method: 'POST', body: new Blob(['secret'], { type: 'image/png' }) });
    void view.fetch('/api/a', { method: 'POST', body: new URLSearchParams({ token: 'a', n: '1' }) });
    void view.fetch(new Request('https://app.kz/api/b', { method: 'PUT', body: 'secret' }));
    expect(log.entries().map(({ method, body }) => [method, body])).toEqual([
      ['POST', '[image/png, 1]'],
      ['POST', `{"token":"${MASK}","n":"1"}`],
      ['PUT', '[other, 1]'],
    ]);
  });

  test('is not recorded after the end of the watch', () => {
    const { own, view, stop } = watched();
    stop();
    expect(view.fetch).toBe(own);
  });
});

/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  classOf,
  expectedWaits,
  isAdmitted,
  queueOf,
  standingDelay,
  turnQueue,
  type RequestClass,
} from './admission-rules';

describe('the class of a request', () => {
  test.each<[string, string, RequestClass]>([
    ['GET', '/api/ready', 'probe'],
    ['GET', '/api/health?a=1', 'probe'],
    ['POST', '/api/orders', 'press'],
    ['POST', '/api/cart/quote', 'press'],
    ['GET', '/api/auth/sign-in?return=%2Fcart', 'press'],
    ['POST', '/api/orders/17/cancel', 'press'],
    ['GET', '/auth?code=c&state=s', 'press'],
    ['GET', '/auth?state=s&error=access_denied', 'press'],
    ['GET', '/auth?return=%2Fcart%3Fcode%3D1', 'page'],
    ['GET', '/api/orders/list?page=1', 'read'],
    ['GET', '/api/orders', 'read'],
    ['POST', '/api/events', 'read'],
    ['GET', '/api/images?w=320', 'picture'],
    ['GET', '/', 'page'],
    ['GET', '/filials/3107?language=ru', 'page'],
    ['GET', '/_next/static/chunks/a.js', 'page'],
    ['GET', '/orders/90001', 'read'],
    ['GET', '/made-up', 'read'],
  ])('%s %s is %s', (method, target, of) => {
    expect(classOf(method, target)).toBe(of);
  });

  test('the class of a request of every call with an idempotency key is a press', () => {
    const root = join(process.cwd(), 'app');
    const once = readdirSync(join(root, 'api'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('route.ts'))
      .filter((file) => readFileSync(join(root, 'api', file), 'utf8').includes('idempotent: true'));
    expect(once.length).toBeGreaterThan(8);
    for (const file of once) {
      const address = `/api/${file.replace(/\/route\.ts$/, '').replace(/\[\w+\]/g, '17')}`;
      expect([address, classOf('POST', address)]).toEqual([address, 'press']);
    }
  });
});

describe('what is answered', () => {
  const CLASSES = ['picture', 'read', 'page', 'press', 'probe'] as const;
  const admitted = (delayMs: number, atWork = 0, waitMs = 0) =>
    CLASSES.filter((of) => isAdmitted(of, { delayMs, atWork, waitMs })).join(' ');

  test('is less and less, the later the event loop: first go pictures, then reads, pages, presses', () => {
    expect([0, 150, 300, 900, 2000].map((delayMs) => admitted(delayMs))).toEqual([
      'picture read page press probe',
      'read page press probe',
      'page press probe',
      'press probe',
      'probe',
    ]);
  });

  test('is bounded by what is at work too', () => {
    expect([399, 500, 900, 1300, 1700].map((atWork) => admitted(0, atWork))).toEqual([
      'picture read page press probe',
      'read page press probe',
      'page press probe',
      'press probe',
      'probe',
    ]);
  });

  test('excludes requests whose answer would come too late', () => {
    expect([1900, 2500, 4000, 7000].map((waitMs) => admitted(0, 0, waitMs))).toEqual([
      'picture read page press probe',
      'read page press probe',
      'press probe',
      'probe',
    ]);
  });
});

describe('the expected wait', () => {
  /** Requests of one queue that have come at these times, and ended at those, in their order. */
  function waitsOf(begunAtMs: number[], endedAtMs: number[]) {
    const waits = expectedWaits();
    const ends = begunAtMs.map((atMs) => waits.begin('press orders', atMs));
    for (const [index, atMs] of endedAtMs.entries()) ends[index]?.(atMs);
    return waits;
  }
  const each = (ms: number, times: number) => Array.from({ length: times }, (_, index) => index * ms);

  test('is by how many are at work and how many are answered', () => {
    // Ten a second come, five a second are answered.
    const waits = waitsOf(
      each(100, 100),
      each(200, 50).map((atMs) => atMs + 200),
    );
    expect(waits.get('press orders', 10_000)).toBeCloseTo(10_000, -3);
    expect([waits.get('press cart', 10_000), waits.get('read', 10_000)]).toEqual([0, 0]);
  });

  test('is zero if all answers come in time, for any number of requests', () => {
    const begun = each(10, 300);
    const waits = waitsOf(
      begun,
      begun.slice(0, 290).map((atMs) => atMs + 100),
    );
    expect(waits.get('press orders', 3000)).toBeLessThan(200);
  });

  test('is not long because many have come at once', () => {
    expect(waitsOf(each(1, 50), []).get('press orders', 100)).toBe(200);
  });

  test('grows with the first that waits where nothing is answered, and ends with it', () => {
    const waits = waitsOf(each(1, 8), []);
    expect(waits.get('press orders', 3000)).toBe(6000);
    expect(waitsOf(each(1, 8), [5000]).get('press orders', 5000)).toBe(0);
  });

  test('the expected wait of a fast read is zero beside reads of a slow service', () => {
    const waits = expectedWaits();
    for (const atMs of each(100, 40)) {
      waits.begin(queueOf('read', '/api/session'), atMs);
      waits.begin(queueOf('read', '/api/search'), atMs)(atMs + 30);
    }
    expect(waits.get(queueOf('read', '/api/session'), 4000)).toBeGreaterThan(3000);
    expect(waits.get(queueOf('read', '/api/search'), 4000)).toBe(0);
  });

  test('has a queue for each address of the BFF, and one for all that are made up', () => {
    const names = readdirSync(join(process.cwd(), 'app/api'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith('['))
      .map(({ name }) => name);
    expect(names.length).toBeGreaterThan(20);
    expect(names.map((name) => queueOf('read', `/api/${name}/17`))).toEqual(
      names.map((name) => `read ${name}`),
    );
    const madeUp = Array.from({ length: 100 }, (_, index) => queueOf('read', `/api/made-up-${index}`));
    expect(new Set(madeUp).size).toBe(1);
  });

  test('is zero behind a few hanging requests', () => {
    expect(waitsOf(each(1, 7), []).get('press orders', 60_000)).toBe(0);
  });

  test.each<[RequestClass, string, string]>([
    ['press', '/api/orders?a=1', 'press orders'],
    ['press', '/api/orders/17/payment', 'press orders'],
    ['press', '/api/cart/quote', 'press cart'],
    ['press', '/auth?code=c&state=s', 'press auth'],
    ['press', '/api/auth/sign-in', 'press auth'],
    ['read', '/api/search?q=plov', 'read search'],
    ['read', '/api/made-up', 'read unknown'],
    ['read', '/orders/90001', 'read order'],
    ['read', '/made-up', 'read unknown'],
    ['page', '/', 'page'],
  ])('the expected wait of a %s at %s equals that of %s', (of, target, queue) => {
    expect(queueOf(of, target)).toBe(queue);
  });
});

describe('the queue for a turn', () => {
  const filled = () => {
    const queue = turnQueue<string>();
    queue.add('picture', 'first picture', 0);
    queue.add('read', 'read', 100);
    queue.add('page', 'page', 200);
    queue.add('press', 'first press', 300);
    queue.add('press', 'second press', 400);
    queue.add('picture', 'second picture', 450);
    return queue;
  };

  test('begins what matters most, and of one class what came first', () => {
    const queue = filled();
    const begun = Array.from({ length: 7 }, () => queue.next());
    expect(begun).toEqual([
      'first press',
      'second press',
      'page',
      'read',
      'first picture',
      'second picture',
      undefined,
    ]);
  });

  test('holds a request for two to six seconds at most, by importance', () => {
    const queue = filled();
    expect(queue.overdue(2000)).toEqual([]);
    expect(queue.overdue(2001)).toEqual(['first picture']);
    expect(queue.overdue(3101).sort()).toEqual(['read', 'second picture']);
    expect(queue.overdue(6301)).toEqual(['first press', 'page']);
    expect([queue.next(), queue.next()]).toEqual(['second press', undefined]);
  });
});

describe('the standing delay', () => {
  const after = (...lates: number[]) => {
    const delay = standingDelay();
    let atMs = 0;
    for (const late of lates) delay.note((atMs += 10 + late), late);
    return delay.get();
  };

  test('is zero after one long piece of work', () => {
    expect(after(0, 0, 900, 0, 0)).toBe(0);
    expect(after(0, 0, 900)).toBe(0);
  });

  test('is the least of a while in which the loop was late every time', () => {
    expect(after(0, 0, 0, ...Array.from({ length: 30 }, () => 60), 90)).toBe(60);
    expect(after(700, 600, 900, 800, 950)).toBe(600);
  });

  test('is gone with the first turn in time', () => {
    expect(after(...Array.from({ length: 30 }, () => 60), 0)).toBe(0);
  });
});

/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { classOf, isAdmitted, standingDelay, type RequestClass } from './admission';

describe('the class of a request', () => {
  test.each<[string, string, RequestClass]>([
    ['GET', '/api/ready', 'probe'],
    ['GET', '/api/health?a=1', 'probe'],
    ['POST', '/api/orders', 'press'],
    ['POST', '/api/cart/quote', 'press'],
    ['GET', '/api/auth/sign-in?return=%2Fcart', 'press'],
    ['GET', '/api/orders/list?page=1', 'read'],
    ['GET', '/api/orders', 'read'],
    ['POST', '/api/events', 'read'],
    ['GET', '/api/images?w=320', 'picture'],
    ['GET', '/', 'page'],
    ['GET', '/filials/3107?language=ru', 'page'],
    ['GET', '/_next/static/chunks/a.js', 'page'],
    ['GET', '/order/90001', 'read'],
    ['GET', '/made-up', 'read'],
  ])('%s %s is %s', (method, target, of) => {
    expect(classOf(method, target)).toBe(of);
  });

  test('of every call that may happen once only is that of a press', () => {
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
  const admitted = (delayMs: number, atWork = 0) =>
    CLASSES.filter((of) => isAdmitted(of, { delayMs, atWork })).join(' ');

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
});

describe('the standing delay', () => {
  const after = (...lates: number[]) => {
    const delay = standingDelay();
    let atMs = 0;
    for (const late of lates) delay.note((atMs += 10 + late), late);
    return delay.get();
  };

  test('is none after one long piece of work', () => {
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

/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { isIPv4 } from 'node:net';
import { join } from 'node:path';
import { CHECKS } from './run-checks.mjs';
import { cookieJar } from '../cluster/front-diner.mjs';
import { CALLERS_NETWORK, createFront } from './front.mjs';

const root = join(__dirname, '../..');
describe('the list of docs/security.md', () => {
  const text = readFileSync(join(root, 'docs/security.md'), 'utf8');
  const rows = [...text.matchAll(/^- ([SA]\d\d): (.*?)(?: \((`.+`)\))?$/gm)].map(
    ([, id, checked, tests]) => ({ id, checked, tests: tests?.match(/[^`, ]+/g) ?? [] }),
  );

  test('has each number once and in order, S and A apart', () => {
    for (const letter of ['S', 'A']) {
      const ids = rows.map(({ id }) => id).filter((id) => id.startsWith(letter));
      expect(ids.length).toBeGreaterThan(10);
      expect(ids).toEqual([...new Set(ids)].toSorted());
    }
  });

  test('has the checks made here as its rows that name no test, and no others', () => {
    const wordsOf = (some) => some.map(({ id, checked }) => `${id}: ${checked}`).toSorted();
    expect(wordsOf(rows.filter(({ tests }) => tests.length === 0))).toEqual(wordsOf(CHECKS));
  });

  test.each(rows.filter(({ tests }) => tests.length > 0))('names tests that stand: $id', ({ tests }) => {
    for (const file of tests) {
      expect(file).toMatch(/\.(test\.tsx?|spec\.ts)$|^tools\/cluster\/cluster-checks\.mjs$/);
      expect([file, existsSync(join(root, file))]).toEqual([file, true]);
    }
  });
});

test('each caller has a fresh address, of the network that the logs are searched for', () => {
  const { newCaller } = createFront({ host: 'front.test', port: 1, plainPort: 2 });
  const callers = Array.from({ length: 2000 }, newCaller);
  expect(new Set(callers).size).toBe(callers.length);
  expect(callers.every(isIPv4)).toBe(true);
  expect(callers.every((caller) => caller.startsWith(`127.${CALLERS_NETWORK}.`))).toBe(true);
});

test('a browser keeps what is set, and drops what has ended', () => {
  const jar = cookieJar();
  jar.take(['a=1; Path=/', 'b=x=y; Path=/; HttpOnly']);
  jar.take(['a=; Path=/; Max-Age=0; Secure', 'c=3']);
  expect(jar.header()).toBe('b=x=y; c=3');
});

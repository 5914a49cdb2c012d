/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheRules } from './tags';

const app = join(__dirname, '../../app');
const pages = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /(^|\/)(page\.tsx|route\.ts)$/.test(name),
);
const lives = pages.flatMap((page) => {
  const [, seconds] = /^export const revalidate = (.+);$/m.exec(readFileSync(join(app, page), 'utf8')) ?? [];
  return seconds === undefined ? [] : [[page, seconds]];
});
const rows = Object.values(cacheRules).map((rule: (key: never) => { revalidateSeconds: number }) =>
  String(rule(1 as never).revalidateSeconds),
);

// Next reads this number without running the page: it cannot be imported.
test.each(lives)('%s is fresh for as many seconds as a row of the manifest: %s', (_page, seconds) => {
  expect(rows).toContain(seconds);
});

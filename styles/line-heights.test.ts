/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss, { type Rule } from 'postcss';

/** A kiosk, whose root size the tokens set, a printed slip and the testers’ bar have sizes of their own. */
const APART = /^(kiosk|tokens|slip-page|debug-bar)/;
/** The sizes of the text, an input's 16 px, and the navbar's. */
const MOST_PAIRS = 9;

const valueOf = (rule: Rule, property: string) => {
  let value: string | undefined;
  rule.each((node) => {
    if (node.type === 'decl' && node.prop === property) ({ value } = node);
  });
  return value;
};

/** The size of a text by its name in tokens.css, else as it is written; an input has 16 px, narrowed where it has to be. */
const sizeOf = (value: string) =>
  /--text-(\w+?)(--line-height)?\)/.exec(value)?.[1] ?? (/^(min\()?1r?em/.test(value) ? 'input' : value);

/** Each rule of the diner's sheets that sets a size of text or a height of its line. */
const written = readdirSync(__dirname)
  .filter((name) => name.endsWith('.css') && !APART.test(name))
  .flatMap((name) => {
    const found: { where: string; size: string; height: string }[] = [];
    postcss.parse(readFileSync(join(__dirname, name), 'utf8')).walkRules((rule) => {
      const [size, height] = [valueOf(rule, 'font-size'), valueOf(rule, 'line-height')];
      // Nothing is written at the size 0, and what inherits has the size of what is around it.
      if ((size === undefined && height === undefined) || size === '0' || size === 'inherit') return;
      const where = `${name} ${rule.selector}`;
      found.push({ where, size: sizeOf(size ?? height ?? ''), height: sizeOf(height ?? 'inherited') });
    });
    return found;
  });

const read = (name: string) => readFileSync(join(__dirname, name), 'utf8');
/** The named sizes: caption, body, title and the others. */
const NAMED = [...read('tokens.css').matchAll(/--text-(\w+):/g)].map(([, name]) => name);

test('each named size of text has one height of a line, its own', () => {
  const isOwn = ({ size, height }: { size: string; height: string }) =>
    size === height || !NAMED.includes(size);
  expect(NAMED.length).toBeGreaterThan(1);
  expect(written.filter((one) => !isOwn(one))).toEqual([]);
});

test('the diner’s screens have nine pairs of a size and a height of its line at most', () => {
  const pairs = new Set(written.map(({ size, height }) => `${size}/${height}`));
  expect([...pairs].length).toBeLessThanOrEqual(MOST_PAIRS);
});

/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss from 'postcss';

/** Parts of a selector between its combinators, the subject last; brackets are not looked into. */
const partsOf = (selector: string) =>
  selector
    .replace(/\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g, (brackets) => brackets.replace(/[ >+~]/g, '_'))
    .split(/\s*([>+~])\s*|\s+/)
    .filter((part) => part !== undefined && part !== '');

/** Whether a browser has to look at every element of a page when one is added: its subject names nothing. */
function asksEveryElement(selector: string): boolean {
  const parts = partsOf(selector);
  const subject = parts.at(-1) ?? '';
  const named = subject.replace(/::?[\w-]+(\(.*\))?/g, '').replace('*', '');
  const isOfSibling = ['+', '~'].includes(parts.at(-2) ?? '');
  return named === '' && (isOfSibling || subject.includes(':has('));
}

/** Selectors of a sheet, but for print: paper does not change. */
function selectorsOf(sheet: string): string[] {
  const found: string[] = [];
  postcss.parse(sheet).walkRules((rule) => {
    const { parent } = rule;
    const isOnPaper = parent?.type === 'atrule' && (parent as postcss.AtRule).params === 'print';
    if (!isOnPaper) found.push(...rule.selectors);
  });
  return found;
}

test.each(['.list ~ *', '.logo + :not(.x)', 'main :has(.map)', '.page > :has(> img):not([hidden])'])(
  'the selector %s is recognised as one that asks every element',
  (selector) => {
    expect(asksEveryElement(selector)).toBe(true);
  },
);

const sheets = readdirSync(__dirname).filter((name) => name.endsWith('.css'));
test.each(sheets)('%s has no selector that asks every element of a page', (name) => {
  const selectors = selectorsOf(readFileSync(join(__dirname, name), 'utf8'));
  expect(selectors.filter(asksEveryElement)).toEqual([]);
});

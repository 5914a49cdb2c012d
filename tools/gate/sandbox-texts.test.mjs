/** @jest-environment node */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sandboxTexts } from './sandbox-texts.mjs';
import { temporaryFolder } from '../run/temporary-folder.mjs';

/** The Russian texts of a sandbox that has one file. */
function read(path, content) {
  const folder = temporaryFolder('sandbox-texts');
  mkdirSync(join(folder, 'data'), { recursive: true });
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
  return sandboxTexts(folder).ru;
}

test('reads texts by language out of data, folded lines included', () => {
  const faq = '- section: { ru: Заказ, en: Orders }\n  answer:\n    ru: >-\n      Первая\n      строка\n';
  expect(read('data/content/faq.yaml', faq)).toEqual([
    ['content.faq.0.section', 'Заказ'],
    ['content.faq.0.answer', 'Первая строка'],
  ]);
});

test.each([
  ['an object', "const TITLE = { kk: 'Чек', ru: 'Чек', en: \"Receipt\" };", 'Чек'],
  ['one literal', "everywhere('Шот | Счёт | Bill | ანგარიში')", 'Счёт'],
  ['joined literals', "everywhere(\n  'Шот | Счёт | ' +\n    `Bill | ანგარიში`,\n)", 'Счёт'],
  ['a template', 'everywhere(`А | От ${sum} | B | C`)', 'От {sum}'],
])('reads texts out of code: %s', (_form, code, text) => {
  expect(read('domain/orders/receipt.ts', code)).toEqual([['domain.orders.receipt', text]]);
});

test.each([
  ['domain/orders/receipt.test.ts', "{ ru: 'Чек' }"],
  ['testing/app.ts', "{ ru: 'Чек' }"],
  ['domain/kinds.ts', "type Kind = 'a' | 'b' | 'c' | 'd';"],
])('reads nothing out of %s', (path, code) => {
  expect(read(path, code)).toEqual([]);
});

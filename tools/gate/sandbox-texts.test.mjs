/** @jest-environment node */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sandboxTexts } from './sandbox-texts.mjs';
import { temporaryFolder } from '../run/temporary-folder.mjs';

const FAQ = '- section: { ru: Заказ, en: Orders }\n  answer:\n    ru: >-\n      Первая\n      строка\n';
test.each([
  ['data/content/faq.yaml', FAQ, ['Заказ', 'Первая строка']],
  ['domain/orders/receipt.ts', "const TITLE = { kk: 'Чек', ru: 'Чек', en: \"Receipt\" };", ['Чек']],
  ['domain/orders/receipt.ts', "everywhere('Шот | Счёт | Bill | ანგარიში')", ['Счёт']],
  ['domain/orders/receipt.ts', "everywhere(\n  'Шот | Счёт | ' +\n    `Bill | ანგარიში`,\n)", ['Счёт']],
  ['domain/orders/receipt.ts', 'everywhere(`А | От ${sum} | B | C`)', ['От {sum}']],
  ['domain/orders/receipt.test.ts', "{ ru: 'Чек' }", []],
  ['testing/app.ts', "{ ru: 'Чек' }", []],
  ['domain/kinds.ts', "type Kind = 'a' | 'b' | 'c' | 'd';", []],
])('the Russian texts of %s are read: %j', (path, content, texts) => {
  const folder = temporaryFolder('sandbox-texts');
  mkdirSync(join(folder, 'data'), { recursive: true });
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
  const { ru } = sandboxTexts(folder);
  expect(ru.map(([, text]) => text)).toEqual(texts);
  const file = path.replace(/^data\/|\.\w+$/g, '').replaceAll('/', '.');
  expect(ru.every(([key]) => key.startsWith(file))).toBe(true);
});

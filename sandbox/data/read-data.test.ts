/** @jest-environment node */
import { z } from 'zod';
import { namedOne, nameOf, parseTable, parseYaml } from './read-data';

const name = z.union([z.string(), z.strictObject({ kk: z.string().optional(), ru: z.string() })]);
const dish = z.strictObject({
  name,
  tenge: z.number(),
  age: z.enum(['alcohol', 'tobacco']).optional(),
  linen: nameOf('linen', ['oat', 'sky']).optional(),
  choices: z.array(namedOne('choice', { bread: { most: 3 }, milk: { most: 1 } })).optional(),
});
const menu = z.record(z.string(), z.array(dish));

const MENU = `# What a tea house sells.
tea:
  - name:
      kk: Сүт қосылған шай
      ru: Чай с молоком
    tenge: 590
    choices: [milk]
  - name: Coca-Cola
    tenge: 690
`;

const read = (text: string) => () => parseYaml('menus/tea.yaml', text, menu);
const changed = (from: string, to: string) => read(MENU.replace(from, to));

describe('a YAML file', () => {
  it('is read as its schema says', () => {
    expect(read(MENU)()).toEqual({
      tea: [
        { name: { kk: 'Сүт қосылған шай', ru: 'Чай с молоком' }, tenge: 590, choices: [{ most: 1 }] },
        { name: 'Coca-Cola', tenge: 690 },
      ],
    });
  });

  it.each([
    ['a wrong type', changed('590', 'cheap'), "line 6: tea[0].tenge must be a number, not 'cheap'."],
    [
      'a list for a text',
      changed('Coca-Cola', '[Coca-Cola]'),
      'line 8: tea[1].name must be a text, not a list.',
    ],
    [
      'a missing field',
      changed('    tenge: 690', ''),
      'line 8: tea[1].tenge must be a number, and is missing.',
    ],
    [
      'a missing text',
      changed('ru: Чай', 'kk2: Чай'),
      'line 3: tea[0].name.ru must be a text, and is missing.',
    ],
    [
      'an unknown key',
      changed('tenge: 690', 'tenge: 690\n    price: 1'),
      "line 10: tea[1] has the unknown key 'price'.",
    ],
    [
      'a value that is none of few',
      changed('690', '690\n    age: old'),
      "line 10: tea[1].age must be 'alcohol' or 'tobacco', not 'old'.",
    ],
    [
      'a name that is none of those allowed',
      changed('690', '690\n    linen: silk'),
      "line 10: tea[1].linen must be the name of a linen, and there is none called 'silk'.",
    ],
    [
      'a name that nothing has',
      changed('[milk]', '[milk, cream]'),
      "line 7: tea[0].choices[1] must be the name of a choice, and there is none called 'cream'.",
    ],
    [
      'a key given twice',
      changed('tenge: 690', 'tenge: 690\n    tenge: 1'),
      'line 10: Map keys must be unique.',
    ],
    ['what is not YAML', changed('[milk]', '[milk'), 'line 8: '],
    ['an empty file', read(''), 'line 1: The file must be a map, not null.'],
  ])('tells of %s in one sentence with the line', (_, reading, sentence) => {
    expect(reading).toThrow(`sandbox/data/menus/tea.yaml, ${sentence}`);
  });
});

describe('a TSV file', () => {
  const town = z.strictObject({ id: z.coerce.number(), ru: z.string(), kk: z.string().optional() });
  const table = (...rows: string[][]) => rows.map((row) => `${row.join('\t')}\n`).join('');
  const towns = (...rows: string[][]) =>
    parseTable('towns.tsv', table(['id', 'kk', 'ru'], ['1', 'Алматы', 'Алматы'], ...rows), town);

  it('is read row by row, an empty cell as what is not there', () => {
    expect(towns(['2', '', 'Семей'])).toEqual([
      { id: 1, kk: 'Алматы', ru: 'Алматы' },
      { id: 2, ru: 'Семей' },
    ]);
  });

  it.each([
    ['a wrong type', ['two', '', 'Семей'], '[1].id must be a number, not NaN.'],
    ['a missing cell', ['2', 'Семей'], '[1].ru must be a text, and is missing.'],
    ['a cell too many', ['2', '', 'Семей', 'PLX'], "[1] has the unknown key 'column 4'."],
  ])('tells of %s in one sentence with the line', (_, row, sentence) => {
    expect(() => towns(row)).toThrow(`sandbox/data/towns.tsv, line 3: ${sentence}`);
  });
});

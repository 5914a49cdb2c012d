/** @jest-environment node */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parseTable, parseYaml, readTable } from '../data/read-data';
import { brand } from './brands';
import { foodName, foodSource } from './foods';
import { product } from './products';
import { tile } from './promos';

const COLUMNS = 'kind serving food grams side prop linens plates'.split(' ');

function row(changed: Record<string, string>) {
  const manty = { kind: 'manty', serving: 'trio', food: 'manty', prop: 'teapot' };
  const cells: Record<string, string> = { ...manty, linens: 'warm', plates: 'milk, blue', ...changed };
  const line = COLUMNS.map((column) => cells[column] ?? '').join('\t');
  return () => parseTable('products.tsv', `${COLUMNS.join('\t')}\n${line}\n`, product);
}

const PROMO = '{ linen: pome, plate: clay, food: plov, size: 258, behind: tomato, near: garlic }';
const promo = (from: string, to: string) => () => parseYaml('promos.yaml', PROMO.replace(from, to), tile);

const BRAND = `logo: { food: lagman, ground: ['#FDE6CF', '#F3B982'], line: '#B5213C' }
promos: [plov, tea]
cover:
  linen: apricot
  left: { plate: wood, food: lagman, size: 312 }
  right: { plate: clay, food: samsa, size: 250 }
  back: [wheat, teapot, tomato]
  front: [garlic, flatbread, leaf]
`;
const signs = (from: string, to: string) => () => parseYaml('brands.yaml', BRAND.replace(from, to), brand);

describe('data of pictures', () => {
  it('are read where nothing is wrong', () => {
    expect(row({})()).toMatchObject([{ kind: 'manty', prop: 'teapot', plates: ['milk', 'blue'] }]);
    expect(promo('', '')()).toMatchObject({ food: 'plov', size: 258 });
    expect(signs('', '')()).toMatchObject({ promos: ['plov', 'tea'] });
  });

  it.each([
    [
      'a food',
      row({ food: 'mnty' }),
      "line 2: [0].food must be the name of a food, and there is none called 'mnty'",
    ],
    [
      'a plate',
      row({ plates: 'milk, glass' }),
      "line 2: [0].plates[1] must be the name of a plate, and there is none called 'glass'",
    ],
    [
      'a row of linens',
      row({ linens: 'cold' }),
      "line 2: [0].linens must be the name of a row of linens, and there is none called 'cold'",
    ],
    [
      'a promotion',
      signs('tea', 'coffees'),
      "line 2: promos[1] must be the name of a promotion, and there is none called 'coffees'",
    ],
    [
      'a linen',
      signs('apricot', 'silk'),
      "line 4: cover.linen must be the name of a linen, and there is none called 'silk'",
    ],
    [
      'a dark linen under white text',
      promo('pome', 'sand'),
      "line 1: linen must be the name of a dark linen, and there is none called 'sand'",
    ],
  ])('name %s that there is', (_what, read, message) => {
    expect(read).toThrow(message);
  });

  it.each([
    ['a way to serve that is unknown', row({ serving: 'trios' }), 'line 2: [0].serving'],
    [
      'a cell that its serving does not use',
      row({ side: 'sushi' }),
      "line 2: [0] has the unknown key 'side'",
    ],
    [
      'a side that its serving wants',
      row({ serving: 'withSide' }),
      'line 2: [0].side must be the name of a food',
    ],
    ['a weight that is a word', row({ grams: 'much' }), 'line 2: [0].grams must be a number, not NaN'],
    ['two props where one belongs', row({ prop: 'teapot, onion' }), 'line 2: [0].prop'],
    [
      'a colour by its name',
      signs("'#B5213C'", 'red'),
      "line 1: logo.line must be a colour such as '#F3C46A', not 'red'",
    ],
    ['a missing logo', signs(/^logo/.exec(BRAND)?.[0] ?? '', 'sign'), 'logo must be a map, and is missing'],
    ['an unknown key', promo('near', 'nearby'), 'near must be the name of a food'],
  ])('say where there is %s', (_what, read, message) => {
    expect(read).toThrow(message);
  });

  it('have every kind once', () => {
    const kinds = readTable('pictures/products.tsv', product).map(({ kind }) => kind);
    expect(new Set(kinds).size).toBe(kinds.length);
  });

  it('have a picture for every food, with every place of its shape filled', () => {
    const set = dirname(createRequire(import.meta.url).resolve('@lobehub/fluent-emoji-3d/package.json'));
    const isThere = (name: string) => {
      const source = foodSource(name);
      return 'file' in source
        ? existsSync(join(set, 'assets', source.file))
        : /^<svg [^{}]+<\/svg>\s*$/.test(source.svg);
    };
    expect(foodName.options.filter((name) => !isThere(name))).toEqual([]);
  });
});

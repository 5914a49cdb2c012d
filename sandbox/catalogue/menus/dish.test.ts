/** @jest-environment node */
import { z } from 'zod';
import { parseYaml } from '../../data/read-data';
import { DISHES, dishSchema } from './dish';

const read = (...lines: string[]) =>
  parseYaml(
    'dishes/test.yaml',
    ['- name: Coca-Cola', ...lines.map((line) => `  ${line}`)].join('\n'),
    z.array(dishSchema),
  )[0];

describe('a dish of sandbox/data', () => {
  it('is read with its sizes, its choices by name and its amount in all languages', () => {
    const dish = read(
      'picture: cola',
      'sizes: cups',
      'tenge: [300, 400, 500]',
      'weight: 0.5 l',
      'choices: [milk]',
    );
    expect(dish).toMatchObject({
      name: { kk: 'Coca-Cola', ka: 'Coca-Cola' },
      currency: 'tenge',
      price: 300,
      weight: { ru: '0,5\u00a0л', en: '0.5\u00a0l' },
      choices: [{ name: { en: 'Milk' } }],
    });
    expect(dish?.sizes.map(({ name, price }) => [name.en, price])).toEqual([
      ['250\u00a0ml', 300],
      ['350\u00a0ml', 400],
      ['450\u00a0ml', 500],
    ]);
  });

  it('is of a list whose name occurs once', () => {
    expect(DISHES.shashlik?.length).toBeGreaterThan(5);
  });

  it.each([
    [
      'a choice that does not exist',
      ['picture: cola', 'tenge: 1', 'choices: [mlk]'],
      "line 4: [0].choices[0] must be the name of a choice, and there is none called 'mlk'.",
    ],
    [
      'a picture that does not exist',
      ['picture: coal', 'tenge: 1'],
      "line 2: [0].picture must be the name of a picture, and there is none called 'coal'.",
    ],
    ['no price', ['picture: cola'], 'line 1: [0] must have a price, either in tenge or in lari.'],
    [
      'two prices',
      ['picture: cola', 'tenge: 1', 'lari: 1'],
      'line 1: [0] must have a price, either in tenge or in lari.',
    ],
    [
      'a price too few',
      ['picture: cola', 'tenge: [1, 2]', 'sizes: cups'],
      'line 1: [0] must have 3 prices, one a size, not 2.',
    ],
    [
      'an unknown key',
      ['picture: cola', 'tenge: 1', 'spicy: true'],
      "line 4: [0] has the unknown key 'spicy'.",
    ],
  ])('is refused for %s', (_, lines, sentence) => {
    expect(() => read(...lines)).toThrow(`sandbox/data/dishes/test.yaml, ${sentence}`);
  });
});

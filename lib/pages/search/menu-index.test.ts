/** @jest-environment node */
import { testProduct } from '@/lib/menu/test-product';
import { findInMenu, menuIndex } from './menu-index';

const dishes = [
  ['Лагман уйгурский', 250_000],
  ['Салат из лагмана', 120_000],
  ['Плов праздничный', 320_000],
  ['Қымыз', 90_000],
] as const;
const products = dishes.map(([name, priceMinor], id) => testProduct({ id: id + 1, name, priceMinor }));
const found = async (typed: string) =>
  findInMenu(await menuIndex(products), typed).items.map(({ name }) => name);

describe('the search in a menu', () => {
  test.each([
    ['лаг', ['Лагман уйгурский', 'Салат из лагмана']],
    ['логман', ['Лагман уйгурский', 'Салат из лагмана']],
    ['kymyz', ['Қымыз']],
    ['лагман до 2 000', ['Салат из лагмана']],
    ['до 1 200', ['Салат из лагмана', 'Қымыз']],
    ['до 1 200 тг!', ['Салат из лагмана', 'Қымыз']],
    ['лагман до', ['Лагман уйгурский', 'Салат из лагмана']],
    ['', []],
    ['пицца', []],
  ])('finds by “%s”', async (typed, names) => {
    await expect(found(typed)).resolves.toEqual(names);
  });

  test('counts the price that is paid', async () => {
    const onPromo = testProduct({ priceMinor: 300_000, promoPriceMinor: 200_000 });
    expect(findInMenu(await menuIndex([onPromo]), 'до 2000').items).toEqual([onPromo]);
  });

  test('has all of a long menu', async () => {
    const many = Array.from({ length: 450 }, (_, id) => testProduct({ id: id + 1, name: `Суп ${id + 1}` }));
    expect(findInMenu(await menuIndex(many), 'суп 450').items.map(({ id }) => id)).toEqual([450]);
  });
});

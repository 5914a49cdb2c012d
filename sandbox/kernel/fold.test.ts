/** @jest-environment node */
import { fold } from './fold';

describe('fold', () => {
  it.each([
    ['Қымызхана', 'кымызхана', 'Kymyzkhana', 'Qymyzkhana'],
    ['Шаңырақ', 'шанырак', 'Shanyraq', 'shanyrak'],
    ['Жетісу', 'Жетису', 'zhetysu', 'Jetisu'],
    ['Ферғана шайханасы', 'фергана шайханасы', 'Fergana Shaykhanasy', 'FERGANA  ШАЙХАНАСЫ'],
    ['ხაჭაპური', 'хачапури', 'Khachapuri', 'hachapuri'],
    ['სუფრა', 'супра', 'Supra', 'სუპრა'],
    ['ёлка', 'елка', 'Елка', 'ЁЛКА'],
    ['кофе', 'coffee', 'Coffée', 'КОФЕ'],
    ['борщ', 'borsch', 'borshch', 'БОРЩ'],
    ['кацу', 'Katsu', 'КАЦУ', 'ქაცუ'],
    ['мцвади', 'მწვადი', 'mtsvadi', 'Mtsvadi'],
    ['жук', 'juk', 'zhuk', 'ჟუკ'],
    ['Нан & Ет', 'нан ет', 'Nan-Et', ' nan, et '],
    ['Дала гриль', 'dala grill', "Dala gril'", 'дала гриль'],
  ])('writes %s as it writes %s', (...spellings) => {
    expect(new Set(spellings.map(fold)).size).toBe(1);
  });

  it.each([
    ['Лағман қуырылған', 'lagman kuirilgan'],
    ['№1 Шаурма 100', 'no1 waurma 100'],
    ['пицца', 'pixa'],
    ['zzzz', 'zzz'],
    ['аааааа', 'aaa'],
    ['მწვადი', 'mxvadi'],
    ['%_\\\u0000', ''],
    ['🍜', ''],
  ])('fold of %s is "%s"', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it('keeps apart what is heard apart: the beginning of one is not that of the other', () => {
    expect(fold('шырын').startsWith(fold('с'))).toBe(false);
    expect(fold('цукини').startsWith(fold('т'))).toBe(false);
  });
});

/** @jest-environment node */
import { fold, foldedWords, foldWithPlaces } from './fold';

describe('a folded text', () => {
  test.each([
    ['Қымызхана', 'кымызхана', 'Kymyzkhana', 'qymyzhana'],
    ['Бәліш', 'балиш', 'БАЛИШ', 'balish'],
    ['ёлка', 'елка', 'ЁЛКА', 'е\u0308лка'],
    ['Жетісу', 'Жетису', 'zhetisu', 'Jetisu'],
    ['ხაჭაპური', 'хачапури', 'Khachapuri', 'hachapuri'],
    ['სუფრა', 'супра', 'Supra'],
    ['Йогурт', 'иогурт', 'И\u0306огурт', 'yogurt'],
    ['пицца', 'Пица', 'pitsa', 'pizza', 'პიცა'],
    ['борщ', 'borsch', 'borshch', 'borsh'],
    ['детский', 'detskiy'],
    ['моцарелла', 'Mozzarella'],
    ['кофе', 'coffee', 'Coffée', 'КОФФЕ'],
    ['Бешбармак', 'beshbarmak', 'ბეშბარმაკ'],
    ['Нан & Ет', 'нан ет', 'Nan-Et', ' nan, et '],
  ])('is the same for %s, %s and %s', (...spellings) => {
    expect(new Set(spellings.map(fold)).size).toBe(1);
  });

  test.each([
    ['Лағман қуырылған', 'lagman kuirilgan'],
    ['№1 Шаурма 100', 'no1 shaurma 100'],
    ['½ порции', '1 2 porzi'],
    ['%_\\\u0000', ''],
    ['🍜', ''],
    ['', ''],
  ])('a folded text of %s is "%s"', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  test('is folded once for all', () => {
    for (const text of [
      'Қымызхана',
      'ხინკლის სახლი',
      'Coca-Cola 0,5',
      'Щи с щавелем',
      'Пицца',
      'Borschch',
      'отшиб',
      'цц тсс',
    ]) {
      expect(fold(fold(text))).toBe(fold(text));
    }
  });

  test('remembers which letters it came from', () => {
    const name = '«Щи» ქათმის, Phở';
    const { text, from, to } = foldWithPlaces(name);
    expect(text).toBe('shi katmis fo');
    expect([...text].map((_, index) => name.slice(from[index], to[index]))).toEqual([
      'Щ',
      'Щ',
      'и',
      '» ',
      'ქ',
      'ა',
      'თ',
      'მ',
      'ი',
      'ს',
      ', ',
      'Ph',
      'ở',
    ]);
  });

  test('has its words', () => {
    expect(foldedWords(' Самса,  с тыквой ')).toEqual(['samsa', 's', 'tikvoi']);
    expect(foldedWords('!!!')).toEqual([]);
  });
});

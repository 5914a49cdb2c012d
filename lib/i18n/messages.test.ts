/** @jest-environment node */
import { createTranslator, type AbstractIntlMessages } from 'next-intl';
import { loadMessages, overlay } from './messages';
import { formatDecimal } from './numbers';

describe('texts of a language', () => {
  test('lie over those of the fallback, text by text', () => {
    const below = { menu: { add: 'Add', size: 'Size' }, cart: { title: 'Cart' }, only: { below: 'x' } };
    const above = { menu: { add: 'Добавить' }, cart: { title: 'Корзина', empty: 'Пусто' } };
    expect(overlay(below, above)).toEqual({
      menu: { add: 'Добавить', size: 'Size' },
      cart: { title: 'Корзина', empty: 'Пусто' },
      only: { below: 'x' },
    });
    expect(below.menu.add).toBe('Add');
  });

  test('replace a precompiled text, which is a list, as a whole', () => {
    const texts = (json: string) => JSON.parse(json) as AbstractIntlMessages;
    const merged = overlay(texts('{"count":["a","b","c"],"plain":"x"}'), texts('{"count":["d"]}'));
    expect(merged).toEqual({ count: ['d'], plain: 'x' });
  });

  test('of a language nobody has are those of the fallback', async () => {
    const fallback = await loadMessages('ru', 'ru');
    await expect(loadMessages('fr', 'ru')).resolves.toEqual(fallback);
  });

  test('keep the words that the rules give', async () => {
    const t = createTranslator({
      locale: 'ru',
      messages: await loadMessages('ru', 'ru'),
      namespace: 'layout',
    });
    expect(t('title')).toBe('Рестораны');
  });
});

describe('plural forms', () => {
  test.each<[language: string, forms: [count: number, text: string][]]>([
    [
      'ru',
      [
        [0, '0 заведений'],
        [1, '1 заведение'],
        [2, '2 заведения'],
        [4, '4 заведения'],
        [5, '5 заведений'],
        [11, '11 заведений'],
        [12, '12 заведений'],
        [21, '21 заведение'],
        [22, '22 заведения'],
        [25, '25 заведений'],
        [101, '101 заведение'],
        [111, '111 заведений'],
      ],
    ],
    [
      'kk',
      [
        [1, '1 мекеме'],
        [5, '5 мекеме'],
      ],
    ],
    [
      'en',
      [
        [0, '0 places'],
        [1, '1 place'],
        [2, '2 places'],
        [21, '21 places'],
      ],
    ],
    [
      'ka',
      [
        [1, '1 დაწესებულება'],
        [5, '5 დაწესებულება'],
      ],
    ],
  ])('of %s follow the count', async (locale, forms) => {
    const messages = (await loadMessages(locale, locale)) as { venues: { count: string } };
    const t = createTranslator({ locale, messages, namespace: 'venues' });
    expect(forms.map(([count]) => [count, t('count', { count })])).toEqual(forms);
  });

  test.each([
    [1, 'Выберите минимум 1 позицию'],
    [2, 'Выберите минимум 2 позиции'],
    [5, 'Выберите минимум 5 позиций'],
    [21, 'Выберите минимум 21 позицию'],
  ])('ask in Russian for %i: %s', async (count, text) => {
    const messages = (await loadMessages('ru', 'ru')) as { menu: { chooseSome: string } };
    const t = createTranslator({ locale: 'ru', messages, namespace: 'menu' });
    expect(t('chooseSome', { count })).toBe(text);
  });
});

describe('a number with one decimal', () => {
  test.each([
    [4.75, 'en', '4.8'],
    [4.75, 'ru', '4,8'],
    [4, 'kk', '4,0'],
    [0.04, 'ka', '0,0'],
  ] as const)('%d in %s is %s', (value, language, text) => {
    expect(formatDecimal(value, language)).toBe(text);
  });
});

/** @jest-environment node */
import { createTranslator, type AbstractIntlMessages } from 'next-intl';
import { loadMessages, overlay } from './messages';
import { formatDecimal } from './numbers';

describe('texts of a language', () => {
  // Holds I18N-08.
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

  test('texts of a language of an unsupported language are those of the fallback', async () => {
    const fallback = await loadMessages('ru', 'ru');
    await expect(loadMessages('fr', 'ru')).resolves.toEqual(fallback);
  });

  // Holds LAY-02, I18N-11.
  test('have the texts that the rules give', async () => {
    const t = createTranslator({
      locale: 'ru',
      messages: await loadMessages('ru', 'ru'),
      namespace: 'layout',
    });
    expect(t('title')).toBe('Рестораны');
  });
});

describe('plural forms', () => {
  // Holds I18N-10.
  test.each<[language: string, forms: [count: number, text: string][]]>([
    [
      'ru',
      [
        [0, '0 ресторанов'],
        [1, '1 ресторан'],
        [2, '2 ресторана'],
        [4, '4 ресторана'],
        [5, '5 ресторанов'],
        [11, '11 ресторанов'],
        [12, '12 ресторанов'],
        [21, '21 ресторан'],
        [22, '22 ресторана'],
        [25, '25 ресторанов'],
        [101, '101 ресторан'],
        [111, '111 ресторанов'],
      ],
    ],
    [
      'kk',
      [
        [1, '1 мейрамхана'],
        [5, '5 мейрамхана'],
      ],
    ],
    [
      'en',
      [
        [0, '0 restaurants'],
        [1, '1 restaurant'],
        [2, '2 restaurants'],
        [21, '21 restaurants'],
      ],
    ],
    [
      'ka',
      [
        [1, '1 რესტორანი'],
        [5, '5 რესტორანი'],
      ],
    ],
  ])('plural forms of %s follow the count', async (locale, forms) => {
    const messages = (await loadMessages(locale, locale)) as { venues: { count: string } };
    const t = createTranslator({ locale, messages, namespace: 'venues' });
    expect(forms.map(([count]) => [count, t('count', { count })])).toEqual(forms);
  });

  // Holds I18N-09.
  test.each([
    [1, 'Выберите минимум 1 позицию'],
    [2, 'Выберите минимум 2 позиции'],
    [5, 'Выберите минимум 5 позиций'],
    [21, 'Выберите минимум 21 позицию'],
  ])('plural forms in Russian for %i need: %s', async (count, text) => {
    const messages = (await loadMessages('ru', 'ru')) as { menu: { chooseSome: string } };
    const t = createTranslator({ locale: 'ru', messages, namespace: 'menu' });
    expect(t('chooseSome', { count })).toBe(text);
  });

  test.each([
    [18, 'Вам уже есть 18 лет?', 'Мне исполнилось 18 лет', 'Только с 18 лет'],
    [21, 'Вам уже есть 21 год?', 'Мне исполнился 21 год', 'Только с 21 года'],
  ])('say an age of %i in Russian', async (age, question, confirmation, label) => {
    const messages = (await loadMessages('ru', 'ru')) as {
      menu: { ageQuestion: string; ageLabel: string; ageText: string };
      checkout: { age: string };
    };
    const t = createTranslator({ locale: 'ru', messages });
    expect(t('menu.ageQuestion', { age })).toBe(question);
    expect(t('checkout.age', { age })).toBe(confirmation);
    expect(t('menu.ageLabel', { age })).toBe(label);
    expect(t('menu.ageText', { age })).toContain(label.toLowerCase());
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

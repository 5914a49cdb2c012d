/** @jest-environment node */
import { LANGUAGES } from '@/lib/core/site/site';
import { isSentenceIn, textLanguage } from './text-language';

/** Names of dishes as their own languages write them; the first Kazakh ones have no letter that Russian has not. */
const KAZAKH = [
  'Цомян',
  'Ашлянфу',
  'Дапанджи',
  'Ганфан',
  'Хого салаты',
  'Чучвара',
  'Димлама',
  'Ачичук',
  'Кеспе',
  'Сырне',
  'Голубцы',
  'Дайын салат',
  'Котлет пен езбе',
  'Дайын сырник',
  'Гриль албырт',
  'Лимон майы мен спаржа',
  'Тандыр нан',
  'Шелпек',
  'Бал торты',
  'Ет самсасы',
  'Ұйғырша лағман',
  'Тұқы балық қуырмасы',
  'Етсіз палау, беһі мен мейіз',
  'Баяу қайнатылған тәтті ірімшік',
  '«Көктем» салаты',
  'Бір қазан палау, үш кісілік',
  'Баклажан салаты «Тәмсә»',
  'Жұқа кеспелі ұйғыр көжесі',
  'Тары мен қаймақ',
  'Газдалған су',
  'Банкадағы борщ',
  'Соғылған қияр',
  'Жылқы етінен қуырдақ',
  '21 күн жетілдірілген мәрмәр ет',
  'Екі гарнирмен ұсынылады',
  'Таңертең піскен, жылытып жеңіз',
  'Сиыр еті қосылған оливье',
  'Қайнатпа сорпа',
  'Бешбармақ',
  'Сарымсақ пен лимонға тұздалған',
  'Контейнердегі палау',
  'Күнжіт себілген қызғылт нан',
  'Ет табағы: қазы, жал, жая',
  'Қызанақ, зәйтүн мен тимьян',
];
const RUSSIAN = [
  'Сазан жареный',
  'С чесноком и соевым соусом',
  'Плов праздничный с айвой',
  'Манты с говядиной и джусаем',
  'Жент',
  'Коктал',
  'По старинному рецепту',
  'Салат «Көктем» с редисом',
];
const ENGLISH = [
  'Baursaks',
  'Baked in a clay tandoor',
  'Taba nan',
  'Borsch with sour cream',
  'Red beans with coriander and walnuts',
];
const GEORGIAN = ['გოზინაყი', 'ბატკნის მწვადი', 'ლობიო ქოთანში', 'ხაჭაპური XL'];

describe('the language of a text', () => {
  test.each([
    ['kk', KAZAKH],
    ['ru', RUSSIAN],
    ['en', ENGLISH],
    ['ka', GEORGIAN],
  ] as const)('is not named on a page of the same one: %s', (language, texts) => {
    expect(texts.filter((text) => textLanguage(text, language) !== null)).toEqual([]);
  });

  test.each([
    ['Kazakh on a Russian page', KAZAKH, 'ru', ['kk']],
    ['Russian on a Kazakh page', RUSSIAN, 'kk', ['ru']],
    ['English on a Kazakh page', ENGLISH, 'kk', ['en']],
    ['English on a Georgian page', ENGLISH, 'ka', ['en']],
    ['Russian on an English page', RUSSIAN, 'en', ['ru']],
    ['Georgian on an English page', GEORGIAN, 'en', ['ka']],
  ] as const)('is never named wrongly: %s', (_what, texts, page, right) => {
    const named = texts.map((text) => textLanguage(text, page)).filter((language) => language !== null);
    expect([...new Set(named)]).toEqual(right);
  });

  test.each([
    ['Бешбармақ', 'ru', 'kk'],
    ['Лимон майы мен спаржа', 'ru', null],
    ['Манты с говядиной', 'kk', 'ru'],
    ['Борщ', 'kk', null],
    ['Домашняя қазы', 'ru', null],
    ['Сорпа из қазы и қарта', 'kk', 'ru'],
    ['Борщ', 'en', 'ru'],
    ['Ет табағы: қазы, жал, жая', 'en', 'kk'],
    ['Котлет пен езбе', 'ka', 'kk'],
    ['Margherita', 'ru', null],
    ['Coca-Cola Zero', 'ka', null],
    ['Soup of the day', 'ru', 'en'],
    ['Капучино Grande', 'ka', null],
    ['ლობიო', 'ru', 'ka'],
    ['', 'kk', null],
    ['№ 5 — 100 %', 'kk', null],
  ] as const)('the language of a text of "%s" on a page in %s is %s', (text, page, language) => {
    expect(textLanguage(text, page)).toBe(language);
  });

  test('the language of a text of letters of no known script is not named', () => {
    for (const page of LANGUAGES) expect(textLanguage('拉條子', page)).toBeNull();
  });
});

// Holds PROMO-09.
test.each([
  ['Срок промокода истёк', ['ru']],
  ['Промокод действует от 3 000 ₸', ['ru']],
  ['Промокодтың мерзімі өтті', ['kk']],
  ['3 000 ₸ бастап жарайды, тек Алматыда және Астанада', ['kk']],
  ['კოდის ვადა გავიდა', ['ka']],
  ['This code has expired', ['en']],
  ['42', []],
  ['', []],
])('takes the sentence %j as one in %j', (text, languages) => {
  expect(LANGUAGES.filter((language) => isSentenceIn(text, language))).toEqual(languages);
});

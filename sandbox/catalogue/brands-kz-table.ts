import { section, takeaway, type BrandPlan } from './brand-plan';
import { UYGHUR_COLD, UYGHUR_HOT, UYGHUR_NOODLES, UZBEK_HOT, UZBEK_PLOV } from './menus/central-asian';
import { TEA } from './menus/coffee';
import { BESHBARMAK_WITH } from './menus/choices';
import { kz } from './menus/dish';
import { BEER_KZ, SOFT_DRINKS, WATER_KZ } from './menus/drinks';
import { FISH } from './menus/fish';
import { GRILL_SIDES, SHASHLIK } from './menus/grill';
import { BREAKFAST } from './menus/healthy';
import { SAUCES } from './menus/home';
import { KAZAKH_COLD, KAZAKH_HOT, KAZAKH_SOUPS } from './menus/kazakh';
import { KAZAKH_BREAD, KAZAKH_DRINKS, KAZAKH_SWEETS } from './menus/kazakh-tea';
import { CAKES, DESSERTS } from './menus/sweets';

const COLD_DRINKS = [...SOFT_DRINKS, ...WATER_KZ];

/** Kazakh, Uyghur and Uzbek restaurants of Kazakhstan. */
export const TABLE_BRANDS_KZ: BrandPlan[] = [
  {
    id: 1,
    country: 'kz',
    key: 'samal',
    name: 'Самал',
    cuisine: 'Қазақ асханасы | Казахская кухня | Kazakh cuisine | ყაზახური სამზარეულო',
    percent: 100,
    linens: ['apricot', 'sand', 'sage', 'walnut'],
    day: 'allDay',
    sections: [
      section('hot', KAZAKH_HOT, 15, [
        kz(
          'beshbarmak',
          4990,
          '650 g',
          '«Самал» бешбармағы | Бешбармак «Самал» | Samal beshbarmak',
          'Екі түрлі ет, қазы және шафран қосылған жайма | Два вида мяса, казы и тесто с шафраном | Two kinds of meat, kazy and saffron dough',
          { minutes: 30, choices: [BESHBARMAK_WITH] },
        ),
      ]),
      takeaway(134, section('cold', KAZAKH_COLD, 8)),
      section('soups', KAZAKH_SOUPS, 7),
      takeaway(132, section('bread', KAZAKH_BREAD, 7)),
      section('noodles', UYGHUR_NOODLES, 4),
      section('grill', SHASHLIK, 9),
      section('sides', GRILL_SIDES, 5),
      section('breakfast', BREAKFAST, 6),
      section('nationalSweets', KAZAKH_SWEETS, 5),
      section('cakes', CAKES, 4),
      section('nationalDrinks', KAZAKH_DRINKS, 7),
      section('drinks', COLD_DRINKS, 9),
      section('bar', BEER_KZ),
      section('sauces', SAUCES, 4),
      section('newYear', UZBEK_PLOV, 3),
    ],
  },
  {
    id: 2,
    country: 'kz',
    key: 'kymyz',
    name: 'Қымызхана',
    cuisine: 'Қазақ асханасы, қымыз | Казахская кухня, кумыс | Kazakh cuisine, kumis | ყაზახური სამზარეულო',
    percent: 105,
    linens: ['sand', 'oat', 'saffron'],
    day: 'allDay',
    sections: [
      section('nationalDrinks', KAZAKH_DRINKS, undefined, [
        kz(
          'kumis',
          1990,
          '1 l',
          'Бір торсық қымыз | Торсык кумыса | A torsyk of kumis',
          'Тау жайлауынан, арша түтінімен ысталған ыдыста | С горного пастбища, в копчёной арчой посуде | From mountain pastures, kept in a juniper-smoked vessel',
        ),
      ]),
      section('hot', KAZAKH_HOT, 8),
      section('cold', KAZAKH_COLD, 5),
      section('soups', KAZAKH_SOUPS, 4),
      section('bread', KAZAKH_BREAD, 6),
      section('nationalSweets', KAZAKH_SWEETS),
      section('drinks', COLD_DRINKS, 5),
    ],
  },
  {
    id: 3,
    country: 'kz',
    key: 'shanyraq',
    name: 'Шаңырақ',
    cuisine: 'Ұлттық асхана | Национальная кухня | National cuisine | ეროვნული სამზარეულო',
    percent: 115,
    linens: ['walnut', 'ember', 'sand'],
    day: 'evening',
    sections: [
      section('hot', KAZAKH_HOT, 11, [
        kz(
          'syrne',
          6490,
          '700 g',
          'Шаңырақ сырнесі | Сырне «Шанырак» | Shanyraq syrne',
          'Қозының санын жеті сағат бұқтырамыз | Ножка ягнёнка, семь часов в казане | Leg of lamb, seven hours in the cauldron',
          { minutes: 40 },
        ),
      ]),
      section('cold', KAZAKH_COLD, 7),
      section('grill', SHASHLIK, 8),
      section('soups', KAZAKH_SOUPS, 5),
      section('bread', KAZAKH_BREAD, 5),
      section('nationalDrinks', KAZAKH_DRINKS, 6),
      section('bar', BEER_KZ),
      section('newYear', FISH, 3),
    ],
  },
  {
    id: 4,
    country: 'kz',
    key: 'qazan',
    name: 'Қазан',
    cuisine: 'Палау мен шай | Плов и чай | Plov and tea | ფლავი და ჩაი',
    percent: 95,
    linens: ['saffron', 'sage', 'sand'],
    day: 'allDay',
    sections: [
      section('plov', UZBEK_PLOV, undefined, [
        kz(
          'plov',
          2890,
          '420 g',
          '«Қазан» палауы | Плов «Казан» | Qazan plov',
          'Дәвзіра күріші, бөдене жұмыртқасы және қазы | Девзира, перепелиное яйцо и казы | Devzira rice, quail egg and kazy',
          { minutes: 10 },
        ),
      ]),
      section('hot', UZBEK_HOT, 6),
      section('cold', KAZAKH_COLD, 5),
      section('bread', KAZAKH_BREAD, 5),
      section('nationalSweets', KAZAKH_SWEETS, 4),
      section('tea', TEA),
      section('drinks', COLD_DRINKS, 7),
    ],
  },
  {
    id: 5,
    country: 'kz',
    key: 'ili',
    name: 'Іле',
    cuisine: 'Ұйғыр асханасы | Уйгурская кухня | Uyghur cuisine | უიღურული სამზარეულო',
    percent: 100,
    linens: ['blush', 'apricot', 'sand'],
    day: 'allDay',
    sections: [
      section('noodles', UYGHUR_NOODLES, undefined, [
        kz(
          'lagman',
          2990,
          '550 g',
          'Іле лағманы | Лагман «Или» | Ili lagman',
          'Үлкен табақ, ет пен жеті түрлі көкөніс | Большая чаша, мясо и семь овощей | A big bowl with meat and seven vegetables',
          { minutes: 20 },
        ),
      ]),
      section('hot', UYGHUR_HOT),
      section('cold', UYGHUR_COLD),
      section('bread', KAZAKH_BREAD, 4),
      section('sides', GRILL_SIDES, 3),
      section('tea', TEA),
      section('drinks', COLD_DRINKS, 6),
    ],
  },
  {
    id: 6,
    country: 'kz',
    key: 'zhetisu',
    name: 'Жетісу',
    cuisine:
      'Ұйғыр және дүнген асханасы | Уйгурская и дунганская кухня | Uyghur and Dungan cuisine | უიღურული სამზარეულო',
    percent: 92,
    linens: ['sage', 'oat', 'saffron'],
    day: 'allDay',
    sections: [
      section('noodles', UYGHUR_NOODLES, 6),
      section('hot', [...UYGHUR_HOT, ...UZBEK_HOT], 9, [
        kz(
          'curry',
          3190,
          '520 g',
          'Жетісу дапанджиі | Дапанджи «Жетысу» | Zhetisu dapanji',
          'Үй тауығы, апорт алмасы қосылған | Домашняя курица с апортом | Farm chicken with Aport apples',
          { minutes: 30 },
        ),
      ]),
      section('cold', UYGHUR_COLD, 4),
      section('soups', KAZAKH_SOUPS, 4),
      section('bread', KAZAKH_BREAD, 4),
      section('drinks', COLD_DRINKS, 6),
      section('sauces', SAUCES),
    ],
  },
  {
    id: 7,
    country: 'kz',
    key: 'fergana',
    name: 'Ферғана шайханасы',
    cuisine: 'Өзбек асханасы | Узбекская кухня | Uzbek cuisine | უზბეკური სამზარეულო',
    percent: 98,
    linens: ['sand', 'blush', 'sage'],
    day: 'allDay',
    sections: [
      section('plov', UZBEK_PLOV),
      section('hot', UZBEK_HOT, undefined, [
        kz(
          'kuurdak',
          3390,
          '400 g',
          'Ферғана тандыр-гөшті | Тандыр-гошт | Tandir gosht',
          'Тандырда арша бұтағымен піскен қой еті | Баранина в тандыре на ветках арчи | Lamb baked over juniper in the tandoor',
          { minutes: 30 },
        ),
      ]),
      section('grill', SHASHLIK, 7),
      section('bread', KAZAKH_BREAD, 5),
      section('cold', UYGHUR_COLD, 4),
      section('desserts', DESSERTS, 3),
      section('tea', TEA),
      section('drinks', COLD_DRINKS, 5),
    ],
  },
];

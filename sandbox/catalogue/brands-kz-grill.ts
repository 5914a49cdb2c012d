import { section, type BrandPlan } from './brand-plan';
import { ASIAN_SNACKS, ASIAN_SOUPS, NIGIRI_AND_SETS, ROLLS, WOK } from './menus/asian';
import { COLD_COFFEE, TEA } from './menus/coffee';
import { kz } from './menus/dish';
import { BEER_KZ, LEMONADES, SOFT_DRINKS, WATER_KZ } from './menus/drinks';
import { FISH, SEAFOOD } from './menus/fish';
import { GRILL_SIDES, SHASHLIK } from './menus/grill';
import { BOWLS, SALADS } from './menus/healthy';
import { SAUCES } from './menus/home';
import { KAZAKH_COLD, KAZAKH_SOUPS } from './menus/kazakh';
import { KAZAKH_BREAD } from './menus/kazakh-tea';
import { DESSERTS } from './menus/sweets';

const COLD_DRINKS = [...SOFT_DRINKS, ...WATER_KZ];

/** Grill, fish and Asian restaurants of Kazakhstan. */
export const GRILL_BRANDS_KZ: BrandPlan[] = [
  {
    id: 8,
    country: 'kz',
    key: 'komir',
    name: 'Көмір',
    cuisine: 'Гриль, кәуап | Гриль и шашлыки | Charcoal grill | გრილი',
    percent: 108,
    linens: ['ember', 'walnut', 'pine'],
    day: 'evening',
    sections: [
      section('grill', SHASHLIK, 12, [
        kz(
          'lambShank',
          5990,
          '600 g',
          'Көмірге піскен қой жамбасы | Бараний окорок на углях | Charcoal leg of lamb',
          'Үш сағат сексеуіл шоғында | Три часа на саксауле | Three hours over saxaul',
          { minutes: 40 },
        ),
      ]),
      section('sides', GRILL_SIDES),
      section('cold', KAZAKH_COLD, 6),
      section('soups', KAZAKH_SOUPS, 3),
      section('bread', KAZAKH_BREAD, 3),
      section('lemonades', LEMONADES, 4),
      section('bar', BEER_KZ),
      section('sauces', SAUCES),
    ],
  },
  {
    id: 9,
    country: 'kz',
    key: 'dala',
    name: 'Дала гриль',
    cuisine: 'Гриль мен стейк | Гриль и стейки | Grill and steaks | გრილი და სტეიკი',
    percent: 118,
    linens: ['walnut', 'pome', 'indigo'],
    day: 'evening',
    sections: [
      section('grill', SHASHLIK, 9, [
        kz(
          'steak',
          6990,
          '350 g',
          'Дала стейгі | Стейк «Дала» | Dala steak',
          'Ақбас сиырдың мәрмәр еті, 28 күн жетілдірілген | Мрамор казахской белоголовой, 28 дней выдержки | Kazakh Whiteheaded beef, aged 28 days',
          { minutes: 25 },
        ),
      ]),
      section('sides', GRILL_SIDES, 6),
      section('salads', SALADS, 4),
      section('fish', FISH, 4),
      section('soups', KAZAKH_SOUPS, 3),
      section('desserts', DESSERTS, 3),
      section('bar', BEER_KZ),
      section('drinks', COLD_DRINKS, 4),
    ],
  },
  {
    id: 28,
    country: 'kz',
    key: 'balqash',
    name: 'Балқаш',
    cuisine: 'Балық асханасы | Рыбная кухня | Fish and seafood | თევზის კერძები',
    percent: 110,
    linens: ['tile', 'sky', 'oat'],
    day: 'allDay',
    sections: [
      section('fish', FISH, undefined, [
        kz(
          'friedFish',
          3990,
          '500 g',
          'Балқаш көлінің қуырмасы | Балхашская сковорода | Balkhash pan',
          'Көксерке, табан және картоп бір табада | Судак, лещ и картофель на одной сковороде | Zander, bream and potatoes in one pan',
          { minutes: 25 },
        ),
      ]),
      section('seafood', SEAFOOD),
      section('salads', SALADS, 4),
      section('sides', GRILL_SIDES, 5),
      section('soups', KAZAKH_SOUPS, 2),
      section('drinks', COLD_DRINKS, 5),
      section('bar', BEER_KZ),
    ],
  },
  {
    id: 17,
    country: 'kz',
    key: 'tolqyn',
    name: 'Толқын',
    cuisine: 'Суши | Суши | Sushi | სუში',
    percent: 100,
    linens: ['pine', 'tile', 'indigo'],
    day: 'allDay',
    sections: [
      section('rolls', ROLLS),
      section('sets', NIGIRI_AND_SETS),
      section('snacks', ASIAN_SNACKS),
      section('soups', ASIAN_SOUPS, 3),
      section('wok', WOK, 3),
      section('drinks', COLD_DRINKS, 7),
    ],
  },
  {
    id: 18,
    country: 'kz',
    key: 'katsu',
    name: 'Katsu',
    cuisine: 'Жапон асханасы | Японская кухня | Japanese cuisine | იაპონური სამზარეულო',
    percent: 112,
    linens: ['indigo', 'plum', 'oat'],
    day: 'evening',
    sections: [
      section('soups', ASIAN_SOUPS),
      section('rolls', ROLLS, 8, [
        kz(
          'dragonRoll',
          3690,
          '8 pcs · 290 g',
          'Жылқы тартары роллы | Ролл с тартаром из конины | Horse tartare roll',
          'Қазақ даласы мен Жапонияның кездесуі | Встреча степи и Японии | Where the steppe meets Japan',
        ),
      ]),
      section('sets', NIGIRI_AND_SETS, 5),
      section('wok', WOK, 5),
      section('snacks', ASIAN_SNACKS),
      section('tea', TEA),
      section('drinks', COLD_DRINKS, 4),
    ],
  },
  {
    id: 19,
    country: 'kz',
    key: 'wokstreet',
    name: 'Wok Көше',
    cuisine: 'Вок | Вок и лапша | Wok and noodles | ვოკი',
    percent: 95,
    linens: ['plum', 'tile', 'oat'],
    day: 'evening',
    sections: [
      section('wok', WOK, undefined, [
        kz(
          'wokNoodles',
          2790,
          '420 g',
          'Жылқы еті қосылған вок | Вок с кониной | Horse meat wok',
          'Ашық отта, көк бұрыш пен зире | На открытом огне, с перцем и зирой | Over an open flame with pepper and cumin',
          { minutes: 12 },
        ),
      ]),
      section('soups', ASIAN_SOUPS),
      section('snacks', ASIAN_SNACKS),
      section('rolls', ROLLS, 5),
      section('coldCoffee', COLD_COFFEE.slice(4)),
      section('drinks', COLD_DRINKS, 8),
    ],
  },
  {
    id: 20,
    country: 'kz',
    key: 'tao',
    name: 'Дао',
    cuisine: 'Паназия асханасы | Паназиатская кухня | Pan-Asian cuisine | პანაზიური სამზარეულო',
    percent: 118,
    linens: ['tile', 'pine', 'plum'],
    day: 'allDay',
    sections: [
      section('soups', ASIAN_SOUPS),
      section('wok', WOK),
      section('snacks', ASIAN_SNACKS),
      section('bowls', BOWLS, 3),
      section('sets', NIGIRI_AND_SETS, 3),
      section('desserts', DESSERTS, 3),
      section('tea', TEA),
      section('lemonades', LEMONADES, 3),
    ],
  },
];

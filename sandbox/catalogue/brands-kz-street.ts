import { section, type BrandPlan } from './brand-plan';
import { KAZAKH_BAKERY } from './menus/bakery';
import { BURGERS } from './menus/burgers';
import { kz } from './menus/dish';
import { BEER_KZ, LEMONADES, SOFT_DRINKS, WATER_KZ } from './menus/drinks';
import { SALADS } from './menus/healthy';
import { SAUCES } from './menus/home';
import { ITALIAN_STARTERS, PASTA, PIZZA } from './menus/italian';
import { DONER, STREET_COMBOS, STREET_SIDES } from './menus/street';
import { CAKES, DESSERTS } from './menus/sweets';

const COLD_DRINKS = [...SOFT_DRINKS, ...WATER_KZ];

/** Street food, burgers, pizza and pasta in Kazakhstan. */
export const STREET_BRANDS_KZ: BrandPlan[] = [
  {
    id: 10,
    country: 'kz',
    key: 'tez',
    name: 'Тез Донер',
    cuisine: 'Донер | Донер | Doner | დონერი',
    percent: 100,
    linens: ['tile', 'saffron', 'blush'],
    day: 'evening',
    sections: [
      section('doner', DONER, undefined, [
        kz(
          'doner',
          1990,
          '420 g',
          'Қазы қосылған донер | Донер с казы | Kazy doner',
          'Ұлттық дәм: қазы, карамель пияз, лаваш | Казы, карамельный лук и хрустящий лаваш | Kazy, caramelised onion and crisp lavash',
          { minutes: 10 },
        ),
      ]),
      section('combos', STREET_COMBOS),
      section('snacks', STREET_SIDES, 7),
      section('salads', SALADS, 2),
      section('drinks', COLD_DRINKS),
      section('sauces', SAUCES),
    ],
  },
  {
    id: 11,
    country: 'kz',
    key: 'nan-et',
    name: 'Нан & Ет',
    cuisine: 'Стрит-фуд | Уличная еда | Street food | სთრით ფუდი',
    percent: 94,
    linens: ['saffron', 'ember', 'sky'],
    day: 'evening',
    sections: [
      section('doner', DONER, 6),
      section('burgers', BURGERS, 4, [
        kz(
          'sandwich',
          2190,
          '320 g',
          'Қазы қосылған сэндвич | Сэндвич с казы | Kazy sandwich',
          'Таба нан, қазы, ақжелкен мен қияр | Таба-нан, казы, хрен и огурец | Taba nan, kazy, horseradish and cucumber',
          { minutes: 8 },
        ),
      ]),
      section('snacks', STREET_SIDES),
      section('bread', KAZAKH_BAKERY, 4),
      section('drinks', COLD_DRINKS, 8),
      section('sauces', SAUCES, 4),
    ],
  },
  {
    id: 12,
    country: 'kz',
    key: 'burgerhana',
    name: 'Бургерхана',
    cuisine: 'Бургерлер | Бургеры | Burgers | ბურგერები',
    percent: 100,
    linens: ['sky', 'saffron', 'blush'],
    day: 'evening',
    sections: [
      section('burgers', BURGERS, 10, [
        kz(
          'burger',
          3290,
          '360 g',
          'Жылқы етінен бургер | Бургер с кониной | Horse meat burger',
          'Жылқы еті, ірімшік және үй тұздығы | Котлета из конины, сыр и домашний соус | Horse meat patty, cheese and house sauce',
          { minutes: 18 },
        ),
      ]),
      section('combos', STREET_COMBOS),
      section('snacks', STREET_SIDES, 6),
      section('salads', SALADS, 2),
      section('desserts', DESSERTS, 3),
      section('drinks', COLD_DRINKS, 8),
      section('sauces', SAUCES),
    ],
  },
  {
    id: 13,
    country: 'kz',
    key: 'steppe',
    name: 'Steppe Burger',
    cuisine: 'Бургер мен крафт | Бургеры и крафт | Burgers and craft beer | ბურგერები',
    percent: 115,
    linens: ['ember', 'tile', 'walnut'],
    day: 'evening',
    sections: [
      section('burgers', BURGERS, 8),
      section('snacks', STREET_SIDES, 7, [
        kz(
          'wings',
          2690,
          '10 pcs',
          'Шырғанақ тұздығындағы қанаттар | Крылья в облепиховом соусе | Sea buckthorn wings',
          'Ащы-тәтті, тек бізде | Кисло-сладкие, только у нас | Sweet and sour, only here',
          { minutes: 20 },
        ),
      ]),
      section('salads', SALADS, 3),
      section('lemonades', LEMONADES, 4),
      section('bar', BEER_KZ),
      section('drinks', COLD_DRINKS, 5),
    ],
  },
  {
    id: 14,
    country: 'kz',
    key: 'piano',
    name: 'Piano Pizza',
    cuisine: 'Пицца | Пицца | Pizza | პიცა',
    percent: 100,
    linens: ['blush', 'sand', 'sage'],
    day: 'allDay',
    sections: [
      section('pizza', PIZZA, 12),
      section('pasta', PASTA, 5),
      section('snacks', ITALIAN_STARTERS, 5),
      section('combos', STREET_COMBOS.slice(2)),
      section('desserts', DESSERTS, 3),
      section('drinks', COLD_DRINKS, 7),
      section('sauces', SAUCES),
    ],
  },
  {
    id: 15,
    country: 'kz',
    key: 'bazilik',
    name: 'Базилик',
    cuisine: 'Итальян асханасы | Итальянская кухня | Italian cuisine | იტალიური სამზარეულო',
    percent: 120,
    linens: ['sage', 'apricot', 'oat'],
    day: 'allDay',
    sections: [
      section('pasta', PASTA, undefined, [
        kz(
          'pastaPesto',
          3290,
          '330 g',
          'Қазы қосылған тальятелле | Тальятелле с казы | Tagliatelle with kazy',
          'Кілегей тұздық, казы мен пармезан | Сливочный соус, казы и пармезан | Cream sauce, kazy and parmesan',
        ),
      ]),
      section('pizza', PIZZA, 7),
      section('snacks', ITALIAN_STARTERS),
      section('salads', SALADS, 3),
      section('cakes', CAKES, 4),
      section('lemonades', LEMONADES, 4),
      section('bar', BEER_KZ),
    ],
  },
  {
    id: 16,
    country: 'kz',
    key: 'qamyr',
    name: 'Қамыр',
    cuisine: 'Пицца мен тоқаш | Пицца и выпечка | Pizza and bakes | პიცა და ცომეული',
    percent: 92,
    linens: ['apricot', 'saffron', 'oat'],
    day: 'evening',
    sections: [
      section('pizza', PIZZA, 10, [
        kz(
          'pizzaCheese',
          2990,
          '480 g',
          'Құрт қосылған пицца | Пицца с куртом | Pizza with kurt',
          'Тұзды құрт, моцарелла және бал | Солёный курт, моцарелла и мёд | Salty kurt, mozzarella and honey',
          { minutes: 20 },
        ),
      ]),
      section('bread', KAZAKH_BAKERY),
      section('snacks', STREET_SIDES, 5),
      section('drinks', COLD_DRINKS, 8),
      section('sauces', SAUCES, 4),
    ],
  },
];

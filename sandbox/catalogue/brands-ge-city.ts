import { section, type BrandPlan } from './brand-plan';
import { ASIAN_SNACKS, ASIAN_SOUPS, NIGIRI_AND_SETS, ROLLS, WOK } from './menus/asian';
import { PASTRY } from './menus/bakery';
import { BURGERS } from './menus/burgers';
import { COFFEE, COLD_COFFEE, TEA } from './menus/coffee';
import { ge } from './menus/dish';
import { DRINKS_GE, LEMONADES, SOFT_DRINKS, WINE_GE } from './menus/drinks';
import { KHACHAPURI } from './menus/georgian-bread';
import { GEORGIAN_COLD } from './menus/georgian-table';
import { BOWLS, BREAKFAST, SALADS, SMOOTHIES, VEGETARIAN } from './menus/healthy';
import { SAUCES, SAUCES_GE } from './menus/home';
import { ITALIAN_STARTERS, PASTA, PIZZA } from './menus/italian';
import { DONER, STREET_COMBOS, STREET_SIDES } from './menus/street';
import { CAKES, DESSERTS } from './menus/sweets';

const COLD_DRINKS = [...DRINKS_GE, ...SOFT_DRINKS];

/** Coffee, pizza, burgers, sushi and breakfast in Georgia. */
export const CITY_BRANDS_GE: BrandPlan[] = [
  {
    id: 108,
    country: 'ge',
    key: 'rioni',
    name: 'Rioni Coffee',
    cuisine: 'Кофехана | Кофейня | Coffee house | ყავახანა',
    percent: 97,
    linens: ['walnut', 'oat', 'plum'],
    day: 'morning',
    sections: [
      section('coffee', COFFEE),
      section('coldCoffee', COLD_COFFEE),
      section('pastry', PASTRY),
      section('cakes', CAKES, 5),
      section('breakfast', BREAKFAST, 4),
      section('tea', TEA),
    ],
  },
  {
    id: 109,
    country: 'ge',
    key: 'narikala',
    name: 'Narikala Pizza',
    cuisine: 'Пицца | Пицца | Pizza | პიცა',
    percent: 100,
    linens: ['sand', 'blush', 'oat'],
    day: 'evening',
    sections: [
      section(
        'pizza',
        PIZZA.filter(({ name }) => name.en !== 'Kazy pizza'),
        undefined,
        [
          ge(
            'pizzaCheese',
            21.5,
            '480 g',
            'პიცა სულგუნითა და ნიგვზით | Пицца с сулугуни и орехом | Sulguni and walnut pizza',
            'სულგუნი, ნიგოზი და აჯიკა | Сулугуни, грецкий орех и аджика | Sulguni, walnuts and adjika',
            { minutes: 20 },
          ),
        ],
      ),
      section('pasta', PASTA, 5),
      section('snacks', ITALIAN_STARTERS, 4),
      section('drinks', COLD_DRINKS, 8),
      section('wine', WINE_GE, 5),
      section('sauces', SAUCES),
    ],
  },
  {
    id: 110,
    country: 'ge',
    key: 'vake',
    name: 'Vake Burger',
    cuisine: 'Бургерлер | Бургеры | Burgers | ბურგერები',
    percent: 106,
    linens: ['tile', 'sky', 'blush'],
    day: 'evening',
    sections: [
      section('burgers', BURGERS, undefined, [
        ge(
          'burgerCheese',
          18.5,
          '350 g',
          'ბურგერი სულგუნით | Бургер с сулугуни | Sulguni burger',
          'შემწვარი სულგუნი და აჯიკის მაიონეზი | Жареный сулугуни и майонез с аджикой | Fried sulguni and adjika mayonnaise',
          { minutes: 15 },
        ),
      ]),
      section('combos', STREET_COMBOS),
      section('snacks', STREET_SIDES, 6),
      section('salads', SALADS, 2),
      section('wine', WINE_GE.slice(6, 8)),
      section('drinks', COLD_DRINKS, 8),
      section('sauces', SAUCES),
    ],
  },
  {
    id: 111,
    country: 'ge',
    key: 'shaurma',
    name: 'შაურმა 24',
    cuisine: 'Шаурма | Шаурма | Shawarma | შაურმა',
    percent: 92,
    linens: ['saffron', 'tile', 'ember'],
    day: 'evening',
    sections: [
      section('doner', DONER, undefined, [
        ge(
          'doner',
          12.9,
          '450 g',
          'შაურმა ქართულად | Шаурма по-грузински | Georgian shawarma',
          'ტყემალი, აჯიკა და შემწვარი სულგუნი | Ткемали, аджика и жареный сулугуни | Tkemali, adjika and fried sulguni',
          { minutes: 10 },
        ),
      ]),
      section('combos', STREET_COMBOS),
      section('snacks', STREET_SIDES),
      section('drinks', COLD_DRINKS, 9),
      section('sauces', SAUCES_GE),
    ],
  },
  {
    id: 112,
    country: 'ge',
    key: 'umi',
    name: 'Umi',
    cuisine: 'Суши мен вок | Суши и вок | Sushi and wok | სუში და ვოკი',
    percent: 104,
    linens: ['indigo', 'pine', 'tile'],
    day: 'allDay',
    sections: [
      section('rolls', ROLLS, 10),
      section('sets', NIGIRI_AND_SETS, 6),
      section('wok', WOK, 5),
      section('soups', ASIAN_SOUPS, 4),
      section('snacks', ASIAN_SNACKS),
      section('drinks', COLD_DRINKS, 8),
    ],
  },
  {
    id: 113,
    country: 'ge',
    key: 'mtsvane',
    name: 'მწვანე',
    cuisine: 'Вегетариан асханасы | Вегетарианская кухня | Vegetarian | ვეგეტარიანული',
    percent: 100,
    linens: ['sage', 'saffron', 'sky'],
    day: 'allDay',
    sections: [
      section('salads', SALADS),
      section('bowls', BOWLS, 4),
      section(
        'cold',
        GEORGIAN_COLD.filter(({ picture }) => picture !== 'satsivi' && picture !== 'olivier'),
        5,
        [
          ge(
            'pkhali',
            11.5,
            '180 g',
            'ჭინჭრის ფხალი | Пхали из крапивы | Nettle pkhali',
            'გაზაფხულის ჭინჭარი ნიგვზით | Весенняя крапива с орехом | Spring nettles with walnuts',
          ),
        ],
      ),
      section('vegetarian', VEGETARIAN),
      section('smoothies', SMOOTHIES),
      section('desserts', DESSERTS, 3),
      section('lemonades', LEMONADES, 4),
    ],
  },
  {
    id: 114,
    country: 'ge',
    key: 'dila',
    name: 'დილა',
    cuisine: 'Таңғы ас | Завтраки | Breakfast | საუზმე',
    percent: 98,
    linens: ['oat', 'saffron', 'sage'],
    day: 'morning',
    sections: [
      section('breakfast', BREAKFAST, undefined, [
        ge(
          'shakshuka',
          15.5,
          '340 g',
          'ჩირბული | Чирбули | Chirbuli',
          'აჭარული ერბოკვერცხი პომიდვრითა და ნიგვზით | Аджарская яичница с помидорами и орехом | Adjarian eggs with tomato and walnuts',
          { minutes: 15 },
        ),
      ]),
      section('pastry', PASTRY, 7),
      section('khachapuri', KHACHAPURI, 3),
      section('coffee', COFFEE, 7),
      section('smoothies', SMOOTHIES, 4),
      section('tea', TEA, 3),
    ],
  },
];

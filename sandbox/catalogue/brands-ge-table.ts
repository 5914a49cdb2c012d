import { section, takeaway, type BrandPlan } from './brand-plan';
import { BREAD, PASTRY } from './menus/bakery';
import { COFFEE, TEA } from './menus/coffee';
import { PLATTER_WITH } from './menus/choices';
import { ge } from './menus/dish';
import { DRINKS_GE, SOFT_DRINKS, WINE_GE } from './menus/drinks';
import { KHACHAPURI, KHINKALI } from './menus/georgian-bread';
import { MTSVADI } from './menus/georgian-grill';
import { GEORGIAN_SWEETS, TONE_BAKERY } from './menus/georgian-sweets';
import { GEORGIAN_COLD, GEORGIAN_HOT, GEORGIAN_SOUPS } from './menus/georgian-table';
import { READY_FOOD_GE, SAUCES_GE, SEMIFINISHED } from './menus/home';
import { CAKES, DESSERTS } from './menus/sweets';

const COLD_DRINKS = [...DRINKS_GE, ...SOFT_DRINKS];

/** Georgian restaurants and bakeries. */
export const TABLE_BRANDS_GE: BrandPlan[] = [
  {
    id: 101,
    country: 'ge',
    key: 'supra',
    name: 'სუფრა',
    cuisine: 'Грузин асханасы | Грузинская кухня | Georgian cuisine | ქართული სამზარეულო',
    percent: 100,
    linens: ['indigo', 'saffron', 'pome', 'sage'],
    day: 'allDay',
    sections: [
      section('khinkali', KHINKALI),
      takeaway(132, section('khachapuri', KHACHAPURI)),
      takeaway(
        134,
        section('cold', GEORGIAN_COLD, 14, [
          ge(
            'supraPlate',
            32,
            '700 g',
            '„სუფრის“ დიდი ასორტი | Большое ассорти «Супра» | Grand Supra platter',
            'ფხალი, ბადრიჯანი, სულგუნი და ჯონჯოლი | Пхали, бадриджани, сулугуни и джонджоли | Pkhali, badrijani, sulguni and jonjoli',
            { minutes: 10, choices: [PLATTER_WITH] },
          ),
        ]),
      ),
      section('soups', GEORGIAN_SOUPS),
      section('hot', GEORGIAN_HOT),
      section('grill', MTSVADI),
      section('nationalSweets', GEORGIAN_SWEETS),
      section('drinks', COLD_DRINKS, 9),
      section('wine', WINE_GE),
      section('tea', TEA, 3),
      section('sauces', SAUCES_GE),
      section('newYear', READY_FOOD_GE, 3),
    ],
  },
  {
    id: 102,
    country: 'ge',
    key: 'khinklis',
    name: 'ხინკლის სახლი',
    cuisine: 'Хинкали | Хинкальная | Khinkali house | სახინკლე',
    percent: 94,
    linens: ['pome', 'indigo', 'apricot'],
    day: 'evening',
    sections: [
      section('khinkali', KHINKALI, undefined, [
        ge(
          'khinkali',
          16.5,
          '5 pcs',
          'ხინკალი კალმახით | Хинкали с форелью | Trout khinkali',
          'მთის კალმახი, კამა და კარაქი | Горная форель, укроп и масло | Mountain trout, dill and butter',
          { minutes: 22 },
        ),
      ]),
      section('cold', GEORGIAN_COLD, 6),
      section('hot', GEORGIAN_HOT, 6),
      section('khachapuri', KHACHAPURI, 4),
      section('wine', WINE_GE, 6),
      section('drinks', COLD_DRINKS, 6),
      section('sauces', SAUCES_GE, 4),
    ],
  },
  {
    id: 103,
    country: 'ge',
    key: 'lazi',
    name: 'ლაზი',
    cuisine: 'Аджария асханасы | Аджарская кухня | Adjarian cuisine | აჭარული სამზარეულო',
    percent: 104,
    linens: ['saffron', 'apricot', 'sage'],
    day: 'allDay',
    sections: [
      section('khachapuri', KHACHAPURI, undefined, [
        ge(
          'khachapuriBoat',
          27.5,
          '650 g',
          '„ტიტანიკი“ აჭარული | Аджарули «Титаник» | Titanic Adjarian',
          'ორმაგი ყველი და ორი გული, ორისთვის | Двойной сыр и два желтка, на двоих | Double cheese and two yolks, for two',
          { minutes: 25 },
        ),
      ]),
      section('hot', GEORGIAN_HOT, 7),
      section('cold', GEORGIAN_COLD, 6),
      section('nationalSweets', GEORGIAN_SWEETS, 5),
      section('drinks', COLD_DRINKS, 7),
      section('wine', WINE_GE, 4),
    ],
  },
  {
    id: 104,
    country: 'ge',
    key: 'megruli',
    name: 'მეგრული სახლი',
    cuisine: 'Мегрел асханасы | Мегрельская кухня | Megrelian cuisine | მეგრული სამზარეულო',
    percent: 98,
    linens: ['plum', 'saffron', 'pome'],
    day: 'allDay',
    sections: [
      section('hot', GEORGIAN_HOT, 11, [
        ge(
          'kharcho',
          25.5,
          '420 g',
          'ბაჟიანი ქათამი | Курица в баже | Chicken in bazhe',
          'შემწვარი ქათამი ნიგვზის ცივ სოუსში | Жареная курица в холодном ореховом соусе | Roast chicken in cold walnut sauce',
        ),
      ]),
      section('cold', GEORGIAN_COLD, 8),
      section('soups', GEORGIAN_SOUPS),
      section('khachapuri', KHACHAPURI, 5),
      section('nationalSweets', GEORGIAN_SWEETS, 4),
      section('wine', WINE_GE, 6),
      section('sauces', SAUCES_GE),
    ],
  },
  {
    id: 105,
    country: 'ge',
    key: 'mtsvadi',
    name: 'მწვადის ეზო',
    cuisine: 'Гриль | Мцвади и гриль | Grill | მწვადი',
    percent: 106,
    linens: ['pome', 'indigo', 'walnut'],
    day: 'evening',
    sections: [
      section('grill', MTSVADI, undefined, [
        ge(
          'mtsvadi',
          26.5,
          '280 g',
          'ეზოს მწვადი | Мцвади по-дворовому | Courtyard mtsvadi',
          'საფერავში დამარინადებული ხბო | Телятина в маринаде из саперави | Veal marinated in Saperavi',
          { minutes: 25 },
        ),
      ]),
      section('cold', GEORGIAN_COLD, 8),
      section('hot', GEORGIAN_HOT, 5),
      section('khachapuri', KHACHAPURI, 3),
      section('wine', WINE_GE),
      section('drinks', COLD_DRINKS, 5),
      section('sauces', SAUCES_GE),
    ],
  },
  {
    id: 106,
    country: 'ge',
    key: 'tone',
    name: 'თონე',
    cuisine: 'Наубайхана | Пекарня | Bakery | საცხობი',
    percent: 90,
    linens: ['saffron', 'sand', 'apricot'],
    day: 'morning',
    sections: [
      section('bakery132', TONE_BAKERY),
      section('khachapuri', KHACHAPURI, 7),
      section('semifinished133', SEMIFINISHED, 4),
      section('ready134', READY_FOOD_GE),
      section('pastry', PASTRY, 5),
      section('loaves', BREAD, 3),
      section('drinks', COLD_DRINKS, 8),
    ],
  },
  {
    id: 107,
    country: 'ge',
    key: 'tkbili',
    name: 'ტკბილი ქუჩა',
    cuisine: 'Тәттілер | Кондитерская | Confectionery | საკონდიტრო',
    percent: 100,
    linens: ['blush', 'plum', 'saffron'],
    day: 'allDay',
    sections: [
      section('cakes', CAKES),
      section('desserts', DESSERTS),
      section('nationalSweets', GEORGIAN_SWEETS, undefined, [
        ge(
          'pelamushi',
          11.5,
          '200 g',
          'თათარა საფერავით | Татара из саперави | Saperavi tatara',
          'ყურძნის სქელი კრემი შემწვარი თხილით | Густой виноградный крем с фундуком | Thick grape cream with roasted hazelnuts',
        ),
      ]),
      section('coffee', COFFEE, 6),
      section('tea', TEA, 3),
    ],
  },
];

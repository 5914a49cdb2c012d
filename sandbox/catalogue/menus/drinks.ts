import { both, branded, ge, kz, type Dish } from './dish';

export const LEMONADES: Dish[] = [
  both(
    'lemonadeBerry',
    1190,
    '400 ml',
    'Жидек лимонады | Лимонад ягодный | Berry lemonade | კენკრის ლიმონათი',
  ),
  both(
    'mojito',
    1190,
    '400 ml',
    'Алкогольсіз мохито | Мохито безалкогольный | Virgin mojito | უალკოჰოლო მოხიტო',
  ),
  both(
    'juiceOrange',
    1190,
    '400 ml',
    'Апельсин лимонады | Лимонад апельсин-маракуйя | Orange and passion fruit lemonade | ფორთოხლის ლიმონათი',
  ),
  both(
    'lemonadeSeabuckthorn',
    1290,
    '400 ml',
    'Шырғанақ лимонады | Лимонад облепиховый | Sea buckthorn lemonade | ქაცვის ლიმონათი',
  ),
  both('compote', 690, '400 ml', 'Үй компоты | Домашний компот | Home-made compote | სახლის კომპოტი'),
  both('ayran', 590, '300 ml', 'Айран | Айран | Ayran | აირანი'),
];

export const SOFT_DRINKS: Dish[] = [
  branded('cola', 590, '0.5 l', 'Coca-Cola', null, { isGood: true, barcode: '5449000000996', minutes: 1 }),
  branded('cola', 590, '0.5 l', 'Coca-Cola Zero', null, {
    isGood: true,
    barcode: '5449000131805',
    minutes: 1,
  }),
  branded('juiceOrange', 590, '0.5 l', 'Fanta', null, { isGood: true, barcode: '5449000011527', minutes: 1 }),
  branded('water', 590, '0.5 l', 'Sprite', null, { isGood: true, barcode: '5449000014535', minutes: 1 }),
  both('juiceBox', 690, '0.2 l', 'Алма шырыны | Сок яблочный | Apple juice | ვაშლის წვენი', null, {
    isGood: true,
    barcode: '4870001234566',
    minutes: 1,
  }),
  both('juiceBox', 690, '0.2 l', 'Шабдалы шырыны | Сок персиковый | Peach juice | ატმის წვენი', null, {
    isGood: true,
    minutes: 1,
  }),
];

export const WATER_KZ: Dish[] = [
  kz('water', 390, '0.5 l', 'Газсыз су | Вода без газа | Still water', null, {
    isGood: true,
    barcode: '4870204391518',
    minutes: 1,
  }),
  kz('water', 450, '0.5 l', 'Газдалған су | Вода с газом | Sparkling water', null, {
    isGood: true,
    minutes: 1,
  }),
  kz('cola', 890, '0.45 l', 'Энергетик «Қыран» | Энергетик «Кыран» | Qyran energy drink', null, {
    isGood: true,
    age: 'energy_drink',
    barcode: '4870112000119',
    minutes: 1,
  }),
];

export const BEER_KZ: Dish[] = [
  kz('beer', 1490, '0.5 l', 'Ашық құйма сыра | Пиво светлое разливное | Draught lager', null, {
    age: 'alcohol',
    minutes: 3,
  }),
  kz('beer', 1590, '0.5 l', 'Сүзілмеген сыра | Пиво нефильтрованное | Unfiltered beer', null, {
    age: 'alcohol',
    minutes: 3,
  }),
  kz('beer', 1290, '0.5 l', 'Алкогольсіз сыра | Пиво безалкогольное | Alcohol-free beer', null, {
    minutes: 3,
  }),
  kz('wineRed', 2490, '150 ml', 'Құрғақ қызыл шарап | Вино красное сухое | Dry red wine', null, {
    age: 'alcohol',
    minutes: 3,
  }),
  kz('wineWhite', 2490, '150 ml', 'Құрғақ ақ шарап | Вино белое сухое | Dry white wine', null, {
    age: 'alcohol',
    minutes: 3,
  }),
  kz('cocktail', 2890, '300 ml', 'Апероль шприц | Апероль Шприц | Aperol Spritz', null, {
    age: 'alcohol',
    minutes: 5,
  }),
];

export const DRINKS_GE: Dish[] = [
  ge(
    'tarragon',
    4.5,
    '0.5 l',
    'ტარხუნა | Тархун | Tarkhuna tarragon lemonade',
    'ცივი ლიმონათი ახალი ტარხუნით | Холодный лимонад со свежим тархуном | Chilled lemonade with fresh tarragon',
  ),
  ge('pearLemonade', 4.5, '0.5 l', 'მსხლის ლიმონათი | Лимонад грушевый | Pear lemonade'),
  ge('lemonadeBerry', 5, '0.5 l', 'საფერავის ლიმონათი | Лимонад саперави | Saperavi grape lemonade', null),
  ge('compote', 5.9, '0.5 l', 'ალუბლის კომპოტი | Компот вишнёвый | Cherry compote'),
  ge('ayran', 4, '0.3 l', 'მაწვნის აირანი | Айран из мацони | Matsoni ayran'),
  ge('water', 3.5, '0.5 l', 'მინერალური წყალი | Минеральная вода | Mineral water', null, {
    isGood: true,
    barcode: '4860019001346',
    minutes: 1,
  }),
  ge('water', 3, '0.5 l', 'წყაროს წყალი | Вода родниковая | Spring water', null, {
    isGood: true,
    minutes: 1,
  }),
  ge(
    'cola',
    6.5,
    '0.45 l',
    'ენერგეტიკული სასმელი „არწივი“ | Энергетик «Арциви» | Artsivi energy drink',
    null,
    { isGood: true, age: 'energy_drink', minutes: 1 },
  ),
];

export const WINE_GE: Dish[] = [
  ge(
    'wineRed',
    12,
    '150 ml',
    'საფერავი | Саперави | Saperavi',
    'მშრალი წითელი, მაყვლისა და ალუბლის ტონებით | Сухое красное: ежевика и вишня | Dry red with blackberry and cherry',
    { age: 'alcohol', minutes: 3 },
  ),
  ge(
    'wineWhite',
    11,
    '150 ml',
    'წინანდალი | Цинандали | Tsinandali',
    'მშრალი თეთრი, ყვავილისა და მწვანე ვაშლის არომატით | Сухое белое: цветы и зелёное яблоко | Dry white with blossom and green apple',
    { age: 'alcohol', minutes: 3 },
  ),
  ge(
    'wineAmber',
    13.5,
    '150 ml',
    'ქვევრის რქაწითელი | Ркацители из квеври | Qvevri Rkatsiteli',
    'ქარვისფერი, ჩირისა და ნიგვზის ტონებით | Янтарное: сухофрукты и грецкий орех | Amber, with dried fruit and walnut',
    { age: 'alcohol', minutes: 3 },
  ),
  ge(
    'wineRedBottle',
    45,
    '0.75 l',
    'მუკუზანი, ბოთლი | Мукузани, бутылка | Mukuzani, bottle',
    'მუხის კასრში დაძველებული საფერავი | Саперави, выдержанное в дубе | Oak-aged Saperavi',
    { age: 'alcohol', minutes: 3 },
  ),
  ge(
    'wineRedBottle',
    42,
    '0.75 l',
    'ქინძმარაული, ბოთლი | Киндзмараули, бутылка | Kindzmarauli, bottle',
    'ნახევრად ტკბილი წითელი | Полусладкое красное | Semi-sweet red',
    { age: 'alcohol', minutes: 3 },
  ),
  ge('sparkling', 14, '150 ml', 'ცქრიალა ღვინო | Игристое брют | Sparkling brut', null, {
    age: 'alcohol',
    minutes: 3,
  }),
  ge('beer', 7, '0.5 l', 'ღია ლუდი | Пиво светлое | Lager', null, { age: 'alcohol', minutes: 3 }),
  ge('beer', 7.5, '0.5 l', 'გაუფილტრავი ლუდი | Пиво нефильтрованное | Unfiltered beer', null, {
    age: 'alcohol',
    minutes: 3,
  }),
  ge('wineAmber', 9, '50 ml', 'ჭაჭა | Чача | Chacha', null, { age: 'alcohol', minutes: 3 }),
];

import { cups, MILK, SYRUPS, TEA_WITH } from './choices';
import { both, type Dish } from './dish';

export const COFFEE: Dish[] = [
  both(
    'espresso',
    690,
    '40 ml',
    'Эспрессо | Эспрессо | Espresso | ესპრესო',
    'Шоколад пен құрғақ жеміс дәмі | Шоколад и сухофрукты в послевкусии | Notes of chocolate and dried fruit | შოკოლადისა და ჩირის ტონები',
    { minutes: 4 },
  ),
  both('espresso', 890, '200 ml', 'Американо | Американо | Americano | ამერიკანო', null, {
    minutes: 4,
    sizes: cups(890, 1090, 1290),
    choices: [SYRUPS],
  }),
  both(
    'cappuccino',
    1190,
    '250 ml',
    'Капучино | Капучино | Cappuccino | კაპუჩინო',
    'Қою көбік пен қос эспрессо | Плотная пена и двойной эспрессо | Thick foam and a double espresso | სქელი ქაფი და ორმაგი ესპრესო',
    { minutes: 5, sizes: cups(1190, 1390, 1590), choices: [MILK, SYRUPS] },
  ),
  both(
    'latte',
    1290,
    '350 ml',
    'Латте | Латте | Latte | ლატე',
    'Көп сүт, жұмсақ дәм | Много молока и мягкий вкус | Milky and mellow | ბევრი რძე და რბილი გემო',
    { minutes: 5, sizes: cups(1290, 1490, 1690, true), choices: [MILK, SYRUPS] },
  ),
  both('cappuccino', 1390, '200 ml', 'Флэт уайт | Флэт уайт | Flat white | ფლეთ უაითი', null, {
    choices: [MILK],
  }),
  both(
    'raf',
    1590,
    '300 ml',
    'Балды раф | Раф медовый | Honey raf | რაფი თაფლით',
    'Кілегей, тау балы мен ваниль | Сливки, горный мёд и ваниль | Cream, mountain honey and vanilla | ნაღები, მთის თაფლი და ვანილი',
    { choices: [SYRUPS] },
  ),
  both(
    'latte',
    1690,
    '350 ml',
    'Тұзды карамель латте | Латте солёная карамель | Salted caramel latte | ლატე მარილიანი კარამელით',
    'Үй карамелі, теңіз тұзы | Домашняя карамель и морская соль | House caramel and sea salt | სახლის კარამელი და ზღვის მარილი',
    { choices: [MILK] },
  ),
  both(
    'cocoa',
    1390,
    '300 ml',
    'Маршмеллоу қосылған какао | Какао с маршмеллоу | Cocoa with marshmallow | კაკაო მარშმელოუთი',
    null,
    { choices: [MILK] },
  ),
  both(
    'cocoa',
    1690,
    '250 ml',
    'Ыстық шоколад | Горячий шоколад | Hot chocolate | ცხელი შოკოლადი',
    'Қою, қара шоколадтан | Густой, из тёмного шоколада | Thick, made with dark chocolate | სქელი, შავი შოკოლადისგან',
  ),
  both(
    'matcha',
    1590,
    '350 ml',
    'Матча латте | Матча латте | Matcha latte | მატჩა ლატე',
    'Жапон матчасы мен сүт | Японская матча и молоко | Japanese matcha and milk | იაპონური მატჩა და რძე',
    { sizes: cups(1590, 1790, 1990), choices: [MILK] },
  ),
];

export const COLD_COFFEE: Dish[] = [
  both('iceCoffee', 1490, '400 ml', 'Айс латте | Айс-латте | Iced latte | ცივი ლატე', null, {
    choices: [MILK, SYRUPS],
  }),
  both(
    'iceCoffee',
    1590,
    '350 ml',
    'Бамбл | Бамбл | Bumble coffee | ბამბლი',
    'Эспрессо мен апельсин шырыны | Эспрессо и апельсиновый сок | Espresso and orange juice | ესპრესო და ფორთოხლის წვენი',
  ),
  both('iceCoffee', 1390, '350 ml', 'Эспрессо-тоник | Эспрессо-тоник | Espresso tonic | ესპრესო ტონიკი'),
  both(
    'iceCoffee',
    1690,
    '400 ml',
    'Колд брю | Колд брю | Cold brew | ქოლდ ბრიუ',
    'Он алты сағат суық тұндырма | Шестнадцать часов холодного настоя | Steeped cold for sixteen hours | თექვსმეტი საათი ცივად დაყენებული',
  ),
  both(
    'bubbleTea',
    1790,
    '500 ml',
    'Классикалық бабл-ти | Бабл-ти классический | Classic bubble tea | ბაბლ-თი კლასიკური',
    'Қара шай, сүт және тапиока | Чёрный чай, молоко и тапиока | Black tea, milk and tapioca | შავი ჩაი, რძე და ტაპიოკა',
  ),
  both('bubbleTea', 1890, '500 ml', 'Манголы бабл-ти | Бабл-ти манго | Mango bubble tea | ბაბლ-თი მანგო'),
];

export const TEA: Dish[] = [
  both('teaBlack', 990, '600 ml', 'Қара шай | Чёрный чай | Black tea | შავი ჩაი', null, {
    choices: [TEA_WITH],
  }),
  both('teaGreen', 990, '600 ml', 'Көк шай | Зелёный чай | Green tea | მწვანე ჩაი', null, {
    choices: [TEA_WITH],
  }),
  both(
    'teaBerry',
    1490,
    '800 ml',
    'Таңқурай мен жалбыз шайы | Чай с малиной и мятой | Raspberry and mint tea | ჩაი ჟოლოთი და პიტნით',
    null,
    { choices: [TEA_WITH] },
  ),
  both(
    'teaBerry',
    1590,
    '800 ml',
    'Шырғанақ пен имбирь шайы | Облепиховый чай с имбирём | Sea buckthorn and ginger tea | ქაცვის ჩაი ჯანჯაფილით',
  ),
  both(
    'teaGreen',
    1390,
    '800 ml',
    'Тау шөптерінің шайы | Чай на горных травах | Mountain herb tea | მთის ბალახების ჩაი',
  ),
];

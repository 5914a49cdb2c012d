import { TEA_WITH, portions } from './choices';
import { kz, type Dish } from './dish';

export const KAZAKH_BREAD: Dish[] = [
  kz(
    'baursaks',
    890,
    '10 pcs',
    'Бауырсақ | Баурсаки | Baursaks',
    'Ыстық, алтындай қызарған бауырсақ | Горячие, румяные, прямо из казана | Hot and golden, straight from the cauldron',
    { sizes: portions(890, 1490) },
  ),
  kz(
    'samsa',
    690,
    '1 pcs · 140 g',
    'Тандыр самсасы, сиыр еті | Самса тандырная с говядиной | Tandoor samsa with beef',
    'Қытырлақ қабат, шырынды ет | Хрустящие слои и сочное мясо | Crisp layers and juicy meat',
    { minutes: 10 },
  ),
  kz(
    'samsaPumpkin',
    590,
    '1 pcs · 130 g',
    'Асқабақ самсасы | Самса с тыквой | Pumpkin samsa',
    'Тәтті асқабақ пен бұрыш | Сладкая тыква с перцем | Sweet pumpkin with black pepper',
    { minutes: 10 },
  ),
  kz(
    'samsa',
    790,
    '1 pcs · 150 g',
    'Қой еті мен құйрық майы қосылған самса | Самса с бараниной и курдюком | Samsa with lamb and tail fat',
    'Ферғаналық тандырда піскен | По-фергански, из глиняного тандыра | Baked in a clay tandoor',
  ),
  kz(
    'tandyrBread',
    390,
    '1 pcs · 250 g',
    'Тандыр нан | Лепёшка тандырная | Tandoor bread',
    'Жаңа піскен, күнжіт себілген | Свежая, с кунжутом | Fresh, with sesame seeds',
    { minutes: 5 },
  ),
  kz(
    'tandyrBread',
    490,
    '2 pcs',
    'Таба нан | Таба-нан | Taba nan',
    'Шойын табада піскен дала наны | Степной хлеб из чугунной сковороды | Steppe bread baked in a cast-iron pan',
  ),
  kz(
    'tandyrBread',
    590,
    '4 pcs',
    'Шелпек | Шелпеки | Shelpek flatbreads',
    'Майға пісірілген жұқа, жұмсақ нан | Тонкие мягкие лепёшки | Thin soft fried flatbreads',
  ),
];

export const KAZAKH_SWEETS: Dish[] = [
  kz(
    'zhent',
    1190,
    '150 g',
    'Жент | Жент | Zhent',
    'Тары талқаны, сары май, бал мен мейіз | Толокно из пшена, масло, мёд и изюм | Millet, butter, honey and raisins',
  ),
  kz(
    'chakchak',
    1290,
    '200 g',
    'Балды шақ-шақ | Чак-чак с мёдом | Chak-chak with honey',
    'Қытырлақ қамыр мен тау балы | Хрустящее тесто и горный мёд | Crisp dough with mountain honey',
  ),
  kz(
    'irimshik',
    1390,
    '150 g',
    'Қызыл ірімшік | Иримшик | Irimshik',
    'Баяу қайнатылған тәтті ірімшік | Томлёный сладкий творог из степи | Slow-boiled sweet curd of the steppe',
  ),
  kz(
    'zhent',
    1090,
    '120 g',
    'Тары мен қаймақ | Жареное пшено с каймаком | Roasted millet with kaimak',
    'Қуырылған тары, қаймақ пен құмшекер | Хрустящее пшено, каймак и сахар | Crunchy millet, clotted cream and sugar',
  ),
  kz(
    'candyBox',
    990,
    '200 g',
    'Құрт пен наят | Курт и наят | Kurt and nayat',
    'Тұзды құрт пен тәтті наят, шайға | К чаю: солёный курт и сладкий наят | Salty kurt and rock sugar for tea',
  ),
  kz(
    'honeyCake',
    1590,
    '160 g',
    'Бал торты | Медовик | Honey cake',
    'Тау балы қосылған жұқа қабаттар | Тонкие коржи с горным мёдом | Thin layers with mountain honey',
  ),
];

export const KAZAKH_DRINKS: Dish[] = [
  kz(
    'teaMilk',
    790,
    '500 ml',
    'Қаймақ қосылған шай | Чай с молоком по-казахски | Kazakh tea with milk',
    null,
    { choices: [TEA_WITH] },
  ),
  kz(
    'teaBlack',
    1190,
    '800 ml',
    'Лимон қосылған ташкент шайы | Чай ташкентский с лимоном | Tashkent tea with lemon',
    null,
    { choices: [TEA_WITH] },
  ),
  kz(
    'kumis',
    1190,
    '500 ml',
    'Саумал қымыз | Кумыс саумал | Fresh kumis',
    'Жайлаудан келген балғын қымыз | Свежий, с горных пастбищ | Fresh from the mountain pastures',
  ),
  kz(
    'shubat',
    1290,
    '500 ml',
    'Шұбат | Шубат | Shubat',
    'Түйе сүтінен ашытылған сусын | Кисломолочный напиток из верблюжьего молока | Fermented camel milk',
  ),
  kz('ayran', 590, '300 ml', 'Үй айраны | Айран домашний | Home-made ayran'),
  kz('compote', 690, '500 ml', 'Өрік компоты | Компот из кураги | Dried apricot compote'),
  kz(
    'lemonadeSeabuckthorn',
    1290,
    '400 ml',
    'Шырғанақ лимонады | Лимонад облепиховый | Sea buckthorn lemonade',
  ),
  kz('ayran', 690, '400 ml', 'Ашыған көже | Ашыган-коже | Fermented kozhe drink'),
  kz('teaBerry', 1490, '800 ml', 'Итмұрын шайы | Чай с шиповником | Rosehip tea', null, {
    choices: [TEA_WITH],
  }),
];

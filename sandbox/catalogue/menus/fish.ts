import { TWO_SIDES } from './choices';
import { both, kz, type Dish } from './dish';

export const FISH: Dish[] = [
  kz(
    'friedFish',
    3290,
    '350 g',
    'Балқаш көксеркесі | Судак балхашский жареный | Fried Balkhash zander',
    'Ұнға аунатып қуырылған, қытырлақ | В хрустящей мучной корочке | In a crisp flour crust',
    { minutes: 25, choices: [TWO_SIDES] },
  ),
  kz(
    'friedFish',
    2690,
    '350 g',
    'Тұқы балық қуырмасы | Сазан жареный | Fried carp',
    'Пияз бен лимон қосылған | С луком и лимоном | With onion and lemon',
    { minutes: 25 },
  ),
  kz(
    'salmon',
    4990,
    '250 g',
    'Гриль албырт | Лосось на гриле | Grilled salmon',
    'Лимон майы мен спаржа | С лимонным маслом и спаржей | With lemon butter and asparagus',
    { minutes: 20, choices: [TWO_SIDES] },
  ),
  kz(
    'whiteFish',
    3490,
    '260 g',
    'Пеште піскен көксерке | Судак запечённый | Baked zander',
    'Қызанақ, зәйтүн мен тимьян | Томаты, маслины и тимьян | Tomatoes, olives and thyme',
    { minutes: 25 },
  ),
  kz(
    'shashlikFish',
    3690,
    '230 g',
    'Бекіре кәуабы | Шашлык из осетра | Sturgeon shashlik',
    'Анар тұздығы қосылған | С гранатовым соусом | With pomegranate sauce',
    { minutes: 25 },
  ),
  kz(
    'fishSoup',
    2290,
    '400 ml',
    'Үш балық сорпасы | Уха из трёх рыб | Three-fish ukha',
    'Көксерке, тұқы және бекіре | Судак, сазан и осётр | Zander, carp and sturgeon',
  ),
  kz(
    'whiteFish',
    2990,
    '300 g',
    'Көктал | Коктал | Koktal smoked fish',
    'Көкөніс қосып, ыстап пісірілген балық | Рыба горячего копчения с овощами | Hot-smoked fish with vegetables',
    { minutes: 40 },
  ),
  kz(
    'cutlets',
    2190,
    '280 g',
    'Шортан котлеттері | Котлеты из щуки | Pike cakes',
    'Картоп езбесі мен аскөк тұздығы | С пюре и укропным соусом | With mash and dill sauce',
  ),
  kz(
    'salmon',
    3990,
    '150 g',
    'Ысталған балық табағы | Ассорти копчёной рыбы | Smoked fish platter',
    'Албырт, бекіре және майлы балық | Лосось, осётр и масляная рыба | Salmon, sturgeon and butterfish',
  ),
];

export const SEAFOOD: Dish[] = [
  both(
    'shrimpPlate',
    3990,
    '250 g',
    'Сарымсақты асшаян | Креветки в чесночном масле | Garlic shrimp | კრევეტი ნივრის ზეთში',
    'Ақ шарап пен петрушка | С белым вином и петрушкой | With white wine and parsley | თეთრი ღვინითა და ოხრახუშით',
    { minutes: 15 },
  ),
  both(
    'tempura',
    2890,
    '200 g',
    'Қытырлақ кальмар | Кальмары в кляре | Fried squid | კალმარი ცომში',
    'Тартар тұздығымен | С соусом тартар | With tartare sauce | ტარტარის სოუსით',
  ),
  both(
    'crab',
    6490,
    '400 g',
    'Камчатка шаяны | Камчатский краб | King crab | კამჩატკის კრაბი',
    'Сары май мен лимон | Со сливочным маслом и лимоном | With butter and lemon | კარაქითა და ლიმონით',
    { minutes: 30 },
  ),
  both(
    'lobster',
    6990,
    '450 g',
    'Гриль лобстер | Лобстер на гриле | Grilled lobster | ლობსტერი გრილზე',
    'Сарымсақ майы, рукола | С чесночным маслом и рукколой | With garlic butter and rocket | ნივრის კარაქითა და რუკოლით',
    { minutes: 35 },
  ),
  both(
    'pastaSeafood',
    3190,
    '330 g',
    'Мидия қосылған лингвини | Лингвини с мидиями | Linguine with mussels | ლინგვინი მიდიებით',
  ),
];

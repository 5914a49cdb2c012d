import type { Choice, Extra, Size } from './dish';
import { everywhere, weight } from './text';

type Limits = Pick<Extra, 'min' | 'max' | 'isUnavailable'>;

const extra = (name: string, price: number, limits: Limits = {}): Extra => ({
  name: everywhere(name),
  price,
  ...limits,
});

const choice = (name: string, min: number, max: number, ...items: Extra[]): Choice => ({
  name: everywhere(name),
  min,
  max,
  items,
});

const size = (name: string, price: number, isUnavailable?: boolean): Size => ({
  name: everywhere(name),
  price,
  ...(isUnavailable ? { isUnavailable } : {}),
});

/** Two portions of a dish. */
export const portions = (small: number, large: number): Size[] => [
  size('Кіші | Малый | Small | პატარა', small),
  size('Үлкен | Большой | Large | დიდი', large),
];

/** Three cups of a drink; the largest has run out. */
export const cups = (small: number, medium: number, large: number, isLargeOut = false): Size[] => [
  { name: weight('250 ml'), price: small },
  { name: weight('350 ml'), price: medium },
  { name: weight('450 ml'), price: large, ...(isLargeOut ? { isUnavailable: true } : {}) },
];

/** Three diameters of a pizza. */
export const diameters = (small: number): Size[] => [
  { name: weight('25 cm'), price: small },
  { name: weight('30 cm'), price: Math.round(small * 0.135) * 10 },
  { name: weight('35 cm'), price: Math.round(small * 0.165) * 10 },
];

/** Required, exactly one: radio buttons. */
export const SPICINESS = choice(
  'Ащылығы | Острота | Spiciness | სიცხარე',
  1,
  1,
  extra('Ащы емес | Не острый | Mild | არაცხარე', 0),
  extra('Орташа ащы | Средний | Medium | საშუალო', 0),
  extra('Өте ащы | Острый | Hot | ცხარე', 0),
);

export const MEAT = choice(
  'Еті | Мясо | Meat | ხორცი',
  1,
  1,
  extra('Сиыр еті | Говядина | Beef | საქონელი', 0),
  extra('Қой еті | Баранина | Lamb | ცხვარი', 300),
  extra('Жылқы еті | Конина | Horse meat | ცხენის ხორცი', 500),
);

export const DONER_MEAT = choice(
  'Еті | Мясо | Meat | ხორცი',
  1,
  1,
  extra('Тауық еті | Курица | Chicken | ქათამი', 0),
  extra('Сиыр еті | Говядина | Beef | საქონელი', 300),
  extra('Аралас | Микс | Mixed | შერეული', 200),
);

/** Optional, several different ones: checks. */
export const NOODLE_EXTRAS = choice(
  'Қосымша | Добавить | Add | დამატება',
  0,
  4,
  extra('Қосымша ет | Ещё мяса | Extra meat | დამატებითი ხორცი', 790, { max: 1 }),
  extra('Қуырылған жұмыртқа | Яйцо жареное | Fried egg | ერბოკვერცხი', 250, { max: 1 }),
  extra('Лазы | Лазы | Chilli oil | წიწაკის ზეთი', 150, { max: 1 }),
  extra('Балғын көк | Свежая зелень | Fresh herbs | მწვანილი', 150, { max: 1 }),
  extra('Сарымсақ | Чеснок | Garlic | ნიორი', 90, { max: 1 }),
);

export const DONER_EXTRAS = choice(
  'Қосымша | Добавить | Add | დამატება',
  0,
  5,
  extra('Ірімшік | Сыр | Cheese | ყველი', 250, { max: 2 }),
  extra('Фри картобы | Картофель фри | Fries | ფრი', 250, { max: 1 }),
  extra('Халапеньо | Халапеньо | Jalapeño | ჰალაპენიო', 200, { max: 1 }),
  extra('Қосымша ет | Ещё мяса | Extra meat | დამატებითი ხორცი', 600, { max: 2 }),
  extra('Саңырауқұлақ | Грибы | Mushrooms | სოკო', 250, { max: 1, isUnavailable: true }),
);

/** Optional, and the same thing may be taken again. */
export const SAUCES_CHOICE = choice(
  'Тұздықтар | Соусы | Sauces | სოუსები',
  0,
  6,
  extra('Кетчуп | Кетчуп | Ketchup | კეტჩუპი', 190, { max: 3 }),
  extra('Сарымсақты тұздық | Чесночный | Garlic sauce | ნივრის სოუსი', 250, { max: 3 }),
  extra('Ірімшік тұздығы | Сырный | Cheese sauce | ყველის სოუსი', 290, { max: 3 }),
  extra('Барбекю | Барбекю | Barbecue | ბარბექიუ', 250, { max: 3 }),
  extra('Ащы чили | Острый чили | Hot chilli | ცხარე ჩილი', 250, { max: 2 }),
);

export const PIZZA_EXTRAS = choice(
  'Үстіне салу | Добавить в пиццу | Toppings | დანამატები',
  0,
  8,
  extra('Моцарелла | Моцарелла | Mozzarella | მოცარელა', 450, { max: 2 }),
  extra('Пепперони | Пепперони | Pepperoni | პეპერონი', 590, { max: 2 }),
  extra('Саңырауқұлақ | Шампиньоны | Mushrooms | სოკო', 390, { max: 2 }),
  extra('Зәйтүн | Маслины | Olives | ზეთისხილი', 350, { max: 2 }),
  extra('Халапеньо | Халапеньо | Jalapeño | ჰალაპენიო', 290, { max: 1 }),
  extra('Қызанақ | Томаты | Tomatoes | პომიდორი', 290, { max: 2 }),
);

export const PIZZA_CRUST = choice(
  'Жиегі | Бортик | Crust | კიდე',
  1,
  1,
  extra('Классикалық | Классический | Classic | კლასიკური', 0),
  extra('Ірімшікті | Сырный | Cheese-stuffed | ყველით', 790),
);

export const MILK = choice(
  'Сүт | Молоко | Milk | რძე',
  1,
  1,
  extra('Сиыр сүті | Обычное | Regular | ჩვეულებრივი', 0),
  extra('Сұлы сүті | Овсяное | Oat | შვრიის', 350),
  extra('Кокос сүті | Кокосовое | Coconut | ქოქოსის', 350),
  extra('Лактозасыз | Безлактозное | Lactose-free | ულაქტოზო', 250),
);

export const SYRUPS = choice(
  'Сироптар | Сиропы | Syrups | სიროფები',
  0,
  2,
  extra('Карамель | Карамель | Caramel | კარამელი', 200, { max: 2 }),
  extra('Ваниль | Ваниль | Vanilla | ვანილი', 200, { max: 2 }),
  extra('Орман жаңғағы | Лесной орех | Hazelnut | თხილი', 200, { max: 2 }),
  extra('Тұзды карамель | Солёная карамель | Salted caramel | მარილიანი კარამელი', 250, { max: 2 }),
);

export const BURGER_DONENESS = choice(
  'Еттің қуырылуы | Прожарка котлеты | Doneness | შეწვის ხარისხი',
  1,
  1,
  extra('Орташа | Средняя | Medium | საშუალო', 0),
  extra('Толық | Полная | Well done | კარგად შემწვარი', 0),
);

export const BURGER_EXTRAS = choice(
  'Бургерге қосу | Добавить в бургер | Add to the burger | დამატება',
  0,
  5,
  extra('Қосымша котлет | Ещё котлета | Extra patty | დამატებითი კატლეტი', 990, { max: 2 }),
  extra('Чеддер | Чеддер | Cheddar | ჩედარი', 290, { max: 3 }),
  extra('Бекон | Бекон | Bacon | ბეკონი', 390, { max: 2 }),
  extra('Карамельденген пияз | Карамельный лук | Caramelised onion | კარამელიზებული ხახვი', 250, { max: 1 }),
);

/** Required, exactly two different ones. */
export const TWO_SIDES = choice(
  'Екі гарнир таңдаңыз | Выберите два гарнира | Choose two sides | აირჩიეთ ორი გარნირი',
  2,
  2,
  extra('Күріш | Рис | Rice | ბრინჯი', 0, { max: 1 }),
  extra('Картоп езбесі | Пюре | Mashed potato | პიურე', 0, { max: 1 }),
  extra('Гриль көкөністер | Овощи гриль | Grilled vegetables | ბოსტნეული გრილზე', 300, { max: 1 }),
  extra('Фри картобы | Картофель фри | Fries | ფრი', 200, { max: 1 }),
  extra('Ачичук салаты | Салат ачичук | Achichuk salad | პომიდვრის სალათი', 250, { max: 1 }),
);

/** One thing is always there (its least number is 1), more of it may be asked for. */
export const SUSHI_ADDITIONS = choice(
  'Роллмен бірге | К роллам | With the rolls | როლებთან ერთად',
  1,
  8,
  extra('Соя тұздығы | Соевый соус | Soy sauce | სოიოს სოუსი', 0, { min: 1, max: 3 }),
  extra('Маринадталған имбирь | Имбирь | Pickled ginger | ჯანჯაფილი', 150, { max: 3 }),
  extra('Васаби | Васаби | Wasabi | ვასაბი', 150, { max: 3 }),
  extra('Спайси тұздығы | Соус спайси | Spicy sauce | ცხარე სოუსი', 290, { max: 2 }),
);

/** The same thing many times: khinkali are counted by the piece, five at least. */
export const KHINKALI_BY_PIECE = choice(
  'Хинкали данасы | Сколько хинкали | How many khinkali | რამდენი ხინკალი',
  5,
  30,
  extra('Ет салынған | С мясом | With meat | ხორცით', 330, { max: 30 }),
  extra('Ірімшік салынған | С сыром | With cheese | ყველით', 330, { max: 30 }),
  extra('Саңырауқұлақ салынған | С грибами | With mushrooms | სოკოთი', 330, { max: 30 }),
  extra('Картоп салынған | С картофелем | With potato | კარტოფილით', 300, { max: 15 }),
);

export const WOK_BASE = choice(
  'Негізі | Основа | Base | საფუძველი',
  1,
  1,
  extra('Удон | Удон | Udon | უდონი', 0),
  extra('Жұмыртқа кеспесі | Яичная лапша | Egg noodles | კვერცხის ატრია', 0),
  extra('Жасмин күріші | Рис жасмин | Jasmine rice | ჟასმინის ბრინჯი', 0),
  extra('Фунчоза | Фунчоза | Glass noodles | მინის ატრია', 150),
);

export const BOWL_PROTEIN = choice(
  'Ақуыз | Белок | Protein | ცილა',
  1,
  2,
  extra('Албырт | Лосось | Salmon | ორაგული', 900, { max: 2 }),
  extra('Тауық төсі | Куриная грудка | Chicken breast | ქათმის ფილე', 500, { max: 2 }),
  extra('Тофу | Тофу | Tofu | ტოფუ', 400, { max: 2 }),
  extra('Асшаян | Креветки | Shrimp | კრევეტი', 900, { max: 2 }),
);

export const EGGS_STYLE = choice(
  'Жұмыртқа қалай пісірілсін | Как приготовить яйца | How to cook the eggs | როგორ მოვამზადოთ კვერცხი',
  1,
  1,
  extra('Глазунья | Глазунья | Sunny side up | ერბოკვერცხი', 0),
  extra('Скрэмбл | Скрэмбл | Scrambled | სკრემბლი', 0),
  extra('Пашот | Пашот | Poached | პაშოტი', 200),
);

export const COMBO_DRINK = choice(
  'Сусын | Напиток | Drink | სასმელი',
  1,
  1,
  extra('Кола 0,4 л | Кола 0,4 л | Cola 0.4 l | კოლა 0,4 ლ', 0),
  extra('Айран | Айран | Ayran | აირანი', 0),
  extra('Лимонад | Лимонад | Lemonade | ლიმონათი', 250),
  extra('Су | Вода | Water | წყალი', 0),
);

export const SCOOPS = choice(
  'Шарларды таңдаңыз | Выберите шарики | Choose the scoops | აირჩიეთ ბურთულები',
  2,
  4,
  extra('Ванильді | Ванильный | Vanilla | ვანილის', 0, { max: 4 }),
  extra('Шоколадты | Шоколадный | Chocolate | შოკოლადის', 0, { max: 4 }),
  extra('Құлпынайлы | Клубничный | Strawberry | მარწყვის', 0, { max: 4 }),
  extra('Пісте | Фисташковый | Pistachio | ფისტის', 200, { max: 4 }),
);

export const TEA_WITH = choice(
  'Шайға қосу | К чаю | With the tea | ჩაისთან',
  0,
  3,
  extra('Лимон | Лимон | Lemon | ლიმონი', 150, { max: 2 }),
  extra('Сүт | Молоко | Milk | რძე', 150, { max: 1 }),
  extra('Бал | Мёд | Honey | თაფლი', 390, { max: 1 }),
  extra('Жалбыз | Мята | Mint | პიტნა', 200, { max: 1 }),
);

export const BREAD_CHOICE = choice(
  'Нан | Хлеб | Bread | პური',
  0,
  3,
  extra('Тандыр наны | Лепёшка | Tandoor bread | თონის პური', 250, { max: 3 }),
  extra('Лаваш | Лаваш | Lavash | ლავაში', 190, { max: 3 }),
);

export const MTSVADI_WITH = choice(
  'Кәуапқа қосу | К шашлыку | With the skewers | მწვადთან ერთად',
  0,
  4,
  extra('Ткемали | Ткемали | Tkemali | ტყემალი', 400, { max: 2 }),
  extra('Маринадталған пияз | Маринованный лук | Pickled onion | მარინადიანი ხახვი', 250, { max: 1 }),
  extra('Лаваш | Лаваш | Lavash | ლავაში', 250, { max: 2 }),
  extra('Аджика | Аджика | Adjika | აჯიკა', 350, { max: 2 }),
);

/** Broth comes with the meat, at least one bowl of it. */
export const BESHBARMAK_WITH = choice(
  'Етпен бірге | К бешбармаку | With the beshbarmak | ბეშბარმაკთან ერთად',
  1,
  6,
  extra('Кесе сорпа | Пиала сорпы | Bowl of broth | ბულიონის პიალა', 0, { min: 1, max: 4 }),
  extra('Тұздық | Луковый туздук | Onion tuzdyk | ხახვის სოუსი', 150, { max: 2 }),
  extra('Қосымша жайма | Ещё теста | Extra dough | დამატებითი ცომი', 490, { max: 2 }),
);

/** Bread comes with the platter, at least one. */
export const PLATTER_WITH = choice(
  'Табақпен бірге | К ассорти | With the platter | ასორტთან ერთად',
  1,
  6,
  extra('Шоти | Шоти | Shoti | შოთი', 0, { min: 1, max: 4 }),
  extra('Мчади | Мчади | Mchadi | მჭადი', 300, { max: 4 }),
  extra('Ткемали | Ткемали | Tkemali | ტყემალი', 400, { max: 2 }),
);

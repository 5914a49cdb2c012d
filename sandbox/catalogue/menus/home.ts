import { both, ge, kz, type Dish } from './dish';

export const SEMIFINISHED: Dish[] = [
  both(
    'manty',
    2490,
    '1 kg',
    'Мұздатылған манты | Манты замороженные | Frozen manty | გაყინული მანტი',
    'Қолмен түйілген, буға 40 минут | Ручная лепка, на пару 40 минут | Hand-folded, steam for 40 minutes | ხელით მოხვეული, ორთქლზე 40 წუთი',
    { isGood: true, barcode: '4870055500012' },
  ),
  both(
    'gyoza',
    2190,
    '800 g',
    'Үй тұшпарасы | Пельмени домашние | Home-style pelmeni | სახლის პელმენი',
    'Сиыр мен қой еті, жұқа қамыр | Говядина и баранина, тонкое тесто | Beef and lamb, thin dough | საქონელი და ცხვარი, თხელი ცომი',
    { isGood: true },
  ),
  both(
    'cabbageRolls',
    2290,
    '800 g',
    'Жартылай дайын голубцы | Голубцы полуфабрикат | Cabbage rolls to cook | ტოლმა ნახევარფაბრიკატი',
    null,
    { isGood: true },
  ),
  both(
    'cutlets',
    1990,
    '600 g',
    'Үй котлеттері, жартылай дайын | Котлеты полуфабрикат | Cutlets to fry | კატლეტი ნახევარფაბრიკატი',
    null,
    { isGood: true },
  ),
  both(
    'blini',
    1690,
    '500 g',
    'Мұздатылған құймақ | Блинчики замороженные | Frozen crêpes | გაყინული ბლინები',
    null,
    { isGood: true },
  ),
  both(
    'pirozhki',
    1890,
    '700 g',
    'Картоп салынған вареник | Вареники с картофелем | Potato vareniki | ვარენიკი კარტოფილით',
    null,
    { isGood: true },
  ),
];

export const READY_FOOD: Dish[] = [
  kz(
    'plov',
    1890,
    '400 g',
    'Контейнердегі палау | Плов в контейнере | Plov in a box',
    'Таңертең піскен, жылытып жеңіз | Сварен утром, только разогреть | Cooked this morning, just warm it up',
    { minutes: 5 },
  ),
  kz(
    'chickenPlate',
    1790,
    '350 g',
    'Тауық пен күріш | Курица с рисом | Chicken with rice',
    'Түскі асқа дайын | Готовый обед | A ready lunch',
    { minutes: 5 },
  ),
  kz('saladGreen', 1290, '220 g', 'Дайын салат | Салат овощной готовый | Ready vegetable salad', null, {
    minutes: 3,
  }),
  kz('cutlets', 1690, '320 g', 'Котлет пен езбе | Котлета с пюре | Cutlet with mash', null, { minutes: 5 }),
  kz('kespe', 1290, '400 ml', 'Банкадағы кеспе | Кеспе в банке | Kespe in a jar', null, { minutes: 5 }),
  kz('borsch', 1390, '400 ml', 'Банкадағы борщ | Борщ в банке | Borsch in a jar', null, { minutes: 5 }),
  kz('syrniki', 1290, '200 g', 'Дайын сырник | Сырники готовые | Ready syrniki', null, { minutes: 5 }),
];

export const READY_FOOD_GE: Dish[] = [
  ge(
    'lobio',
    8.5,
    '350 g',
    'ლობიო ქოთანში | Лобио в горшочке | Lobio in a pot',
    'მხოლოდ გააცხელეთ | Только разогреть | Just warm it up',
    { minutes: 5 },
  ),
  ge('pkhali', 7.9, '200 g', 'ისპანახის ფხალი, მზა | Пхали из шпината готовые | Ready spinach pkhali', null, {
    minutes: 3,
  }),
  ge('satsivi', 14.5, '350 g', 'საცივი, მზა | Сациви готовое | Ready satsivi', null, { minutes: 3 }),
  ge(
    'badrijani',
    10.5,
    '200 g',
    'ბადრიჯანი ნიგვზით, მზა | Баклажаны с орехами готовые | Ready badrijani',
    null,
    { minutes: 3 },
  ),
];

export const SAUCES: Dish[] = [
  both('sauceRed', 390, '40 g', 'Кетчуп | Кетчуп | Ketchup | კეტჩუპი', null, { minutes: 1 }),
  both('sauceWhite', 390, '40 g', 'Сарымсақты тұздық | Соус чесночный | Garlic sauce | ნივრის სოუსი', null, {
    minutes: 1,
  }),
  both('sauceRed', 390, '40 g', 'Ащы тұздық | Соус острый | Hot sauce | ცხარე სოუსი', null, { minutes: 1 }),
  both('sauceWhite', 450, '40 g', 'Ірімшік тұздығы | Соус сырный | Cheese sauce | ყველის სოუსი', null, {
    minutes: 1,
  }),
  both('sauceRed', 390, '40 g', 'Барбекю | Соус барбекю | Barbecue sauce | ბარბექიუ', null, { minutes: 1 }),
];

export const SAUCES_GE: Dish[] = [
  ge('saucePlum', 3, '80 g', 'ტყემალი წითელი | Ткемали красный | Red tkemali', null, { minutes: 1 }),
  ge('saucePlum', 3, '80 g', 'ტყემალი მწვანე | Ткемали зелёный | Green tkemali', null, { minutes: 1 }),
  ge('sauceRed', 3, '80 g', 'საწებელი | Сацебели | Satsebeli', null, { minutes: 1 }),
  ge('sauceRed', 3.5, '60 g', 'აჯიკა | Аджика | Adjika', null, { minutes: 1 }),
  ge('sauceNut', 4.5, '80 g', 'ბაჟე | Соус баже | Bazhe walnut sauce', null, { minutes: 1 }),
  ge('sauceWhite', 3.5, '80 g', 'მაწონი ნივრით | Мацони с чесноком | Garlic matsoni', null, { minutes: 1 }),
];

export const TOBACCO_KZ: Dish[] = [
  kz('water', 1290, '20 pcs', 'Темекі таяқшалары | Табачные стики | Tobacco sticks', null, {
    isGood: true,
    age: 'tobacco',
    minutes: 1,
  }),
];

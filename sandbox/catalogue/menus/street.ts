import { COMBO_DRINK, DONER_EXTRAS, DONER_MEAT, portions, SAUCES_CHOICE, SPICINESS } from './choices';
import { both, type Dish } from './dish';

export const DONER: Dish[] = [
  both(
    'doner',
    1590,
    '350 g',
    'Классикалық донер | Донер классический | Classic doner | კლასიკური დონერი',
    'Лаваштағы ет, көкөніс пен ақ тұздық | Мясо, овощи и белый соус в лаваше | Meat, vegetables and white sauce in lavash | ხორცი, ბოსტნეული და თეთრი სოუსი ლავაშში',
    { minutes: 10, sizes: portions(1590, 2090), choices: [DONER_MEAT, DONER_EXTRAS] },
  ),
  both(
    'donerCheese',
    1890,
    '370 g',
    'Ірімшікті донер | Донер сырный | Cheese doner | დონერი ყველით',
    'Ірімшік лавашына оралған, чеддер тұздығымен | В сырном лаваше с соусом чеддер | In cheese lavash with cheddar sauce | ყველის ლავაშში, ჩედარის სოუსით',
    { minutes: 10, choices: [DONER_MEAT, SPICINESS] },
  ),
  both(
    'doner',
    1790,
    '360 g',
    'Ащы донер | Донер острый | Spicy doner | ცხარე დონერი',
    'Халапеньо мен чили тұздығы | Халапеньо и соус чили | Jalapeño and chilli sauce | ჰალაპენიო და ჩილის სოუსი',
    { minutes: 10, choices: [DONER_MEAT] },
  ),
  both(
    'pita',
    1490,
    '320 g',
    'Питадағы донер | Донер в пите | Doner in pita | დონერი პიტაში',
    'Үлпілдек пита, қызарған ет, қияр | Пышная пита, румяное мясо, огурец | Fluffy pita, browned meat, cucumber | ფუმფულა პიტა, შებრაწული ხორცი, კიტრი',
    { choices: [DONER_MEAT, DONER_EXTRAS] },
  ),
  both(
    'donerPlate',
    2290,
    '450 g',
    'Табақтағы донер | Донер на тарелке | Doner plate | დონერი თეფშზე',
    'Күріш, салат және екі тұздық | С рисом, салатом и двумя соусами | With rice, salad and two sauces | ბრინჯით, სალათითა და ორი სოუსით',
    { choices: [DONER_MEAT] },
  ),
  both(
    'falafelWrap',
    1390,
    '320 g',
    'Фалафель лаваштағы | Фалафель в лаваше | Falafel wrap | ფალაფელი ლავაშში',
    'Ноқат шарлары, хумус пен көкөніс | Шарики из нута, хумус и овощи | Chickpea balls, hummus and vegetables | მუხუდოს ბურთულები, ჰუმუსი და ბოსტნეული',
  ),
  both(
    'falafel',
    1290,
    '6 pcs',
    'Фалафель тахинимен | Фалафель с тахини | Falafel with tahini | ფალაფელი ტაჰინით',
    'Сырты қытырлақ, іші жұмсақ | Хрустящий снаружи, нежный внутри | Crisp outside, soft inside | გარედან ხრაშუნა, შიგნით რბილი',
  ),
  both(
    'burrito',
    1890,
    '380 g',
    'Буррито | Буррито | Burrito | ბურიტო',
    'Күріш, үрмебұршақ, ет және гуакамоле | Рис, фасоль, мясо и гуакамоле | Rice, beans, meat and guacamole | ბრინჯი, ლობიო, ხორცი და გუაკამოლე',
    { choices: [DONER_MEAT, SPICINESS] },
  ),
  both(
    'taco',
    1790,
    '2 pcs',
    'Тако, екі дана | Тако, две штуки | Two tacos | ტაკო, ორი ცალი',
    'Жүгері нан, сальса мен лайм | Кукурузная тортилья, сальса и лайм | Corn tortilla, salsa and lime | სიმინდის ტორტილია, სალსა და ლაიმი',
    { choices: [DONER_MEAT] },
  ),
];

export const STREET_COMBOS: Dish[] = [
  both(
    'doner',
    2490,
    '1 pcs',
    'Донер комбо | Комбо с донером | Doner combo | დონერის კომბო',
    'Донер, фри және сусын | Донер, картофель фри и напиток | Doner, fries and a drink | დონერი, ფრი და სასმელი',
    { choices: [DONER_MEAT, COMBO_DRINK, SAUCES_CHOICE] },
  ),
  both(
    'burgerMenu',
    2990,
    '1 pcs',
    'Бургер комбо | Комбо с бургером | Burger combo | ბურგერის კომბო',
    'Бургер, фри және сусын | Бургер, картофель фри и напиток | Burger, fries and a drink | ბურგერი, ფრი და სასმელი',
    { choices: [COMBO_DRINK, SAUCES_CHOICE] },
  ),
  both(
    'kidsMenu',
    2190,
    '1 pcs',
    'Балаларға арналған комбо | Детское комбо | Kids’ combo | საბავშვო კომბო',
    'Шағын бургер, шырын және тосынсый | Мини-бургер, сок и сюрприз | Mini burger, juice and a surprise | მინი ბურგერი, წვენი და სიურპრიზი',
  ),
];

export const STREET_SIDES: Dish[] = [
  both('fries', 790, '150 g', 'Фри картобы | Картофель фри | French fries | კარტოფილი ფრი', null, {
    minutes: 8,
    sizes: portions(790, 1090),
  }),
  both(
    'friesCheese',
    1190,
    '220 g',
    'Ірімшікті фри | Фри с сырным соусом | Cheese fries | ფრი ყველის სოუსით',
    'Чеддер тұздығы мен бекон қосылған | С соусом чеддер и беконом | With cheddar sauce and bacon | ჩედარის სოუსითა და ბეკონით',
  ),
  both(
    'batatFries',
    1290,
    '180 g',
    'Батат фри | Батат фри | Sweet potato fries | ბატატის ფრი',
    'Айоли тұздығымен | С соусом айоли | With aioli | აიოლის სოუსით',
  ),
  both(
    'nuggets',
    1390,
    '9 pcs',
    'Наггетс | Наггетсы | Chicken nuggets | ნაგეტსები',
    'Қытырлақ тауық төсі | Хрустящая куриная грудка | Crispy chicken breast | ხრაშუნა ქათმის ფილე',
    { choices: [SAUCES_CHOICE] },
  ),
  both('onionRings', 1190, '8 pcs', 'Пияз сақиналары | Луковые кольца | Onion rings | ხახვის რგოლები'),
  both(
    'wings',
    2190,
    '8 pcs',
    'Баффало қанаттары | Крылья баффало | Buffalo wings | ბაფალოს ფრთები',
    'Ащы жылтыр тұздықта | В острой глазури | In a hot glaze | ცხარე გლაზურში',
    { choices: [SPICINESS] },
  ),
  both(
    'hotdog',
    1290,
    '220 g',
    'Хот-дог | Хот-дог датский | Danish hot dog | ჰოთ-დოგი',
    'Қуырылған пияз бен қыша | С жареным луком и горчицей | With fried onion and mustard | შემწვარი ხახვითა და მდოგვით',
  ),
  both(
    'sandwich',
    1690,
    '260 g',
    'Клаб-сэндвич | Клаб-сэндвич | Club sandwich | კლაბ სენდვიჩი',
    'Тауық, бекон, жұмыртқа және қызанақ | Курица, бекон, яйцо и томат | Chicken, bacon, egg and tomato | ქათამი, ბეკონი, კვერცხი და პომიდორი',
  ),
];

import type { Course, TakeawayCategory, Text } from '../model';
import { everywhere } from './text';

/** What the headings of menus are called; without a photo they are shown as compact rows. */
export interface Heading {
  name: Text;
  course: Course;
  externalId: TakeawayCategory | null;
  showPhoto: boolean;
  isActive: boolean;
}

const heading = (
  course: Course,
  name: string,
  rest: Partial<Omit<Heading, 'name' | 'course'>> = {},
): Heading => ({
  name: everywhere(name),
  course,
  externalId: null,
  showPhoto: true,
  isActive: true,
  ...rest,
});

export const HEADINGS = {
  cold: heading(
    'starter',
    'Салқын тағамдар мен салаттар | Холодные закуски и салаты | Starters and salads | ცივი კერძები და სალათები',
  ),
  soups: heading('soup', 'Сорпа-көжелер | Супы | Soups | წვნიანები'),
  hot: heading('main', 'Ыстық тағамдар | Горячее | Main dishes | ცხელი კერძები'),
  bread: heading('bread', 'Нан мен бәліштер | Выпечка | Breads | ცომეული'),
  noodles: heading('main', 'Кеспелер | Лапша и лагманы | Noodles | ატრია'),
  plov: heading('main', 'Палау | Плов | Plov | ფლავი'),
  grill: heading('main', 'Кәуап пен гриль | Шашлыки и гриль | From the grill | მწვადი და გრილი'),
  sides: heading('side', 'Гарнирлер | Гарниры | Side dishes | გარნირი'),
  snacks: heading('side', 'Тіскебасарлар | Закуски | Snacks | წასახემსებელი'),
  doner: heading('main', 'Донерлер | Донеры | Doners | დონერი'),
  combos: heading('main', 'Комбо | Комбо | Combos | კომბო'),
  burgers: heading('main', 'Бургерлер | Бургеры | Burgers | ბურგერები'),
  pizza: heading('main', 'Пицца | Пицца | Pizza | პიცა'),
  pasta: heading('main', 'Паста мен ризотто | Паста и ризотто | Pasta and risotto | პასტა და რიზოტო'),
  rolls: heading('main', 'Роллдар | Роллы | Rolls | როლები'),
  sets: heading('main', 'Суши мен сеттер | Суши и сеты | Sushi and sets | სუში და ნაკრებები'),
  wok: heading('main', 'Вок | Вок | Wok | ვოკი'),
  coffee: heading('hotDrink', 'Кофе | Кофе | Coffee | ყავა'),
  coldCoffee: heading(
    'coldDrink',
    'Салқын кофе мен шай | Холодный кофе и чай | Iced coffee and tea | ცივი ყავა და ჩაი',
  ),
  tea: heading('hotDrink', 'Шай | Чай | Tea | ჩაი', { showPhoto: false }),
  pastry: heading('sweet', 'Тәтті тоқаштар | Сладкая выпечка | Pastries | ტკბილი ცომეული'),
  loaves: heading('bread', 'Нан | Хлеб | Bread | პური'),
  cakes: heading('sweet', 'Торттар | Торты | Cakes | ტორტები'),
  desserts: heading('sweet', 'Тәттілер | Десерты | Desserts | დესერტები'),
  nationalSweets: heading(
    'sweet',
    'Ұлттық тәттілер | Национальные сладости | Traditional sweets | ქართული ტკბილეული',
  ),
  bowls: heading('main', 'Боулдар | Боулы | Bowls | ბოულები'),
  salads: heading('starter', 'Салаттар | Салаты | Salads | სალათები'),
  vegetarian: heading('main', 'Етсіз тағамдар | Без мяса | Meat-free | უხორცო კერძები'),
  breakfast: heading('breakfast', 'Таңғы ас | Завтраки | Breakfast | საუზმე'),
  fish: heading('main', 'Балық | Рыба | Fish | თევზი'),
  seafood: heading('main', 'Теңіз өнімдері | Морепродукты | Seafood | ზღვის პროდუქტები'),
  khinkali: heading('main', 'Хинкали | Хинкали | Khinkali | ხინკალი'),
  khachapuri: heading('bread', 'Хачапури | Хачапури и лобиани | Khachapuri | ხაჭაპური'),
  smoothies: heading(
    'coldDrink',
    'Смузи мен шырындар | Смузи и соки | Smoothies and juices | სმუზი და წვენები',
  ),
  lemonades: heading('coldDrink', 'Лимонадтар | Лимонады | Lemonades | ლიმონათები'),
  nationalDrinks: heading(
    'coldDrink',
    'Ұлттық сусындар | Национальные напитки | Traditional drinks | ქართული სასმელები',
  ),
  drinks: heading('coldDrink', 'Сусындар | Напитки | Drinks | სასმელები', { showPhoto: false }),
  bar: heading('alcohol', 'Бар | Бар | Bar | ბარი', { showPhoto: false }),
  wine: heading('alcohol', 'Шарап | Вино и пиво | Wine and beer | ღვინო და ლუდი'),
  sauces: heading('sauce', 'Тұздықтар | Соусы | Sauces | სოუსები', { showPhoto: false }),
  bakery132: heading('bread', 'Нан өнімдері | Выпечка | Bakery | საცხობი', { externalId: 132 }),
  semifinished133: heading(
    'pantry',
    'Жартылай дайын өнім | Полуфабрикаты | To cook at home | ნახევარფაბრიკატები',
    {
      externalId: 133,
    },
  ),
  ready134: heading('main', 'Дайын тағам | Готовая еда | Ready meals | მზა კერძები', { externalId: 134 }),
  newYear: heading('main', 'Жаңа жылдық мәзір | Новогоднее меню | New Year menu | საახალწლო მენიუ', {
    isActive: false,
  }),
} satisfies Record<string, Heading>;

export type HeadingName = keyof typeof HEADINGS;

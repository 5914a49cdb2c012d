import type { Text } from '../model';
import { everywhere } from './text';

/** What the headings of menus are called; without a photo they are shown as compact rows. */
export interface Heading {
  name: Text;
  externalId: number | null;
  showPhoto: boolean;
  isActive: boolean;
}

const heading = (name: string, rest: Partial<Omit<Heading, 'name'>> = {}): Heading => ({
  name: everywhere(name),
  externalId: null,
  showPhoto: true,
  isActive: true,
  ...rest,
});

export const HEADINGS = {
  cold: heading(
    'Салқын тағамдар мен салаттар | Холодные закуски и салаты | Starters and salads | ცივი კერძები და სალათები',
  ),
  soups: heading('Сорпа-көжелер | Супы | Soups | წვნიანები'),
  hot: heading('Ыстық тағамдар | Горячее | Main dishes | ცხელი კერძები'),
  bread: heading('Нан мен бәліштер | Выпечка | Breads | ცომეული'),
  noodles: heading('Кеспелер | Лапша и лагманы | Noodles | ატრია'),
  plov: heading('Палау | Плов | Plov | ფლავი'),
  grill: heading('Кәуап пен гриль | Шашлыки и гриль | From the grill | მწვადი და გრილი'),
  sides: heading('Гарнирлер | Гарниры | Side dishes | გარნირი'),
  snacks: heading('Тіскебасарлар | Закуски | Snacks | წასახემსებელი'),
  doner: heading('Донерлер | Донеры | Doners | დონერი'),
  combos: heading('Комбо | Комбо | Combos | კომბო'),
  burgers: heading('Бургерлер | Бургеры | Burgers | ბურგერები'),
  pizza: heading('Пицца | Пицца | Pizza | პიცა'),
  pasta: heading('Паста мен ризотто | Паста и ризотто | Pasta and risotto | პასტა და რიზოტო'),
  rolls: heading('Роллдар | Роллы | Rolls | როლები'),
  sets: heading('Суши мен сеттер | Суши и сеты | Sushi and sets | სუში და ნაკრებები'),
  wok: heading('Вок | Вок | Wok | ვოკი'),
  coffee: heading('Кофе | Кофе | Coffee | ყავა'),
  coldCoffee: heading('Салқын кофе мен шай | Холодный кофе и чай | Iced coffee and tea | ცივი ყავა და ჩაი'),
  tea: heading('Шай | Чай | Tea | ჩაი', { showPhoto: false }),
  pastry: heading('Тәтті тоқаштар | Сладкая выпечка | Pastries | ტკბილი ცომეული'),
  loaves: heading('Нан | Хлеб | Bread | პური'),
  cakes: heading('Торттар | Торты | Cakes | ტორტები'),
  desserts: heading('Тәттілер | Десерты | Desserts | დესერტები'),
  nationalSweets: heading('Ұлттық тәттілер | Национальные сладости | Traditional sweets | ქართული ტკბილეული'),
  bowls: heading('Боулдар | Боулы | Bowls | ბოულები'),
  salads: heading('Салаттар | Салаты | Salads | სალათები'),
  vegetarian: heading('Етсіз тағамдар | Без мяса | Meat-free | უხორცო კერძები'),
  breakfast: heading('Таңғы ас | Завтраки | Breakfast | საუზმე'),
  fish: heading('Балық | Рыба | Fish | თევზი'),
  seafood: heading('Теңіз өнімдері | Морепродукты | Seafood | ზღვის პროდუქტები'),
  khinkali: heading('Хинкали | Хинкали | Khinkali | ხინკალი'),
  khachapuri: heading('Хачапури | Хачапури и лобиани | Khachapuri | ხაჭაპური'),
  smoothies: heading('Смузи мен шырындар | Смузи и соки | Smoothies and juices | სმუზი და წვენები'),
  lemonades: heading('Лимонадтар | Лимонады | Lemonades | ლიმონათები'),
  nationalDrinks: heading('Ұлттық сусындар | Национальные напитки | Traditional drinks | ქართული სასმელები'),
  drinks: heading('Сусындар | Напитки | Drinks | სასმელები', { showPhoto: false }),
  bar: heading('Бар | Бар | Bar | ბარი', { showPhoto: false }),
  wine: heading('Шарап | Вино и пиво | Wine and beer | ღვინო და ლუდი'),
  sauces: heading('Тұздықтар | Соусы | Sauces | სოუსები', { showPhoto: false }),
  bakery132: heading('Нан өнімдері | Выпечка | Bakery | საცხობი', { externalId: 132 }),
  semifinished133: heading('Жартылай дайын өнім | Полуфабрикаты | To cook at home | ნახევარფაბრიკატები', {
    externalId: 133,
  }),
  ready134: heading('Дайын тағам | Готовая еда | Ready meals | მზა კერძები', { externalId: 134 }),
  newYear: heading('Жаңа жылдық мәзір | Новогоднее меню | New Year menu | საახალწლო მენიუ', {
    isActive: false,
  }),
} satisfies Record<string, Heading>;

export type HeadingName = keyof typeof HEADINGS;

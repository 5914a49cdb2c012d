import type { Text } from '../catalogue/model';
import { everywhere, georgia, kazakhstan } from '../catalogue/menus/text';
import type { StoryPictures } from '../pictures/stories';

/** When a story ends: with the week, with the month, never, or it did long ago. */
export type Run = 'week' | 'month' | 'open' | 'over';

interface Slide {
  text: Text | null;
  durationMs: number;
  /** `link` is a path of the app. */
  button: { text: Text; link: string } | null;
}

export interface Story {
  id: number;
  country: 'kz' | 'ge';
  pictures: StoryPictures;
  title: Text;
  brandId: number | null;
  venueId: number | null;
  run: Run;
  slides: Slide[];
}

const SHORT_MS = 5_000;
const LONG_MS = 7_000;

const slide = (text: Text | null, link?: [label: string, path: string], durationMs = SHORT_MS): Slide => ({
  text,
  durationMs,
  button: link ? { text: everywhere(link[0]), link: link[1] } : null,
});

const TO_MENU = 'Мәзірді ашу | Открыть меню | Open the menu | მენიუს გახსნა';
const TO_PROMOS = 'Жеңілдіктер | Все акции | All promotions | ყველა აქცია';
const TO_RULES = 'Бонус ережелері | Правила бонусов | Bonus rules | ბონუსების წესები';
const TO_BRANCHES = 'Жақын мекеме | Ближайшее место | Find the nearest | უახლოესი ადგილი';
const TO_VENUES = 'Орын таңдау | Выбрать место | Choose a place | ადგილის არჩევა';

const BARGAINS_TITLE = everywhere('Апта жеңілдіктері | Скидки недели | Deals of the week | კვირის აქციები');
const BARGAINS = [
  slide(
    everywhere(
      'Осы аптада сүйікті тағамдар 30 %-ға дейін арзан | На этой неделе любимые блюда дешевле до 30 % | Favourite dishes cost up to 30% less this week | ამ კვირაში საყვარელი კერძები 30 %-მდე იაფია',
    ),
  ),
  slide(
    everywhere(
      'Ескі баға сызылып, жаңасы қызыл түспен жазылған | Старая цена зачёркнута, новая — красная | The old price is struck out, the new one is red | ძველი ფასი გადახაზულია, ახალი წითელია',
    ),
  ),
  slide(
    everywhere(
      'Жеңілдігі бар мекемелерді бір тізімге жинадық | Собрали все места со скидками в один список | We put every place with a deal on one list | აქციიანი ადგილები ერთ სიაში შევკრიბეთ',
    ),
    [TO_PROMOS, '/filials?promo=1'],
    LONG_MS,
  ),
];

const BONUSES_TITLE = everywhere('Бонус жинаңыз | Копите бонусы | Collect bonuses | დააგროვეთ ბონუსები');
const BONUSES = [
  slide(
    everywhere(
      'Әр тапсырыстан 10 %-ға дейін бонус қайтады | С каждого заказа возвращаем до 10 % бонусами | Up to 10% of every order comes back as bonuses | ყოველი შეკვეთიდან 10 %-მდე ბონუსად ბრუნდება',
    ),
  ),
  slide(
    everywhere(
      'Бонустар соңғы операциядан кейін 12 ай жанбайды | Бонусы живут 12 месяцев с последней операции | Bonuses live 12 months from your last use | ბონუსები ბოლო ოპერაციიდან 12 თვე მოქმედებს',
    ),
    [TO_RULES, '/legal/bonus_rules'],
    LONG_MS,
  ),
];

const TAKEAWAY_TITLE = everywhere('Кезексіз алып кету | С собой без очереди | Skip the queue | რიგის გარეშე');
const TAKEAWAY = [
  slide(
    everywhere(
      'Орынды таңдап, тағамды себетке салыңыз | Выберите место и добавьте блюда в корзину | Choose a restaurant and fill the cart | აირჩიეთ ადგილი და დაამატეთ კერძები',
    ),
  ),
  slide(
    everywhere(
      'Дайын болар уақытын бірден көрсетеміз | Сразу покажем, когда будет готово | We tell you right away when it is ready | მაშინვე გაჩვენებთ, როდის იქნება მზად',
    ),
  ),
  slide(
    everywhere(
      'Тапсырыс нөмірін айтып, алып кетіңіз | Назовите номер заказа и забирайте | Say your order number and take it | თქვით შეკვეთის ნომერი და წაიღეთ',
    ),
  ),
  slide(
    everywhere('Дәмді болсын! | Приятного аппетита! | Enjoy your meal! | გემრიელად მიირთვით!'),
    [TO_VENUES, '/filials'],
    SHORT_MS,
  ),
];

const COFFEE_TITLE = everywhere('Жолдағы кофе | Кофе по пути | Coffee on the way | ყავა გზად');
const COFFEE_TEXT = everywhere(
  'Жолда тапсырыс беріңіз, барғанша дайын болады | Закажите по дороге: будет готов, когда подойдёте | Order on your way, it is ready when you arrive | შეუკვეთეთ გზად: მისვლამდე მზად იქნება',
);

type OwnPart = Omit<Story, 'country' | 'brandId' | 'venueId' | 'run'> & Partial<Story>;

const of =
  (country: Story['country']) =>
  (own: OwnPart): Story => ({ country, brandId: null, venueId: null, run: 'open', ...own });
const kz = of('kz');
const ge = of('ge');

/** The stories of both countries, those that have ended among them. */
export const STORIES: readonly Story[] = [
  kz({ id: 1, pictures: 'bargains', title: BARGAINS_TITLE, run: 'week', slides: BARGAINS }),
  kz({
    id: 2,
    pictures: 'beshbarmak',
    title: kazakhstan('Самалда бешбармақ күні | День бешбармака | Beshbarmak day'),
    brandId: 1,
    venueId: 3107,
    run: 'month',
    slides: [
      slide(
        kazakhstan(
          'Екі түрлі ет пен шафранды жайма | Два вида мяса и тесто с шафраном | Two kinds of meat and saffron dough',
        ),
      ),
      slide(kazakhstan('Қазыны өзіміз дайындаймыз | Казы готовим сами | We make the kazy ourselves')),
      slide(
        kazakhstan('Жанына бір кесе қымыз | А к нему — пиала кумыса | And a bowl of kumis with it'),
        [TO_MENU, '/filials/3107'],
        LONG_MS,
      ),
    ],
  }),
  kz({ id: 3, pictures: 'bonuses', title: BONUSES_TITLE, slides: BONUSES }),
  kz({
    id: 4,
    pictures: 'breakfast',
    title: kazakhstan('Күні бойы таңғы ас | Завтраки весь день | All-day breakfast'),
    brandId: 30,
    slides: [
      slide(null),
      slide(
        kazakhstan(
          'Құймақ, шакшука, ботқа: кешке де | Панкейки, шакшука и каши даже вечером | Pancakes, shakshuka and porridge even in the evening',
        ),
        [TO_BRANCHES, '/brands/filials?brand=30'],
      ),
    ],
  }),
  kz({
    id: 5,
    pictures: 'coffee',
    title: COFFEE_TITLE,
    brandId: 21,
    slides: [slide(COFFEE_TEXT, [TO_BRANCHES, '/brands/filials?brand=21'])],
  }),
  kz({ id: 6, pictures: 'takeaway', title: TAKEAWAY_TITLE, slides: TAKEAWAY }),
  kz({
    id: 7,
    pictures: 'sushi',
    title: kazakhstan('Суши кеші | Суши-вечер | Sushi night'),
    brandId: 17,
    run: 'month',
    slides: [
      slide(
        kazakhstan(
          'Роллдар тапсырыстан кейін оралады | Роллы крутим только под заказ | Rolls are made only to order',
        ),
      ),
      slide(
        kazakhstan(
          'Екі адамға да, компанияға да жетеді | Сеты на двоих и на компанию | Sets for two and for company',
        ),
        [TO_BRANCHES, '/brands/filials?brand=17'],
      ),
    ],
  }),
  kz({
    id: 8,
    pictures: 'sweets',
    title: kazakhstan('Шайға тәтті | Сладкое к чаю | Sweets for tea'),
    brandId: 25,
    slides: [
      slide(kazakhstan('Торттар таңертең піседі | Торты печём утром | Cakes are baked in the morning')),
      slide(
        kazakhstan(
          'Мейман келсе, 20 минутта дайын | Гости на пороге? Соберём за 20 минут | Guests at the door? Ready in 20 minutes',
        ),
        ['Тәттілерді іздеу | Найти десерт | Find a dessert | დესერტის ძიება', '/search?q=торт'],
      ),
    ],
  }),
  kz({
    id: 9,
    pictures: 'beshbarmak',
    title: kazakhstan('Наурыз көже | Наурыз-коже | Nauryz kozhe'),
    run: 'over',
    slides: [slide(kazakhstan('Мереке құтты болсын! | С праздником! | Happy Nauryz!'))],
  }),

  ge({ id: 101, pictures: 'bargains', title: BARGAINS_TITLE, run: 'week', slides: BARGAINS }),
  ge({
    id: 102,
    pictures: 'supra',
    title: georgia('სუფრა ყველასთვის | Застолье для всех | A feast for everyone'),
    brandId: 101,
    venueId: 4107,
    run: 'month',
    slides: [
      slide(georgia('ხინკალს ხელით ვახვევთ | Хинкали лепим вручную | Khinkali folded by hand')),
      slide(
        georgia('ხაჭაპური პირდაპირ თონიდან | Хачапури прямо из печи | Khachapuri straight from the oven'),
      ),
      slide(
        georgia('მწვადი ვაზის ნაკვერჩხალზე | Мцвади на виноградной лозе | Mtsvadi over vine embers'),
        [TO_MENU, '/filials/4107'],
        LONG_MS,
      ),
    ],
  }),
  ge({ id: 103, pictures: 'bonuses', title: BONUSES_TITLE, slides: BONUSES }),
  ge({
    id: 104,
    pictures: 'khinkali',
    title: georgia('ხინკალი ცალობით | Хинкали поштучно | Khinkali by the piece'),
    brandId: 102,
    slides: [
      slide(georgia('აირჩიეთ რამდენი და რომელი | Выберите, сколько и какие | Choose how many and which')),
      slide(
        georgia(
          'ცხელი ხარჩო საუკეთესო წყვილია | Горячий харчо — лучшая пара | Hot kharcho goes best with them',
        ),
        [TO_BRANCHES, '/brands/filials?brand=102'],
      ),
    ],
  }),
  ge({
    id: 105,
    pictures: 'khachapuri',
    title: georgia('აჭარული ხაჭაპური | Хачапури по-аджарски | Adjarian khachapuri'),
    brandId: 103,
    slides: [
      slide(
        georgia(
          'კიდე მოტეხეთ და ყვითელში ჩააწეთ | Отломите край и макайте в желток | Break off the edge and dip it',
        ),
      ),
      slide(null, [
        'ხაჭაპურის ძიება | Найти хачапури | Find khachapuri | ხაჭაპურის ძიება',
        '/search?q=хачапури',
      ]),
    ],
  }),
  ge({
    id: 106,
    pictures: 'coffee',
    title: COFFEE_TITLE,
    brandId: 108,
    slides: [slide(COFFEE_TEXT, [TO_BRANCHES, '/brands/filials?brand=108'])],
  }),
  ge({ id: 107, pictures: 'takeaway', title: TAKEAWAY_TITLE, slides: TAKEAWAY }),
  ge({
    id: 108,
    pictures: 'sweets',
    title: georgia('წმინდა გიორგობა | Гиоргоба | Giorgoba'),
    run: 'over',
    slides: [slide(null)],
  }),
];

import type { Text } from '../../catalogue/model';
import type { OrderStatus } from '../../database/schema';

/** The message to a diner when an order comes into a status; {number} and {venue} are the order's. */
export const STATUS_TEXTS: Record<Exclude<OrderStatus, 'created'>, { title: Text; body: Text }> = {
  cooking: {
    title: {
      kk: '{number} тапсырысы дайындалып жатыр',
      ru: 'Заказ {number} готовится',
      en: 'Order {number} is being cooked',
      ka: 'შეკვეთა {number} მზადდება',
    },
    body: {
      kk: '{venue}: тапсырыс асүйде',
      ru: '{venue}: заказ на кухне',
      en: '{venue}: your order is in the kitchen',
      ka: '{venue}: შეკვეთა სამზარეულოშია',
    },
  },
  ready: {
    title: {
      kk: '{number} тапсырысы дайын',
      ru: 'Заказ {number} готов',
      en: 'Order {number} is ready',
      ka: 'შეკვეთა {number} მზადაა',
    },
    body: {
      kk: '{venue}: тапсырысыңыз сізді күтіп тұр',
      ru: '{venue}: заказ ждёт вас',
      en: '{venue}: it’s waiting for you',
      ka: '{venue}: შეკვეთა გელოდებათ',
    },
  },
  delivery: {
    title: {
      kk: '{number} тапсырысы жолда',
      ru: 'Заказ {number} в пути',
      en: 'Order {number} is on its way',
      ka: 'შეკვეთა {number} გზაშია',
    },
    body: {
      kk: '{venue}: курьер сізге келе жатыр',
      ru: '{venue}: курьер едет к вам',
      en: '{venue}: the courier is coming to you',
      ka: '{venue}: კურიერი თქვენკენ მოდის',
    },
  },
  completed: {
    title: {
      kk: '{number} тапсырысы орындалды',
      ru: 'Заказ {number} выполнен',
      en: 'Order {number} is completed',
      ka: 'შეკვეთა {number} შესრულდა',
    },
    body: {
      kk: 'Ас болсын!',
      ru: 'Приятного аппетита!',
      en: 'Enjoy your meal!',
      ka: 'გემრიელად მიირთვით!',
    },
  },
  canceled: {
    title: {
      kk: '{number} тапсырысы тоқтатылды',
      ru: 'Заказ {number} отменён',
      en: 'Order {number} is cancelled',
      ka: 'შეკვეთა {number} გაუქმდა',
    },
    body: { kk: '{reason}', ru: '{reason}', en: '{reason}', ka: '{reason}' },
  },
};

export const NOT_LINKED: Text = {
  kk: 'Чат байланыстырылмаған',
  ru: 'Чат не привязан',
  en: 'The chat isn’t linked',
  ka: 'ჩატი მიბმული არ არის',
};

/** Texts of the messenger's and the pushes' pages. */
export const TEXTS = {
  bot: { kk: 'Dastarkhan боты', ru: 'Бот Dastarkhan', en: 'The Dastarkhan bot', ka: 'Dastarkhan‑ის ბოტი' },
  botAbout: {
    kk: 'Бұл — сынақ ортадағы мессенджердің орнында. «Бастау» тапсырыстар туралы хабарламаларды қосады.',
    ru: 'Это вместо мессенджера в песочнице. «Начать» включает сообщения о заказах.',
    en: 'This stands for the messenger in the sandbox. Start switches on messages about orders.',
    ka: 'ეს სატესტო გარემოში მესენჯერის ნაცვლადაა. „დაწყება“ რთავს შეტყობინებებს შეკვეთებზე.',
  },
  start: { kk: 'Бастау', ru: 'Начать', en: 'Start', ka: 'დაწყება' },
  stop: { kk: 'Тоқтату', ru: 'Остановить', en: 'Stop', ka: 'შეჩერება' },
  linked: {
    kk: 'Чат байланыстырылды.',
    ru: 'Чат привязан.',
    en: 'The chat is linked.',
    ka: 'ჩატი მიბმულია.',
  },
  noStart: {
    kk: 'Ботты қосымшадағы сілтеме арқылы ашыңыз.',
    ru: 'Откройте бота по ссылке из приложения.',
    en: 'Open the bot by the link in the app.',
    ka: 'გახსენით ბოტი აპლიკაციაში არსებული ბმულით.',
  },
  pushes: {
    kk: 'Push-хабарламалар',
    ru: 'Push-сообщения',
    en: 'Push messages',
    ka: 'Push‑შეტყობინებები',
  },
  pushesAbout: {
    kk: 'Тіркелген құрылғыларға жіберілгендер, соңғысы бірінші.',
    ru: 'Что отправлено на зарегистрированные устройства, последнее сверху.',
    en: 'What was sent to the registered devices, the latest first.',
    ka: 'რაც რეგისტრირებულ მოწყობილობებზე გაიგზავნა, ჯერ უახლესი.',
  },
  noMessages: {
    kk: 'Әзірге хабарлама жоқ.',
    ru: 'Сообщений пока нет.',
    en: 'No messages yet.',
    ka: 'შეტყობინებები ჯერ არ არის.',
  },
} satisfies Record<string, Text>;

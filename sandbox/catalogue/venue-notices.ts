import { everywhere } from './menus/text';
import type { Delivery, Text } from './model';

/** What a venue tells its guests above the menu, and how it delivers meanwhile. */
interface Notice {
  banner: Text | null;
  delivery: Delivery;
}

const OPEN: Delivery = { state: 'open', delayMinutes: 0 };

const NOTICES = {
  none: { banner: null, delivery: OPEN },
  snow: {
    banner: everywhere(
      'Қар жауып тұр: жеткізу 10 минутқа ұзарады | Снегопад: доставка дольше на 10 минут | Snowfall: delivery takes 10 minutes longer | თოვლი: მიწოდებას 10 წუთით მეტი დრო სჭირდება',
    ),
    delivery: { state: 'weather_issues', delayMinutes: 10 },
  },
  ice: {
    banner: everywhere(
      'Көктайғақ: жеткізу 30 минутқа ұзарады | Гололёд: доставка дольше на 30 минут | Icy roads: delivery takes 30 minutes longer | მოყინულია: მიწოდებას 30 წუთით მეტი დრო სჭირდება',
    ),
    delivery: { state: 'weather_issues', delayMinutes: 30 },
  },
  night: {
    banner: everywhere(
      'Түнде курьер аз: жеткізу 20 минутқа ұзарады | Ночью курьеров меньше: доставка дольше на 20 минут | Fewer couriers at night: delivery takes 20 minutes longer | ღამით კურიერები ცოტაა: მიწოდებას 20 წუთით მეტი დრო სჭირდება',
    ),
    delivery: { state: 'night_shift', delayMinutes: 20 },
  },
  silentNight: { banner: null, delivery: { state: 'night_shift', delayMinutes: 20 } },
  suspended: {
    banner: everywhere(
      'Бүгін жеткізу тоқтатылды, тапсырысты өзіңіз алып кете аласыз | Сегодня доставка приостановлена, заказ можно забрать самому | Delivery is suspended today, you can collect your order yourself | მიწოდება დღეს შეჩერებულია, შეკვეთის წაღება თავად შეგიძლიათ',
    ),
    delivery: { state: 'closed', delayMinutes: 0 },
  },
  silentlySuspended: { banner: null, delivery: { state: 'closed', delayMinutes: 0 } },
  fewCouriers: {
    banner: everywhere(
      'Курьер жетіспейді: жеткізу 45 минутқа ұзарады | Не хватает курьеров: доставка дольше на 45 минут | Short of couriers: delivery takes 45 minutes longer | კურიერები არ გვყოფნის: მიწოდებას 45 წუთით მეტი დრო სჭირდება',
    ),
    delivery: { state: 'courier_shortage', delayMinutes: 45 },
  },
  busy: {
    banner: everywhere(
      'Бүгін тапсырыс көп, сәл күте тұрыңыз | Сегодня много заказов, готовим чуть дольше | Many orders today, cooking takes a little longer | დღეს ბევრი შეკვეთაა, ცოტა მეტი დრო გვჭირდება',
    ),
    delivery: OPEN,
  },
  repairs: {
    banner: everywhere(
      'Зал жөнделуде: тек алып кету мен жеткізу | В зале ремонт: только с собой и доставка | The hall is being renovated: takeaway and delivery only | დარბაზში რემონტია: მხოლოდ გატანა და მიწოდება',
    ),
    delivery: OPEN,
  },
} satisfies Record<string, Notice>;

type NoticeName = keyof typeof NOTICES;

/** What any venue may have to tell on a day. */
export const USUAL_NOTICES: [NoticeName, ...NoticeName[]] = ['snow', 'busy', 'repairs'];

/** Venues that show a state of the delivery, whatever the day. */
const LASTING: ReadonlyMap<number, NoticeName> = new Map([
  [3107, 'snow'],
  [4107, 'snow'],
  [3116, 'ice'],
  [3122, 'night'],
  [4101, 'silentNight'],
  [3112, 'suspended'],
  [4109, 'silentlySuspended'],
  [3114, 'fewCouriers'],
  [4113, 'fewCouriers'],
]);

/** The venue's notice: its lasting one, else the one drawn for it where it can be true of its services. */
export function noticeOf(venueId: number, services: readonly number[], drawn: NoticeName): Notice {
  const lasting = LASTING.get(venueId);
  if (lasting) return NOTICES[lasting];
  const contradicts =
    (drawn === 'snow' && !services.includes(4)) || (drawn === 'repairs' && services.join() !== '1,4');
  return NOTICES[contradicts ? 'busy' : drawn];
}

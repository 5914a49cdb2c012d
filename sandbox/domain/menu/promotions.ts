import type { Brand, Text, Town } from '../../catalogue/model';
import { everywhere } from '../../catalogue/menus/text';

/** A promotion of a brand in the zone of a town. */
export interface Promotion {
  id: number;
  name: Text;
  description: Text | null;
  picture: string;
  startsAt: Date;
  /** null = open end. */
  endsAt: Date | null;
  /** false: taken back by the brand, whatever its dates. */
  isOn: boolean;
}

const NO_LIMIT = 9999;

/** Numbers of a brand's promotions; the first two are what its products are reduced by. */
const LASTING = 1;
const OF_THE_MONTH = 2;
const PAST = 3;
const TAKEN_BACK = 4;
const TO_COME = 5;

const PER_BRAND = 10;

/** The promotion that a reduced product's price comes from. */
export function promotionIdOf(brandId: number, promo: { limit: number }): number {
  return brandId * PER_BRAND + (promo.limit === NO_LIMIT ? LASTING : OF_THE_MONTH);
}

/** All promotions of the brand, newest first; their dates move on with `now`. */
export function promotionsOf(
  brand: Pick<Brand, 'id' | 'promoPictures'>,
  { utcOffset }: Pick<Town, 'utcOffset'>,
  now: Date,
): Promotion[] {
  const month = (shift: number) => monthStart(now, utcOffset, shift);
  const [lasting, monthly] = brand.promoPictures;
  const promotion = (
    number: number,
    texts: keyof typeof TEXTS,
    rest: Omit<Promotion, 'id' | 'name' | 'description'>,
  ) => ({
    id: brand.id * PER_BRAND + number,
    ...TEXTS[texts],
    ...rest,
  });
  const all: Promotion[] = [
    promotion(LASTING, 'lasting', { picture: lasting, startsAt: month(-5), endsAt: null, isOn: true }),
    promotion(OF_THE_MONTH, 'ofTheMonth', {
      picture: monthly,
      startsAt: month(0),
      endsAt: month(1),
      isOn: true,
    }),
    promotion(PAST, 'past', { picture: monthly, startsAt: month(-3), endsAt: month(-2), isOn: true }),
    promotion(TAKEN_BACK, 'takenBack', { picture: lasting, startsAt: month(-1), endsAt: null, isOn: false }),
    promotion(TO_COME, 'toCome', { picture: monthly, startsAt: month(1), endsAt: month(2), isOn: true }),
  ];
  return all.sort((a, b) => b.startsAt.getTime() - a.startsAt.getTime());
}

/** Whether the promotion can be had at the instant. */
export function isRunning({ isOn, startsAt, endsAt }: Promotion, now: Date): boolean {
  return isOn && startsAt <= now && (endsAt === null || now < endsAt);
}

/** Midnight of the first day of the month that is `shift` months away, in the zone of a fixed offset ('+05:00'). */
function monthStart(now: Date, utcOffset: string, shift: number): Date {
  const [hours = 0, minutes = 0] = utcOffset.split(':').map(Number);
  const offsetMs = (hours * 60 + minutes) * 60_000;
  const local = new Date(now.getTime() + offsetMs);
  return new Date(Date.UTC(local.getUTCFullYear(), local.getUTCMonth() + shift) - offsetMs);
}

const TEXTS = {
  lasting: {
    name: everywhere('Апта таңдауы | Выбор недели | Picks of the week | კვირის რჩეული'),
    description: everywhere(
      'Осы тағамдардың бағасы күні бойы төмен, қанша алсаңыз да | Эти блюда дешевле весь день, сколько бы вы ни взяли | These dishes cost less all day, however many you take | ეს კერძები მთელი დღე იაფია, რამდენიც არ უნდა აიღოთ',
    ),
  },
  ofTheMonth: {
    name: everywhere('Айдың бағасы | Цена месяца | Price of the month | თვის ფასი'),
    description: everywhere(
      'Ай соңына дейін. Тапсырыста және бір күнде саны шектеулі | До конца месяца. Число порций в заказе и за день ограничено | Until the end of the month. Limited per order and per day | თვის ბოლომდე. პორციების რაოდენობა შეკვეთაში და დღეში შეზღუდულია',
    ),
  },
  past: {
    name: everywhere('Түскі ас −15 % | Обед −15 % | Lunch −15% | სადილი −15%'),
    description: null,
  },
  takenBack: {
    name: everywhere('Бақытты сағат | Счастливые часы | Happy hours | ბედნიერი საათები'),
    description: everywhere(
      'Жұмыс күндері 15:00‑ден 17:00‑ге дейін | По будням с 15:00 до 17:00 | On weekdays from 15:00 to 17:00 | სამუშაო დღეებში 15:00‑დან 17:00‑მდე',
    ),
  },
  toCome: {
    name: everywhere('Отбасылық кеш | Семейный вечер | Family evening | ოჯახური საღამო'),
    description: everywhere(
      'Келесі айдан бастап: үш тағамға төртіншісі тегін | Со следующего месяца: к трём блюдам четвёртое бесплатно | From next month: buy three dishes, get the fourth free | მომავალი თვიდან: სამ კერძზე მეოთხე უფასოა',
    ),
  },
} satisfies Record<string, Pick<Promotion, 'name' | 'description'>>;

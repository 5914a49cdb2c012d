import { everywhere } from '../../catalogue/menus/text';
import type { CountryCode, Text } from '../../catalogue/model';
import { DAY_MS } from '../../kernel/clock';
import { toMajor } from '../../kernel/money';

/** The discount of a promo code, a coupon or a claimed gift, and its owner. Money is in minor units. */
export interface Offer {
  /** As stored: in capitals. */
  code: string;
  title: Text;
  description: Text | null;
  country: CountryCode;
  /** An open enumeration: contract rule 46. */
  discountType: string;
  /** Percent, or an amount that is taken off; null for the other types. */
  percent: number | null;
  amountMinor: number | null;
  minSumMinor: number | null;
  /** null = every brand. */
  brandId: number | null;
  /** null = every venue of the brand. */
  venueIds: readonly number[] | null;
  /** Place of the gift in the brand's menu; null = no product. */
  giftPlace: number | null;
  isOnceADiner: boolean;
  isUsedUp: boolean;
  /** Days from now on that it holds; past ones are below 0. It moves on with the clock. */
  daysLeft: number;
}

const NO_BREAK_SPACE = '\u00a0';

/** A sum of minor units as its country writes money, thousands apart: '1 000 000 ₸'. */
export function sumText(minor: number, country: CountryCode): string {
  const amount = toMajor(minor).toLocaleString('en').replaceAll(',', NO_BREAK_SPACE);
  return `${amount}${NO_BREAK_SPACE}${country === 'kz' ? '₸' : '₾'}`;
}

const PLAIN = {
  description: null,
  percent: null,
  amountMinor: null,
  minSumMinor: null,
  brandId: null,
  venueIds: null,
  giftPlace: null,
  isOnceADiner: false,
  isUsedUp: false,
  daysLeft: 30,
} as const;

type Given = Partial<Offer> & Pick<Offer, 'code' | 'country' | 'discountType'>;

const offer = (title: string, given: Given): Offer => ({ ...PLAIN, title: everywhere(title), ...given });

const percent = (country: CountryCode, code: string, value: number, rest: Partial<Offer> = {}): Offer =>
  offer(`Тапсырысқа −${value} % | −${value} % на заказ | ${value}% off the order | −${value}% შეკვეთაზე`, {
    code,
    country,
    discountType: 'percent',
    percent: value,
    ...rest,
  });

const amount = (country: CountryCode, code: string, minor: number, rest: Partial<Offer> = {}): Offer => {
  const sum = sumText(minor, country);
  return offer(`Тапсырысқа −${sum} | −${sum} на заказ | ${sum} off the order | −${sum} შეკვეთაზე`, {
    code,
    country,
    discountType: 'amount',
    amountMinor: minor,
    ...rest,
  });
};

const FREE_DELIVERY = 'Тегін жеткізу | Бесплатная доставка | Free delivery | უფასო მიტანა';
const PRESENT =
  'Тапсырысқа сыйлық | Подарок к заказу | A present with the order | საჩუქარი შეკვეთასთან ერთად';
const SURPRISE = 'Тосынсый | Сюрприз | A surprise | სიურპრიზი';

/** A flatbread of brand 1, khinkali of brand 101. */
export const GIFT_PLACES: Readonly<Record<CountryCode, { brandId: number; place: number }>> = {
  kz: { brandId: 1, place: 36 },
  ge: { brandId: 101, place: 2 },
};

const present = (country: CountryCode, code: string): Offer => {
  const { brandId, place } = GIFT_PLACES[country];
  return offer(PRESENT, { code, country, discountType: 'gift_product', brandId, giftPlace: place });
};

/** Codes for everybody. */
export const PROMO_CODES: readonly Offer[] = [
  percent('kz', 'NAURYZ26', 10, { minSumMinor: 300_000 }),
  amount('kz', 'DOSTAR500', 50_000),
  amount('kz', 'BARLYGY', 100_000_000),
  offer(FREE_DELIVERY, { code: 'ZHETKIZU', country: 'kz', discountType: 'free_delivery' }),
  present('kz', 'NAN'),
  percent('kz', 'BIRINSHI', 15, { isOnceADiner: true }),
  percent('kz', 'TAUSYLDY', 50, { isUsedUp: true }),
  percent('kz', 'OTKEN', 50, { daysLeft: -1 }),
  percent('kz', 'KORSHI', 20, { venueIds: [3101] }),
  percent('kz', 'TOI20', 20, { minSumMinor: 5_000_000 }),
  offer(SURPRISE, { code: 'TOSYN', country: 'kz', discountType: 'surprise', amountMinor: 30_000 }),
  percent('ge', 'SUPRA10', 10, { minSumMinor: 2_000 }),
  amount('ge', 'LARI5', 500),
  offer(FREE_DELIVERY, { code: 'MITANA', country: 'ge', discountType: 'free_delivery' }),
  present('ge', 'SACHUKARI'),
  percent('ge', 'PIRVELI', 15, { isOnceADiner: true }),
  percent('ge', 'AMOIWURA', 50, { isUsedUp: true }),
  percent('ge', 'DZVELI', 50, { daysLeft: -1 }),
  percent('ge', 'MEZOBELI', 20, { venueIds: [4101] }),
];

/** Offers only for diners who have added them. */
export const COUPONS: readonly Offer[] = [
  amount('kz', 'CPN-7KQ2', 50_000, { minSumMinor: 400_000, isOnceADiner: true }),
  percent('kz', 'CPN-AS05', 5, { isOnceADiner: true, daysLeft: 12 }),
  percent('kz', 'CPN-BR02', 25, { isOnceADiner: true, brandId: 2 }),
  percent('kz', 'CPN-OLD1', 30, { isOnceADiner: true, daysLeft: -3 }),
  amount('ge', 'CPN-GE05', 500, { isOnceADiner: true, minSumMinor: 3_000 }),
  percent('ge', 'CPN-GE10', 10, { isOnceADiner: true, daysLeft: 12 }),
  percent('ge', 'CPN-GEO1', 30, { isOnceADiner: true, daysLeft: -3 }),
];

/** Codes are typed in any case, with spaces around. */
export const asStored = (typed: string): string => typed.trim().toUpperCase();

/** When an offer ends: with its last day in UTC, so that it does not run away with the clock within a day. */
export function validUntil({ daysLeft }: Pick<Offer, 'daysLeft'>, now: Date): Date {
  const today = Math.floor(now.getTime() / DAY_MS);
  return new Date((today + daysLeft + 1) * DAY_MS - 1_000);
}

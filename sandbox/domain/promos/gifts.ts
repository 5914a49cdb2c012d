import { everywhere } from '../../catalogue/menus/text';
import type { CountryCode, Text } from '../../catalogue/model';
import { DAY_MS } from '../../kernel/clock';
import type { gifts } from '../../database/payment-schema';
import { GIFT_PLACES, type Offer } from './codes';

export type GiftRow = typeof gifts.$inferSelect;

/** A gift that diners can be given. */
interface Gift {
  title: Text;
  description: Text | null;
  /** Open enumerations: contract rule 46. */
  kind: string;
  reason: string;
  /** Minor units of the diner's currency; null for what is no bonus. */
  bonusMinor: Readonly<Record<CountryCode, number>> | null;
}

const BIRTHDAY: Gift = {
  title: everywhere('Туған күніңізбен! | С днём рождения! | Happy birthday! | გილოცავთ დაბადების დღეს!'),
  description: everywhere('Бонус сыйлаймыз | Дарим бонусы | Bonuses from us | ბონუსებს გჩუქნით'),
  kind: 'bonus',
  reason: 'birthday',
  bonusMinor: { kz: 100_000, ge: 1_000 },
};

const WELCOME: Gift = {
  title: everywhere('Қош келдіңіз! | Добро пожаловать! | Welcome! | კეთილი იყოს თქვენი მობრძანება!'),
  description: everywhere('Бонус сыйлаймыз | Дарим бонусы | Bonuses from us | ბონუსებს გჩუქნით'),
  kind: 'bonus',
  reason: 'promo',
  bonusMinor: { kz: 100_000, ge: 1_000 },
};

const TREAT: Gift = {
  title: everywhere(
    'Жаңа деңгейге сыйлық тағам | Угощение за новый уровень | A treat for your new level | გამასპინძლება ახალი დონისთვის',
  ),
  description: null,
  kind: 'product',
  reason: 'level',
  bonusMinor: null,
};

const PAST: Gift = {
  title: everywhere('Жазғы сыйлық | Летний подарок | A summer gift | ზაფხულის საჩუქარი'),
  description: null,
  kind: 'bonus',
  reason: 'promo',
  bonusMinor: { kz: 50_000, ge: 500 },
};

const STICKERS: Gift = {
  title: everywhere(
    'Кассадан жапсырмалар | Наклейки на кассе | Stickers at the counter | სტიკერები სალაროში',
  ),
  description: null,
  kind: 'merch',
  reason: 'lottery',
  bonusMinor: null,
};

export const GIFT_NAMES = ['birthday', 'welcome', 'treat', 'past', 'stickers'] as const;

/** By the name that a diner's gift is stored under. */
const GIFTS: ReadonlyMap<string, Gift> = new Map<(typeof GIFT_NAMES)[number], Gift>([
  ['birthday', BIRTHDAY],
  ['welcome', WELCOME],
  ['treat', TREAT],
  ['past', PAST],
  ['stickers', STICKERS],
]);

export function giftOf({ gift }: Pick<GiftRow, 'gift'>): Gift {
  const known = GIFTS.get(gift);
  if (!known) throw new Error(`There is no gift ${gift}`);
  return known;
}

/** The product that the code of a claimed gift adds to an order; null for one that is not claimed. */
export function offerOfGift(row: GiftRow, country: CountryCode, now: Date): Offer | null {
  if (row.claimedAt === null || row.promoCode === null) return null;
  const { title, description } = giftOf(row);
  const { brandId, place } = GIFT_PLACES[country];
  return {
    code: row.promoCode,
    title,
    description,
    country,
    discountType: 'gift_product',
    percent: null,
    amountMinor: null,
    minSumMinor: null,
    brandId,
    venueIds: null,
    giftPlace: place,
    isOnceADiner: true,
    isUsedUp: false,
    daysLeft: Math.floor((row.validUntil.getTime() - now.getTime()) / DAY_MS),
  };
}

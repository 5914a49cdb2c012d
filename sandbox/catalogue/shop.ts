import { brandOf, section, takeaway, type BrandPlan } from './brand-plan';
import { aside } from './aside';
import { kz, type Dish } from './menus/dish';
import { SOFT_DRINKS, WATER_KZ } from './menus/drinks';
import { SEMIFINISHED, TOBACCO_KZ } from './menus/home';
import type { Brand, Venue } from './model';
import { ROUND_THE_CLOCK } from './opening-hours';
import type { PictureKind } from '../pictures/products';

/** No brand of the plans has it. */
export const SHOP_BRAND = 32;

/** No venue of any scale has it. */
const SHOP_ID = 90_001;

/** A venue of the usual catalogue, at whose house the shop is and whose ways it has. */
const BESIDE = 3137;

const good = (picture: PictureKind, tenge: number, amount: string, name: string, barcode: string): Dish =>
  kz(picture, tenge, amount, name, null, { isGood: true, minutes: 1, barcode });

const SNACKS: Dish[] = [
  good(
    'pretzel',
    590,
    '120 g',
    'Тұзды кренделектер | Соломка солёная | Salted pretzel sticks',
    '4870300001375',
  ),
  good('cookies', 490, '150 g', 'Сұлы печеньесі | Печенье овсяное | Oat biscuits', '4870300002747'),
  good('bagel', 450, '200 g', 'Сушка | Сушки | Crisp bread rings', '4870300004116'),
  good('loaf', 590, '400 g', 'Тілімделген нан | Хлеб нарезной | Sliced bread', '4870300005489'),
  good('tandyrBread', 390, '250 g', 'Қаптағы лаваш | Лаваш в упаковке | Packed lavash', '4870300006851'),
  good('sandwich', 1290, '180 g', 'Тауық сэндвичі | Сэндвич с курицей | Chicken sandwich', '4870300008220'),
  good('sandwich', 1390, '180 g', 'Албырт сэндвичі | Сэндвич с лососем | Salmon sandwich', '4870300009593'),
  good('irimshik', 990, '100 g', 'Құрт | Курт | Kurt, dried curd', '4870300010964'),
  good('pickles', 1190, '500 g', 'Тұздалған қияр | Огурцы маринованные | Pickled gherkins', '4870300012333'),
];

const SWEETS: Dish[] = [
  good('candyBox', 690, '100 g', 'Сүтті шоколад | Шоколад молочный | Milk chocolate', '4870300013705'),
  good('candyBox', 790, '100 g', 'Қара шоколад | Шоколад тёмный | Dark chocolate', '4870300015075'),
  good('gozinaki', 450, '60 g', 'Жаңғақты батончик | Батончик ореховый | Nut bar', '4870300016447'),
  good('zhent', 990, '200 g', 'Қаптағы жент | Жент в упаковке | Packed zhent', '4870300017819'),
  good('honeyJar', 2490, '350 g', 'Тау балы | Мёд горный | Mountain honey', '4870300019189'),
  good('cupcake', 590, '70 g', 'Қаптағы кекс | Кекс в упаковке | Packed muffin', '4870300020550'),
  good('iceCream', 590, '80 g', 'Пломбир | Пломбир | Ice cream', '4870300021922'),
];

const DAIRY: Dish[] = [
  good('ayran', 490, '0.5 l', 'Бөтелкедегі айран | Айран в бутылке | Bottled ayran', '4870300023292'),
  good('kumis', 1290, '0.5 l', 'Бөтелкедегі қымыз | Кумыс в бутылке | Bottled kumis', '4870300024664'),
  good('shubat', 1390, '0.5 l', 'Бөтелкедегі шұбат | Шубат в бутылке | Bottled shubat', '4870300026033'),
];

const PLAN: BrandPlan = {
  id: SHOP_BRAND,
  country: 'kz',
  key: 'ui-as',
  name: 'Сөре',
  cuisine:
    'Өзіне-өзі қызмет көрсету дүкені | Магазин самообслуживания | Self-service shop | თვითმომსახურების მაღაზია',
  percent: 100,
  linens: ['sky', 'oat', 'sand'],
  day: 'allDay',
  sections: [
    takeaway(134, section('snacks', SNACKS)),
    section('desserts', SWEETS),
    section('semifinished133', SEMIFINISHED),
    section('nationalDrinks', DAIRY),
    section('drinks', [...SOFT_DRINKS, ...WATER_KZ, ...TOBACCO_KZ]),
  ],
};

export const shopBrand = (): Brand => brandOf(PLAN);

/** The self-service shop, which sells goods only; none where the house that it is in has no venue. */
export function shopVenues(brand: Brand, usual: readonly Venue[]): Venue[] {
  return usual
    .filter(({ id }) => id === BESIDE)
    .map((neighbour) => ({
      ...neighbour,
      id: SHOP_ID,
      brandId: brand.id,
      name: brand.name,
      services: [1],
      openingHours: ROUND_THE_CLOCK,
      closeInAdvanceMinutes: 0,
      isCashEnabled: true,
      isOnlineDisabled: false,
      hasTablet: false,
      isCheckPullingEnabled: false,
      isBookingEnabled: false,
      isMicromarket: true,
      servicePercentage: 0,
      linkedVenues: [],
      mainVenueId: SHOP_ID,
      pricePercent: 100,
      banner: null,
      delivery: { state: 'open', delayMinutes: 0 },
      description: null,
      socialNetworks: [],
      stoppedProductIndexes: [],
      ...aside(neighbour),
    }));
}

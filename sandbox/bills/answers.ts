import { textIn, type Language } from '../languages';
import { currencyOf, percentOf, roundDown, toMajor } from '../money';
import type { VenueProduct } from '../menu/products';
import { bonusRuleOf } from '../profile/balance';
import type { FullVenue } from '../venues/venues';
import { openedAt, type TableBill } from './bills';
import type { HallTable } from './tables';

/** Percent: of a diner who never paid a bill, as nobody can yet, and of a guest. */
const FIRST_BILL_CASHBACK = 10;
const LOWEST_LEVEL_CASHBACK = 3;

/** The till writes in one language, whoever reads the bill. */
const TILL_LANGUAGES = { kz: 'kk', ge: 'ka' } as const satisfies Record<string, Language>;

export interface BillView {
  /** Venue that holds the table. */
  hall: FullVenue;
  /** Venue whose bill was asked for. */
  venueId: number;
  table: HallTable;
  products: readonly VenueProduct[];
  now: Date;
  language: Language;
  isSignedIn: boolean;
}

/** Bill of the contract; sums by its 'Sums', there are no promo codes at a table. */
export function billAnswer(bill: TableBill, view: BillView) {
  const { hall, table, language, now } = view;
  const currency = currencyOf(hall.country);
  const positions = bill.ordered.flatMap(({ productId, count }) => {
    const product = view.products.find(({ id }) => id === productId);
    if (!product) return [];
    const sumMinor = roundDown(product.priceMinor * count, currency);
    return { name: textIn(TILL_LANGUAGES[hall.country], product.name), count, product, sumMinor };
  });
  const goodsMinor = positions.reduce((sum, { sumMinor }) => sum + sumMinor, 0);
  const { servicePercentage } = hall.venue;
  const serviceMinor = percentOf(goodsMinor, servicePercentage, currency);
  const sum = toMajor(goodsMinor + serviceMinor);
  return {
    id: bill.id,
    number: bill.number,
    status: bill.status,
    filial_id: view.venueId,
    main_terminal_id: hall.id,
    table: {
      id: table.id,
      terminal_id: table.venueId,
      number: table.number,
      name: textIn(language, table.name),
      seats: table.seats,
    },
    waiter: bill.waiter && { ...bill.waiter, photo_url: null },
    positions: positions.map(({ name, count, product, sumMinor }) => ({
      name,
      count,
      price: toMajor(product.priceMinor),
      sum: toMajor(sumMinor),
    })),
    positions_sum: toMajor(goodsMinor),
    service_percentage: servicePercentage,
    service_charge: toMajor(serviceMinor),
    sum,
    paid: 0,
    to_pay: sum,
    currency,
    cashback_percentage: view.isSignedIn ? FIRST_BILL_CASHBACK : LOWEST_LEVEL_CASHBACK,
    max_bonus_usage_percentage: bonusRuleOf(hall.id).maxUsagePercentage,
    is_tips_allowed: bill.waiter !== null,
    opened_at: openedAt(bill, now).toISOString(),
  };
}

import { textIn, type Language } from '../../kernel/languages';
import { currencyOf, percentOf, roundDown, toMajor, type Currency } from '../../kernel/money';
import type { VenueProduct } from '../menu/products';
import { bonusRuleOf } from '../rewards/balance';
import type { FullVenue } from '../venues/venues';
import { openedAt, type TableBill } from './bills';
import type { HallTable } from '../tables/tables';

/** The till writes in one language, whichever the diner reads. */
const TILL_LANGUAGES = { kz: 'kk', ge: 'ka' } as const satisfies Record<string, Language>;

/** The bill that the table has now. */
export interface BillView {
  bill: TableBill;
  state: 'open' | 'paying' | 'paid';
  /** Venue that holds the table. */
  hall: FullVenue;
  table: HallTable;
  products: readonly VenueProduct[];
  now: Date;
}

interface BillLine {
  name: string;
  count: number;
  priceMinor: number;
  sumMinor: number;
}

export interface BillSums {
  currency: Currency;
  lines: BillLine[];
  goodsMinor: number;
  serviceMinor: number;
  sumMinor: number;
}

/** By contract rules 31 to 36; there are no promo codes at a table. */
export function billSums({ bill, hall, products }: BillView): BillSums {
  const currency = currencyOf(hall.country);
  const lines = bill.ordered.flatMap(({ productId, count }) => {
    const product = products.find(({ id }) => id === productId);
    if (!product) return [];
    const { priceMinor } = product;
    const name = textIn(TILL_LANGUAGES[hall.country], product.name);
    const exactMinor = Math.round(priceMinor * count);
    return {
      name,
      count,
      priceMinor,
      sumMinor: bill.isExact ? exactMinor : roundDown(priceMinor * count, currency),
    };
  });
  const goodsMinor = lines.reduce((sum, { sumMinor }) => sum + sumMinor, 0);
  const { servicePercentage } = hall.venue;
  const serviceMinor = bill.isExact
    ? Math.floor((goodsMinor * servicePercentage) / 100)
    : percentOf(goodsMinor, servicePercentage, currency);
  return { currency, lines, goodsMinor, serviceMinor, sumMinor: goodsMinor + serviceMinor };
}

/** Table of the contract. */
export function tableAnswer({ id, venueId, number, name, seats }: HallTable, language: Language) {
  return { id, terminal_id: venueId, number, name: textIn(language, name), seats };
}

interface Reader {
  /** Venue whose bill was requested. */
  venueId: number;
  language: Language;
  /** Percent that the reader would earn. */
  cashbackPercentage: number;
}

/** Bill of the contract. */
export function billAnswer(view: BillView, { venueId, language, cashbackPercentage }: Reader) {
  const { bill, hall, table, now } = view;
  const { currency, lines, goodsMinor, serviceMinor, sumMinor } = billSums(view);
  return {
    id: bill.id,
    number: bill.number,
    status: view.state,
    filial_id: venueId,
    main_terminal_id: hall.id,
    table: tableAnswer(table, language),
    waiter: table.waiter && { ...table.waiter, photo_url: null },
    positions: lines.map((line) => ({
      name: line.name,
      count: line.count,
      price: toMajor(line.priceMinor),
      sum: toMajor(line.sumMinor),
    })),
    positions_sum: toMajor(goodsMinor),
    service_percentage: hall.venue.servicePercentage,
    service_charge: toMajor(serviceMinor),
    sum: toMajor(sumMinor),
    paid: 0,
    to_pay: toMajor(sumMinor),
    currency,
    cashback_percentage: cashbackPercentage,
    max_bonus_usage_percentage: bonusRuleOf(hall.id).maxUsagePercentage,
    is_tips_allowed: table.waiter !== null,
    opened_at: openedAt(bill, now).toISOString(),
  };
}

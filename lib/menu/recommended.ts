import type { MoneyFormat } from '@/lib/core/money/money';

/** A product that Home recommends, and the venue that has it. */
export interface RecommendedProduct {
  id: number;
  venueId: number;
  venueName: string;
  name: string;
  imageUrl: string;
  /** Before the discount where there is one, else what is paid. */
  priceMinor: number;
  promoPriceMinor: number | null;
  /** Sizes differ in price: the price is the least of those that are to be had. */
  hasSizes: boolean;
  moneyFormat: MoneyFormat;
}

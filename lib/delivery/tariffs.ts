/** A way to deliver and its price (DLV-01). Money is in integer minor units. */
export interface Tariff {
  id: string;
  transport: 'foot' | 'car';
  isFastest: boolean;
  /** Before the subsidy; 0 = free. */
  priceMinor: number;
  /** Goods sum needed; 0 = none. */
  minOrderMinor: number;
  /** From this goods sum on another price holds; null = no further tier. */
  nextTier: { amountMinor: number; priceMinor: number } | null;
  minutes: { from: number; to: number };
}

export const TARIFF_SORTS = ['footFirst', 'footLast'] as const;
export type TariffSort = (typeof TARIFF_SORTS)[number];
/** The order of the offered tariffs until the diner chooses another. */
export const DEFAULT_TARIFF_SORT: TariffSort = 'footFirst';

/** The fastest tariffs if any, else all; on foot first or last (DLV-03 to DLV-06). */
export function offeredTariffs(tariffs: readonly Tariff[], sort: TariffSort): Tariff[] {
  const fastest = tariffs.filter(({ isFastest }) => isFastest);
  const offered = fastest.length > 0 ? fastest : tariffs;
  const first = sort === 'footFirst' ? 'foot' : 'car';
  return [
    ...offered.filter(({ transport }) => transport === first),
    ...offered.filter(({ transport }) => transport !== first),
  ];
}

/** The tariff until the diner chooses one (DLV-31): the fastest, of equally fast ones the cheapest. Cart and cards promise by it. */
export function quickestTariff(offered: readonly Tariff[]): Tariff | undefined {
  const [quickest] = [...offered].sort(
    (one, other) => one.minutes.to - other.minutes.to || one.priceMinor - other.priceMinor,
  );
  return quickest;
}

/** Minutes from order to door, at least the kitchen's (contract schema OrderInput). */
export function deliveryMinutes(
  { minutes: { from, to } }: Pick<Tariff, 'minutes'>,
  cookingMinutes: number,
): Tariff['minutes'] {
  const soonest = Math.max(from, cookingMinutes);
  return { from: soonest, to: soonest + to - from };
}

/** The price of delivery for a goods sum, before any subsidy (contract rule 34). */
export function tariffPriceMinor(
  { priceMinor, nextTier }: Pick<Tariff, 'priceMinor' | 'nextTier'>,
  goodsMinor: number,
): number {
  return nextTier && goodsMinor >= nextTier.amountMinor ? nextTier.priceMinor : priceMinor;
}

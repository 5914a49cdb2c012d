import type { Tariff } from './tariffs';

/** A courier on foot for 690 ₸ for tests, and what differs. */
export const testTariff = (part: Partial<Tariff> = {}): Tariff => ({
  id: 'foot',
  transport: 'foot',
  isFastest: false,
  priceMinor: 69_000,
  minOrderMinor: 0,
  nextTier: null,
  minutes: { from: 30, to: 45 },
  ...part,
});

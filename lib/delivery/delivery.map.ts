import 'server-only';
import type { z } from 'zod';
import { fromMajor } from '@/lib/core/money/money';
import { mapItems } from '@/lib/core/upstream/read-items';
import { tariffWire, type tariffListWire } from './delivery.wire';
import type { Tariff } from './tariffs';

function mapTariff(wire: z.output<typeof tariffWire>): Tariff | null {
  const priceMinor = fromMajor(wire.price);
  const minOrderMinor = fromMajor(wire.min_order_amount);
  if (priceMinor === null || minOrderMinor === null) return null;
  const tierAmount = wire.next_tier_amount === null ? null : fromMajor(wire.next_tier_amount);
  const tierPrice = wire.next_tier_cost === null ? null : fromMajor(wire.next_tier_cost);
  return {
    id: wire.id,
    transport: wire.transport_type === 'FOOT' ? 'foot' : 'car',
    isFastest: wire.is_fastest,
    priceMinor,
    minOrderMinor,
    nextTier:
      tierAmount === null || tierPrice === null ? null : { amountMinor: tierAmount, priceMinor: tierPrice },
    minutes: wire.time_range,
  };
}

/** The platform's tariffs in its order; one that cannot be read is dropped and reported. */
export function mapTariffs(wire: z.output<typeof tariffListWire>): Tariff[] {
  return mapItems(tariffWire, wire.data, 'tariff', mapTariff, 'price');
}

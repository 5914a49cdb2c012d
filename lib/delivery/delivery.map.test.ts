/** @jest-environment node */
import { mapTariffs } from './delivery.map';

const WIRE = {
  id: 'foot-standard',
  transport_type: 'FOOT',
  is_fastest: true,
  price: 690,
  min_order_amount: 3000,
  next_tier_amount: 10_000,
  next_tier_cost: 490,
  time_range: { from: 35, to: 50 },
};

describe('a tariff', () => {
  // Holds DLV-01.
  test('is read with what the platform says of it, money in minor units', () => {
    expect(mapTariffs({ data: [WIRE] })).toEqual([
      {
        id: 'foot-standard',
        transport: 'foot',
        isFastest: true,
        priceMinor: 69_000,
        minOrderMinor: 300_000,
        nextTier: { amountMinor: 1_000_000, priceMinor: 49_000 },
        minutes: { from: 35, to: 50 },
      },
    ]);
  });

  test('a tariff by car has no next tier without one from the platform', () => {
    const car = { ...WIRE, transport_type: 'CAR', next_tier_amount: null, next_tier_cost: null };
    expect(mapTariffs({ data: [car] })).toMatchObject([{ transport: 'car', nextTier: null }]);
  });

  test('a tariff that cannot be read is dropped, and the others stay', () => {
    const broken = { ...WIRE, transport_type: 'DRONE' };
    expect(mapTariffs({ data: [broken, WIRE] }).map(({ id }) => id)).toEqual(['foot-standard']);
  });
});

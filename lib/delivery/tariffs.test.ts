/** @jest-environment node */
import { deliveryMinutes, offeredTariffs, quickestTariff, tariffPriceMinor, type Tariff } from './tariffs';
import { testTariff } from './test-tariff';

const tariff = (id: string, part: Partial<Tariff> = {}) =>
  testTariff({ id, transport: 'car', priceMinor: 99_000, ...part });
const ids = (tariffs: readonly Tariff[]) => tariffs.map(({ id }) => id);

const CAR = tariff('car');
const FOOT = tariff('foot', { transport: 'foot' });
const FAST_CAR = tariff('fast-car', { isFastest: true });
const FAST_FOOT = tariff('fast-foot', { transport: 'foot', isFastest: true });

describe('the tariffs that are offered', () => {
  // Holds DLV-03 to DLV-05.
  test.each([
    ['only the fastest where any is', [CAR, FAST_CAR, FOOT, FAST_FOOT], ['fast-foot', 'fast-car']],
    ['one that is fastest alone', [CAR, FAST_CAR, FOOT], ['fast-car']],
    ['all where none is fastest', [CAR, FOOT], ['foot', 'car']],
    ['none of none', [], []],
  ])('are %s, on foot first', (_what, tariffs, expected) => {
    expect(ids(offeredTariffs(tariffs, 'footFirst'))).toEqual(expected);
  });

  // Holds DLV-06.
  test.each([
    [
      [FOOT, CAR],
      ['car', 'foot'],
    ],
    [
      [FAST_FOOT, CAR, FAST_CAR],
      ['fast-car', 'fast-foot'],
    ],
  ])('have those on foot last where the sorting says so', (tariffs, expected) => {
    expect(ids(offeredTariffs(tariffs, 'footLast'))).toEqual(expected);
  });

  test('otherwise keep the platform’s order', () => {
    const cheap = tariff('cheap');
    expect(ids(offeredTariffs([cheap, FOOT, CAR], 'footFirst'))).toEqual(['foot', 'cheap', 'car']);
    expect(ids(offeredTariffs([cheap, FOOT, CAR], 'footLast'))).toEqual(['cheap', 'car', 'foot']);
  });
});

// Holds DLV-31.
describe('the tariff until the diner chooses', () => {
  const slow = tariff('slow', { minutes: { from: 70, to: 85 } });
  const quick = tariff('quick', { minutes: { from: 45, to: 60 } });
  const cheap = tariff('cheap', { minutes: { from: 45, to: 60 }, priceMinor: 50_000 });
  test.each([
    ['the fastest', [slow, quick], 'quick'],
    ['the cheapest of equally fast ones', [quick, cheap, slow], 'cheap'],
    ['the first of equal ones', [quick, tariff('same', { minutes: quick.minutes })], 'quick'],
    ['none of none', [], undefined],
  ])('is %s', (_what, offered, expected) => {
    expect(quickestTariff(offered)?.id).toBe(expected);
  });
});

describe('the price of a tariff', () => {
  const tiered = tariff('tiered', { nextTier: { amountMinor: 1_000_000, priceMinor: 49_000 } });
  test.each([
    [0, 99_000],
    [999_999, 99_000],
    [1_000_000, 49_000],
    [5_000_000, 49_000],
  ])('the price of a tariff for goods of %d is %d', (goodsMinor, priceMinor) => {
    expect(tariffPriceMinor(tiered, goodsMinor)).toBe(priceMinor);
  });

  test('is the same for all goods without a further tier', () => {
    expect(tariffPriceMinor(CAR, 99_999_999)).toBe(99_000);
  });
});

describe('the minutes to the door', () => {
  test.each([
    [{ from: 35, to: 50 }, 20, { from: 35, to: 50 }],
    [{ from: 35, to: 50 }, 35, { from: 35, to: 50 }],
    [{ from: 35, to: 50 }, 40, { from: 40, to: 55 }],
    [{ from: 30, to: 30 }, 60, { from: 60, to: 60 }],
  ])(
    'the minutes to the door by a tariff of %j are, with %d minutes of cooking, %j',
    (minutes, cookingMinutes, expected) => {
      expect(deliveryMinutes({ minutes }, cookingMinutes)).toEqual(expected);
    },
  );
});

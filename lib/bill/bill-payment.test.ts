/** @jest-environment node */
import { cashbackMinor, isFirstPayment, leftToPay, maxBonuses } from './bill-payment';
import { cardMinor } from './preorder';
import { testBill, testPreorder } from './test-bill';

const GENERAL = { name: 'general', availableMinor: 1_000_000, maxUsagePercentage: 0 } as const;
const REWARD = { name: 'privateReward', availableMinor: 1_000_000, maxUsagePercentage: 50 } as const;
const LARI = { currency: 'GEL', positionsSumMinor: 7170, toPayMinor: 7887 } as const;

describe('bonuses pay', () => {
  test.each<[what: string, ...Parameters<typeof maxBonuses>, mostMinor: number]>([
    ['the share of the dishes that the bill allows, service left out', testBill(), GENERAL, 180_000],
    ['as many as there are', testBill(), { ...GENERAL, availableMinor: 4300 }, 4300],
    ['of a brand’s own reward, its own share', testBill(), REWARD, 300_000],
    ['whole tenge', testBill({ positionsSumMinor: 1_234_500 }), GENERAL, 370_300],
    ['hundredths of lari', testBill(LARI), GENERAL, 2151],
    ['no more than is left to pay', testBill({ toPayMinor: 100_000 }), GENERAL, 100_000],
    ['nothing where nothing may', testBill({ maxBonusPercentage: 0 }), GENERAL, 0],
  ])('%s', (_what, bill, account, maxMinor) => {
    expect(maxBonuses(bill, account)).toBe(maxMinor);
  });
});

describe('a payment', () => {
  test('brings back a share of the dishes that bonuses did not pay', () => {
    expect(cashbackMinor(testBill(), 60_000)).toBe(54_000);
    expect(cashbackMinor(testBill({ cashbackPercentage: 7 }), 0)).toBe(42_000);
    expect(cashbackMinor(testBill(LARI), 1000)).toBe(617);
  });

  test('is known to be the first by bringing more than the level does', () => {
    expect(isFirstPayment({ cashbackPercentage: 10 }, 3)).toBe(true);
    expect(isFirstPayment({ cashbackPercentage: 10 }, 10)).toBe(false);
    expect(isFirstPayment({ cashbackPercentage: 10 }, null)).toBe(false);
  });

  test('takes the bill and the tips less the bonuses', () => {
    const choice = { bonusesMinor: 60_000, bonusAccount: 'general', tipsMinor: 50_000 } as const;
    expect(leftToPay(testBill(), choice)).toBe(650_000);
    expect(cardMinor(testPreorder())).toBe(650_000);
  });
});

/** @jest-environment node */
import { DESTINATION, partsOf, PATHS, schemas, startQuoting, type Quoting } from './test-quoting';

let testbed: Quoting;
beforeAll(async () => {
  testbed = await startQuoting();
});
afterAll(() => testbed.platform.close());
beforeEach(() => testbed.startOver());

describe('bonuses', () => {
  test('are those of the signed-in diner: what could be spent, and what comes back', async () => {
    const quote = await testbed.send({}, true);
    // 30 % of 2,000; 7 % of 2,000.
    expect(quote.sum).toMatchObject({ maxBonusesMinor: 60_000, earnedMinor: 14_000, toPayMinor: 200_000 });
    const spent = await testbed.send({ bonusesMinor: 999_999 }, true);
    expect(spent.sum).toMatchObject({ totalMinor: 200_000, toPayMinor: 140_000 });
  });

  test('are absent for a guest and when they cannot be read', async () => {
    expect((await testbed.send()).bonuses).toBeNull();
    testbed.platform.answer({ status: 500, json: { errors: [] } }, PATHS.balance);
    expect((await testbed.send({}, true)).bonuses).toBeNull();
  });
});

describe('the brand’s own reward', () => {
  test('can pay where the venue has one, with the venue’s cashback', async () => {
    const quote = await testbed.send({ bonusAccount: 'privateReward', bonusesMinor: 999_999 }, true);
    expect(quote.privateReward).toEqual({
      availableMinor: 120_000,
      maxUsagePercentage: 50,
      cashbackPercentage: 7,
    });
    // 50 % of 2,000.
    expect(quote.sum).toMatchObject({ maxBonusesMinor: 100_000, toPayMinor: 100_000 });
  });

  // Holds REW-07.
  test('is not requested from a venue without one', async () => {
    testbed.setVenue({ private_reward_enabled: false });
    expect((await testbed.send({}, true)).privateReward).toBeNull();
    expect(testbed.platform.calls.some(({ path }) => path === PATHS.reward)).toBe(false);
  });

  test('is all that can be spent where the general balance is hidden', async () => {
    testbed.setVenue({ disable_chocobalance_button: true });
    const quote = await testbed.send({}, true);
    expect(quote.bonuses?.availableMinor).toBe(0);
    expect(quote.sum).toMatchObject({ maxBonusesMinor: 0, earnedMinor: 14_000 });
  });
});

describe('a promo code', () => {
  test('takes its discount off the goods, and everything else is computed from the remaining sum', async () => {
    const quote = await testbed.send(
      { promoCode: 'NAURYZ26', service: 'express', bonusesMinor: 999_999 },
      true,
    );
    // 2,000 − 560 = 1,440; 10 % service; 30 % bonuses.
    expect(partsOf(quote)).toEqual([
      ['goods', 250_000],
      ['saving', -50_000],
      ['discount', -56_000],
      ['service', 14_400],
      ['bonuses', -43_200],
    ]);
    expect(quote.promo).toMatchObject({ kind: 'applied', code: 'NAURYZ26' });
  });

  test('makes delivery free', async () => {
    const data = { ...schemas.PromoCodeResult.example, discount_type: 'free_delivery', discount: 0 };
    testbed.platform.answer({ json: { error_code: 200, data } }, PATHS.promo);
    const quote = await testbed.send({
      promoCode: 'ZHETKIZU',
      service: 'delivery',
      destination: DESTINATION,
    });
    expect(quote.sum.parts).toContainEqual({
      kind: 'delivery',
      amountMinor: 0,
      from: 'promo',
      thresholdMinor: 0,
    });
  });

  test('a promo code that is refused says why and changes nothing', async () => {
    testbed.platform.answer(
      { json: { error_code: 422, code: 'promo_code_invalid', message: '', data: null } },
      PATHS.promo,
    );
    const quote = await testbed.send({ promoCode: 'OTKEN' });
    expect(quote.promo).toEqual({ kind: 'refused', reason: 'invalid', message: null });
    expect(quote.sum.toPayMinor).toBe(200_000);
  });

  test('a promo code that was not typed is not requested', async () => {
    expect((await testbed.send()).promo).toBeNull();
    expect(testbed.platform.calls.some(({ path }) => path === PATHS.promo)).toBe(false);
  });
});

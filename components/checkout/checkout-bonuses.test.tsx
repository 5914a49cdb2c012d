import { screen, within } from '@testing-library/react';
import messages from '@/messages/ru.json';
import { startOver, orderButton, placed, show, sumUnder, t, TARIFF } from './test-checkout';

const RULE = { availableMinor: 1_000_000, maxUsagePercentage: 30, cashbackPercentage: 7 };

/** A percentage as Testing Library matches it: with plain spaces. */
const shareOf = (key: 'bonusShare' | 'bonusShareBrought') =>
  t(key, { percent: '30' }).replaceAll('\u00a0', ' ');

beforeEach(startOver);

describe('bonuses', () => {
  const amounts = async () =>
    within(await screen.findByRole('radiogroup', { name: t('spendBonuses') })).getAllByRole<HTMLInputElement>(
      'radio',
    );
  const chosen = async () => (await amounts()).find(({ checked }) => checked)?.closest('label')?.textContent;
  const most = (amount: string) => t('spendMost', { amount });

  test('are zero, a round sum, or the maximum', async () => {
    const { onPlace, user } = await show({ quote: { bonuses: RULE, sum: sumUnder({ bonuses: RULE }) } });
    const texts = (await amounts()).map((radio) => radio.closest('label')?.textContent);
    expect(texts).toEqual([t('spendNone'), '500', most('540')]);
    expect(await chosen()).toBe(t('spendNone'));
    await user.click(screen.getByRole('radio', { name: '500' }));
    await user.click(orderButton());
    expect(placed(onPlace)).toMatchObject({ bonusesMinor: 50_000, sumMinor: 180_000 });
  });

  test('bonuses that were chosen stay a choice after the cart has changed', async () => {
    await show({
      draft: { bonusesMinor: 7000 },
      quote: { bonuses: RULE, sum: sumUnder({ bonuses: RULE }) },
    });
    const texts = (await amounts()).map((radio) => radio.closest('label')?.textContent);
    expect(texts).toEqual([t('spendNone'), '70', '500', most('540')]);
    expect(await chosen()).toBe('70');
  });

  test('bonuses that were chosen of the brand are not taken of the others where the brand’s are not known', async () => {
    const { onPlace, user } = await show({
      draft: { bonusesMinor: 50_000, bonusAccount: 'privateReward' },
      quote: { bonuses: RULE, privateReward: null, sum: sumUnder({ bonuses: RULE }) },
    });
    expect(await chosen()).toBe(t('spendNone'));
    await user.click(orderButton());
    expect(placed(onPlace)).toMatchObject({ bonusesMinor: 0, sumMinor: 180_000 });
  });

  test('are spent up to the venue’s share of the dishes, and the sum says so', async () => {
    const { onPlace, user } = await show({
      draft: { bonusesMinor: 999_900 },
      quote: { bonuses: RULE, sum: sumUnder({ bonuses: RULE }) },
    });
    expect(await chosen()).toBe(most('540'));
    expect(orderButton().textContent.replace(/\s/g, ' ')).toContain('1 260 ₸');
    await user.click(orderButton());
    expect(placed(onPlace)).toMatchObject({
      bonusesMinor: 54_000,
      bonusAccount: 'general',
      sumMinor: 180_000,
    });
  });

  test('bonuses of the brand come first where it has its own, and the other can be chosen', async () => {
    const { onPlace, user } = await show({
      draft: { bonusesMinor: 999_900 },
      quote: {
        bonuses: RULE,
        privateReward: { ...RULE, maxUsagePercentage: 50 },
        sum: sumUnder({ bonuses: RULE }),
      },
    });
    expect(await chosen()).toBe(most('900'));
    await user.click(orderButton());
    expect(placed(onPlace)).toMatchObject({ bonusesMinor: 90_000, bonusAccount: 'privateReward' });
    await user.click(screen.getByRole('radio', { name: t('account_general') }));
    expect(await chosen()).toBe(most('540'));
  });

  test('bonuses with a balance of zero are not offered', async () => {
    await show({ quote: { bonuses: { ...RULE, availableMinor: 0 } } });
    expect(screen.queryByRole('radiogroup', { name: t('spendBonuses') })).not.toBeInTheDocument();
  });

  test.each(['takeaway', 'express'] as const)(
    'bonuses of a %s order do not mention delivery',
    async (service) => {
      await show({
        draft: { service, bonusesMinor: 100 },
        quote: { kind: service, bonuses: RULE, sum: sumUnder({ bonuses: RULE }) },
      });
      expect(await amounts()).toHaveLength(4);
      expect(screen.getByText(shareOf('bonusShare'))).toBeVisible();
      expect(screen.getByText(messages.cart.bonusesRule)).toBeVisible();
      expect(screen.queryByText(shareOf('bonusShareBrought'))).not.toBeInTheDocument();
      expect(screen.queryByText(messages.cart.bonusesRuleBrought)).not.toBeInTheDocument();
    },
  );

  test('bonuses of a delivery say that they do not pay it', async () => {
    const delivery = { kind: 'platform' as const, tariffs: [TARIFF], tariff: TARIFF, thresholds: [] };
    const sum = sumUnder({ bonuses: RULE, delivery });
    await show({
      draft: { service: 'delivery', bonusesMinor: 100 },
      quote: { kind: 'delivery', delivery, bonuses: RULE, sum },
    });
    expect(await amounts()).toHaveLength(4);
    expect(screen.getByText(shareOf('bonusShareBrought'))).toBeVisible();
    expect(screen.getByText(messages.cart.bonusesRuleBrought)).toBeVisible();
  });

  // Holds REW-18.
  test('bonuses that are earned are shown with their percent', async () => {
    await show({ quote: { bonuses: RULE, sum: sumUnder({ bonuses: RULE }) } });
    expect(screen.getByText(/^7 % от оплаченных блюд/)).toBeVisible();
  });
});

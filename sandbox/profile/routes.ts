import { z } from 'zod';
import { idText, nothing } from '../input';
import { toMajor } from '../money';
import { userOperation } from '../operation';
import { advanceOrders } from '../orders/life';
import { accountOperations } from './account-routes';
import { balanceOf, bonusRuleOf } from './balance';

const getBalanceInfo = userOperation({
  method: 'GET',
  url: '/ladder-go/api/v1/balance/calculate-info',
  errorStyle: 'envelope',
  params: nothing,
  query: z.object({ filial_id: idText.optional() }),
  body: nothing,
  async handle({ database, query, user, now }) {
    await advanceOrders(database, now);
    const { balanceMinor, availableMinor, expiresAt } = await balanceOf(database, user);
    const { maxUsagePercentage, cashbackPercentage } = bonusRuleOf(query.filial_id);
    const data = {
      balance: toMajor(balanceMinor),
      available_balance: toMajor(availableMinor),
      expires_at: expiresAt?.toISOString() ?? null,
      rule: { max_bonus_usage_percentage: maxUsagePercentage, cashback_percentage: cashbackPercentage },
    };
    return { body: { error_code: 200, data } };
  },
});

export const profileOperations = [...accountOperations, getBalanceInfo];

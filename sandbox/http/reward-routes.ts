import { z } from 'zod';
import { textIn } from '../kernel/languages';
import { idText, nothing } from '../kernel/input';
import { toMajor } from '../kernel/money';
import { userOperation } from './operation';
import { advanceOrders } from '../domain/lifecycle/advance-orders';
import { balanceOf, bonusRuleOf, hasBonusesAt } from '../domain/rewards/balance';
import { LEVELS } from '../domain/rewards/grading';
import { privateRewardOf } from '../domain/rewards/private-reward';
import { gradingOf } from '../domain/rewards/diner-grading';
import { findVenues } from '../domain/venues/venues';

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
    const [venue] = await findVenues(database, query.filial_id === undefined ? [] : [query.filial_id]);
    const isAbroad = venue !== undefined && !hasBonusesAt(user, venue);
    const data = {
      balance: toMajor(balanceMinor),
      available_balance: isAbroad ? 0 : toMajor(availableMinor),
      expires_at: expiresAt?.toISOString() ?? null,
      rule: {
        max_bonus_usage_percentage: maxUsagePercentage,
        cashback_percentage: isAbroad ? 0 : cashbackPercentage,
      },
    };
    return { body: { error_code: 200, data } };
  },
});

const getPrivateReward = userOperation({
  method: 'GET',
  url: '/balance/user',
  params: nothing,
  query: z.object({ brand_id: idText.optional() }),
  body: nothing,
  async handle({ database, query, user, now }) {
    await advanceOrders(database, now);
    const reward = await privateRewardOf(database, user, query.brand_id);
    const leftMinor = reward.earnedMinor - reward.spentMinor;
    return {
      body: {
        data: {
          balance: toMajor(leftMinor),
          available_balance: toMajor(leftMinor - reward.heldMinor),
          cashback_amount: toMajor(reward.earnedMinor),
          cashback_used_balance: toMajor(reward.spentMinor),
          max_bonus_usage_percentage: reward.maxUsagePercentage,
        },
      },
    };
  },
});

const getGrading = userOperation({
  method: 'GET',
  url: '/ladder-go/api/v1/grading',
  params: nothing,
  query: nothing,
  body: nothing,
  async handle({ database, user, now, language }) {
    await advanceOrders(database, now);
    const grading = await gradingOf(database, user, now);
    return {
      body: {
        data: {
          level: grading.level,
          points: grading.points,
          points_to_keep: grading.pointsToKeep,
          points_to_next: grading.pointsToNext,
          window_ends_at: grading.windowEndsAt.toISOString(),
          levels: LEVELS.map(({ level, name, cashbackPercentage, points }) => ({
            level,
            name: textIn(language, name),
            cashback_percentage: cashbackPercentage,
            points,
          })),
        },
      },
    };
  },
});

export const rewardOperations = [getBalanceInfo, getPrivateReward, getGrading];

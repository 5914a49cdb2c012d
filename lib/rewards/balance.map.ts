import 'server-only';
import type { z } from 'zod';
import { fromMajor } from '@/lib/core/money/money';
import type { BonusRule } from './balance';
import type { balanceInfoWire, bonusBalanceWire, privateRewardWire } from './balance.wire';
import type { BonusBalance, PrivateReward } from './rewards.schema';

/** Bonuses that cannot be read are none: the diner is promised nothing that they may not have. */
function minor(amount: number): number {
  return fromMajor(amount) ?? 0;
}

/** How much of an order bonuses pay, and how many it gives. */
export function mapBonusRule({ data }: z.output<typeof balanceInfoWire>): BonusRule {
  return {
    availableMinor: minor(data.available_balance),
    maxUsagePercentage: data.rule.max_bonus_usage_percentage,
    cashbackPercentage: data.rule.cashback_percentage,
  };
}

/** The diner's bonuses, in minor units. */
export function mapBonusBalance({ data }: z.output<typeof bonusBalanceWire>): BonusBalance {
  return {
    balanceMinor: minor(data.balance),
    availableMinor: minor(data.available_balance),
    expiresAt: data.expires_at,
  };
}

/** A brand's own balance of the diner. */
export function mapPrivateReward({ data }: z.output<typeof privateRewardWire>): PrivateReward {
  return {
    balanceMinor: minor(data.balance),
    availableMinor: minor(data.available_balance),
    earnedMinor: minor(data.cashback_amount),
    spentMinor: minor(data.cashback_used_balance),
    maxUsagePercentage: data.max_bonus_usage_percentage,
  };
}

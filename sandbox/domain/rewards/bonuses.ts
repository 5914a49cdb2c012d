import type { User } from '../auth/accounts';
import type { Database } from '../../database/connect';
import type { BonusAccount } from '../../database/schema';
import { currencyOf, percentOf } from '../../kernel/money';
import type { FullVenue } from '../venues/venues';
import { balanceOf, bonusRuleOf, hasBonusesAt } from './balance';
import { privateRewardOf } from './private-reward';

/** The spendable part of the account, and the share of the goods that it may pay, in percent. */
async function spendable(
  database: Database,
  user: User,
  { id, brand, venue }: FullVenue,
  account: BonusAccount,
): Promise<{ availableMinor: number; percentage: number }> {
  if (account === 'general') {
    const { availableMinor } = await balanceOf(database, user);
    return { availableMinor, percentage: bonusRuleOf(id).maxUsagePercentage };
  }
  const reward = await privateRewardOf(database, user, brand.id);
  return {
    availableMinor: reward.earnedMinor - reward.spentMinor - reward.heldMinor,
    percentage: venue.privateRewardEnabled ? reward.maxUsagePercentage : 0,
  };
}

/** The most bonuses that may pay for goods at the venue, minor units (contract rule 35). */
export async function maxBonuses(
  database: Database,
  user: User,
  venue: FullVenue,
  { account, goodsMinor }: { account: BonusAccount; goodsMinor: number },
): Promise<number> {
  if (!hasBonusesAt(user, venue)) return 0;
  const { availableMinor, percentage } = await spendable(database, user, venue, account);
  return Math.max(0, Math.min(availableMinor, percentOf(goodsMinor, percentage, currencyOf(venue.country))));
}

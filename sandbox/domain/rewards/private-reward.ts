import { and, eq, inArray } from 'drizzle-orm';
import { PRIVATE_REWARD_BRANDS, privateRewardPercentage } from '../../catalogue/private-rewards';
import type { User } from '../auth/accounts';
import { privateRewards } from '../../database/account-schema';
import type { Database } from '../../database/connect';
import { movedBonuses } from './moves';

export interface PrivateReward {
  earnedMinor: number;
  spentMinor: number;
  /** Of what is still to be paid. */
  heldMinor: number;
  /** Of the goods sum, payable by it; of all brands together 0. */
  maxUsagePercentage: number;
}

/** The diner's bonuses of a brand's own, or those of all brands of the diner's country. */
export async function privateRewardOf(
  database: Database,
  user: User,
  brandId: number | undefined,
): Promise<PrivateReward> {
  const brandIds = PRIVATE_REWARD_BRANDS[user.country].filter(
    (id) => brandId === undefined || id === brandId,
  );
  const rows = await database
    .select()
    .from(privateRewards)
    .where(and(eq(privateRewards.userId, user.id), inArray(privateRewards.brandId, brandIds)));
  const moved = await movedBonuses(database, user, brandIds);
  return {
    earnedMinor: rows.reduce((sum, row) => sum + row.earnedMinor, moved.earnedMinor),
    spentMinor: rows.reduce((sum, row) => sum + row.spentMinor, moved.spentMinor),
    heldMinor: moved.heldMinor,
    maxUsagePercentage: brandId === undefined ? 0 : privateRewardPercentage(brandId),
  };
}

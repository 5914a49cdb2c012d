import 'server-only';
import type { SignedIn } from '@/lib/core/session/signed-in.server';
import { valueOrNull } from '@/lib/core/upstream/upstream-error';
import type { BonusAccount, BonusRule } from './balance';
import { getBonusRule, getPrivateReward } from './balance.server';

/** The fields of a venue that decide which bonuses may pay (REW-07, REW-08). */
interface BonusFlags {
  id: number;
  brandId: number;
  isPrivateRewardEnabled: boolean;
  isGeneralBalanceHidden: boolean;
}

/** The most to spend at a venue by balance, or null. A hidden one still earns. @throws AppError `auth/required` */
export async function getBonusRules(
  signedIn: SignedIn,
  venue: BonusFlags,
): Promise<Record<BonusAccount, BonusRule | null>> {
  const [general, reward] = await Promise.all([
    valueOrNull(getBonusRule(signedIn, venue.id)),
    venue.isPrivateRewardEnabled ? valueOrNull(getPrivateReward(signedIn, venue.brandId)) : null,
  ]);
  return {
    general: general && (venue.isGeneralBalanceHidden ? { ...general, availableMinor: 0 } : general),
    privateReward: reward && {
      availableMinor: reward.availableMinor,
      maxUsagePercentage: reward.maxUsagePercentage,
      cashbackPercentage: general?.cashbackPercentage ?? 0,
    },
  };
}

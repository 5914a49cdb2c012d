import 'server-only';
import type { SignedIn } from '@/lib/core/session/signed-in.server';
import type { BonusRule } from './balance';
import { mapBonusBalance, mapBonusRule, mapPrivateReward } from './balance.map';
import { balanceInfoWire, bonusBalanceWire, privateRewardWire } from './balance.wire';
import type { BonusBalance, PrivateReward } from './rewards.schema';

const BALANCE_INFO = 'ladder-go/api/v1/balance/calculate-info';

/**
 * The general bonus balance of the diner and the rule of a venue (REW-03).
 * @throws UpstreamError
 * @throws AppError `auth/required`
 */
export async function getBonusRule(signedIn: SignedIn, venueId: number): Promise<BonusRule> {
  const wire = await signedIn.get({
    path: BALANCE_INFO,
    query: { filial_id: venueId },
    schema: balanceInfoWire,
  });
  return mapBonusRule(wire);
}

/**
 * The general bonus balance of the diner, wherever they order.
 * @throws UpstreamError
 * @throws AppError `auth/required`
 */
export async function getBonusBalance(signedIn: SignedIn): Promise<BonusBalance> {
  return mapBonusBalance(await signedIn.get({ path: BALANCE_INFO, schema: bonusBalanceWire }));
}

/**
 * The reward balance of a brand that has one of its own (REW-04, REW-06); zeros where there is none.
 * @throws UpstreamError
 * @throws AppError `auth/required`
 */
export async function getPrivateReward(signedIn: SignedIn, brandId: number): Promise<PrivateReward> {
  const wire = await signedIn.get({
    path: 'balance/user',
    query: { brand_id: brandId },
    schema: privateRewardWire,
  });
  return mapPrivateReward(wire);
}

import 'server-only';
import type { SignedIn } from '@/lib/core/session/signed-in.server';
import type { BonusRule } from './balance';
import { mapBonusBalance, mapBonusRule, mapPrivateReward } from './balance.map';
import { balanceInfoWire, bonusBalanceWire, privateRewardWire } from './balance.wire';
import type { BonusBalance, PrivateReward } from './rewards.schema';

const BALANCE_INFO = 'ladder-go/api/v1/balance/calculate-info';

/** The general bonus balance with a venue's rule (REW-03). @throws AppError `auth/required` */
export async function getBonusRule(signedIn: SignedIn, venueId: number): Promise<BonusRule> {
  const wire = await signedIn.get({
    path: BALANCE_INFO,
    query: { filial_id: venueId },
    schema: balanceInfoWire,
  });
  return mapBonusRule(wire);
}

/** The general bonus balance of the diner, wherever they order. @throws AppError `auth/required` */
export async function getBonusBalance(signedIn: SignedIn): Promise<BonusBalance> {
  return mapBonusBalance(await signedIn.get({ path: BALANCE_INFO, schema: bonusBalanceWire }));
}

/** A brand's own balance (REW-04, REW-06); zeros if none. @throws AppError `auth/required` */
export async function getPrivateReward(signedIn: SignedIn, brandId: number): Promise<PrivateReward> {
  const wire = await signedIn.get({
    path: 'balance/user',
    query: { brand_id: brandId },
    schema: privateRewardWire,
  });
  return mapPrivateReward(wire);
}

import 'server-only';
import { fromMajor } from '@/lib/money/money';
import type { SignedIn } from '@/lib/session/signed-in.server';
import type { BonusRule } from './balance';
import { balanceInfoWire } from './balance.wire';

/**
 * The general bonus balance of the diner and the rule of a venue (spec §7 User).
 * @throws UpstreamError
 * @throws AppError `auth/required`
 */
export async function getBonusRule(signedIn: SignedIn, venueId: number): Promise<BonusRule> {
  const { data } = await signedIn.get({
    path: 'ladder-go/api/v1/balance/calculate-info',
    query: { filial_id: venueId },
    retries: 0,
    schema: balanceInfoWire,
  });
  return {
    availableMinor: fromMajor(data.available_balance) ?? 0,
    maxUsagePercentage: data.rule.max_bonus_usage_percentage,
    cashbackPercentage: data.rule.cashback_percentage,
  };
}

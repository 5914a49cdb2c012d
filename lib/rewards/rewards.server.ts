import 'server-only';
import { countryMoneyFormat } from '@/lib/core/money/money';
import type { SignedIn } from '@/lib/core/session/signed-in.server';
import type { Site } from '@/lib/core/site/site';
import { valueOrNull } from '@/lib/core/upstream/upstream-error';
import { getBonusBalance } from './balance.server';
import { getGrading } from './grading.server';
import type { Rewards } from './rewards.schema';

/** Balance and level; one may fail alone. @throws AppError `auth/required` */
export async function loadRewards(signedIn: SignedIn, site: Site): Promise<Rewards> {
  const [balance, grading] = await Promise.all([
    valueOrNull(getBonusBalance(signedIn)),
    valueOrNull(getGrading(signedIn)),
  ]);
  return { currency: countryMoneyFormat(site.country).currency, balance, grading };
}

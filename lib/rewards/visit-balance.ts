import { visitSession } from '@/lib/ground/auth/visit-session';
import { requestBff } from '@/lib/core/bff/client';
import { perVisit } from '@/lib/core/session/session-storage';
import { isWhole } from '@/lib/core/storage/shape';
import { headerBalance, type HeaderBalance, type VenueOfBalance } from './header-balance';

/** The spendable reward of a brand, minor units, requested once a visit; null where it could not be read. */
async function privateReward(brandId: number): Promise<number | null> {
  const loadPage = async () => {
    const load = () => import('./rewards.schema').then((module) => module.privateRewardSchema);
    return (await requestBff(`/api/rewards/private?brand=${brandId}`, load)).availableMinor;
  };
  return perVisit(`private-reward.${brandId}`, isWhole, loadPage).catch(() => null);
}

/** The diner's balances in the header of a page: the page's venue decides which (REW-07, REW-08). */
export async function visitBalance(venue: VenueOfBalance | null): Promise<HeaderBalance | null> {
  const [session, reward] = await Promise.all([
    visitSession().catch(() => null),
    venue?.hasPrivateReward ? privateReward(venue.brandId) : null,
  ]);
  if (session && !session.isSignedIn) return null;
  return headerBalance({ general: session?.bonusesMinor ?? null, privateReward: reward, venue });
}

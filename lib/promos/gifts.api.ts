import { requestBff } from '@/lib/core/bff/client';
import { queryClient } from '@/lib/core/bff/query-client';
import { retryOnce } from '@/lib/core/bff/retry';
import { rewardsQuery } from '@/lib/rewards/rewards.api';
import { forgetVisit } from '@/lib/core/session/session-storage';

const QUERY_KEY = ['gifts'];
const schemas = () => import('./gifts.schema');

/** Gifts and coupons of the signed-in diner. */
export const giftsQuery = {
  queryKey: QUERY_KEY,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    requestBff('/api/promos/gifts', () => schemas().then((module) => module.giftsAndCouponsSchema), {
      signal,
    }),
  retry: retryOnce,
  refetchOnWindowFocus: true,
  staleTime: 30_000,
};

/** Claims a gift; the list and the balance are requested again, also where it was refused. */
export async function claimGift(giftId: string): Promise<void> {
  try {
    await requestBff(
      `/api/promos/gifts/${giftId}/claim`,
      () => schemas().then((module) => module.giftSchema),
      { method: 'POST' },
    );
  } finally {
    // The balance of the header and the profile: a claim whose answer was lost may have been made.
    forgetVisit();
    void queryClient().invalidateQueries({ queryKey: rewardsQuery.queryKey });
    void queryClient().invalidateQueries({ queryKey: QUERY_KEY });
  }
}

/** Adds a coupon by its code; the list is requested again, also where it was refused: it may be there since an answer that was lost. */
export async function addCoupon(promoCode: string): Promise<void> {
  try {
    await requestBff('/api/promos/coupons', () => schemas().then((module) => module.couponSchema), {
      method: 'POST',
      body: { promoCode },
    });
  } finally {
    void queryClient().invalidateQueries({ queryKey: QUERY_KEY });
  }
}

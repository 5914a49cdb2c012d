import { requestBff } from '@/lib/core/bff/client';
import { retryOnce } from '@/lib/core/bff/retry';

/** Balance and level of the signed-in diner, for the profile. */
export const rewardsQuery = {
  queryKey: ['rewards'],
  // Without a signal: the card moves from the skeleton into the page, which would abort and repeat its request.
  queryFn: () =>
    requestBff('/api/rewards', () => import('./rewards.schema').then((module) => module.rewardsSchema)),
  retry: retryOnce,
  refetchOnWindowFocus: true,
  staleTime: 60_000,
};

import { requestBff } from '@/lib/core/bff/client';
import { retryOnce } from '@/lib/core/bff/retry';

/** Balance and level of the signed-in diner, for the profile. */
export const rewardsQuery = {
  queryKey: ['rewards'],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    requestBff('/api/rewards', () => import('./rewards.schema').then((module) => module.rewardsSchema), {
      signal,
    }),
  retry: retryOnce,
  refetchOnWindowFocus: true,
  staleTime: 60_000,
};

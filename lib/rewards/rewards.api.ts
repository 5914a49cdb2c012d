import { requestBff } from '@/lib/bff/client';

/** Balance and level of the signed-in diner, for the profile. */
export const rewardsQuery = {
  queryKey: ['rewards'],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    requestBff('/api/rewards', () => import('./rewards.schema').then((module) => module.rewardsSchema), {
      signal,
    }),
  retry: 1,
  refetchOnWindowFocus: true,
  staleTime: 60_000,
};

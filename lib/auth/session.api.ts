import { requestBff } from '@/lib/bff/client';

/** Whether somebody is signed in, and their name. */
export const sessionQuery = {
  queryKey: ['session'],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    requestBff('/api/session', () => import('./session').then((module) => module.sessionInfoSchema), {
      signal,
    }),
  staleTime: 60_000,
};

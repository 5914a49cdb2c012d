import { requestBff } from '@/lib/core/bff/client';
import { retryOnce } from '@/lib/core/bff/retry';

/** The towns to choose from, requested when the choice opens. */
export function townChoicesQuery() {
  return {
    queryKey: ['towns'],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      requestBff('/api/towns', () => import('./town-choice').then((module) => module.townChoicesSchema), {
        signal,
      }),
    staleTime: Infinity,
    retry: retryOnce,
  };
}

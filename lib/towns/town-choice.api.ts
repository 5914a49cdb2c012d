import { requestBff } from '@/lib/bff/client';
import { retryOnce } from '@/lib/bff/retry';

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

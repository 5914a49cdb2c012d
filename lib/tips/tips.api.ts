import { requestBff } from '@/lib/core/bff/client';
import { pollPause, type AnswerCounts } from '@/lib/core/bff/poll-pause';
import { retryOnce } from '@/lib/core/bff/retry';
import type { Tip, TipRequest } from './tips.schema';

const schemas = () => import('./tips.schema');
const oneTip = () => schemas().then((module) => module.tipSchema);

/** Begins the payment of tips; the same key gives the same ones. */
export function leaveTips(key: string, request: TipRequest): Promise<Tip> {
  return requestBff('/api/tips', oneTip, {
    method: 'POST',
    body: request,
    headers: { 'Idempotency-Key': key },
  });
}

/** The outcome of tips: polled until their payment is known, less often the longer it takes. */
export function tipQuery(tipId: string) {
  return {
    queryKey: ['tip', tipId],
    queryFn: ({ signal }: { signal: AbortSignal }) => requestBff(`/api/tips/${tipId}`, oneTip, { signal }),
    refetchInterval: ({ state }: { state: AnswerCounts & { data?: Tip | undefined } }) =>
      state.data?.status === 'pending' ? pollPause(state) : false,
    refetchOnWindowFocus: true,
    retry: retryOnce,
    staleTime: 1000,
  };
}

/** How tips can be paid at a venue. */
export function tipTermsQuery(venueId: number) {
  return {
    queryKey: ['tip-terms', venueId],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      requestBff(`/api/tips?venueId=${venueId}`, () => schemas().then((module) => module.tipTermsSchema), {
        signal,
      }),
    retry: retryOnce,
    staleTime: 300_000,
  };
}

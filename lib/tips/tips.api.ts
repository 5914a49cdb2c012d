import { requestBff } from '@/lib/bff/client';
import type { Tip, TipRequest } from './tips.schema';

const schemas = () => import('./tips.schema');
const oneTip = () => schemas().then((module) => module.tipSchema);

const POLL_MS = 3000;
const SLOWEST_POLL_MS = 15_000;

/** Begins the payment of tips; the same key gives the same ones. @throws BffError */
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
    refetchInterval: ({
      state: { data, dataUpdateCount, errorUpdateCount },
    }: {
      state: { data?: Tip | undefined; dataUpdateCount: number; errorUpdateCount: number };
    }) =>
      data?.status === 'pending'
        ? Math.min(SLOWEST_POLL_MS, POLL_MS + (dataUpdateCount + errorUpdateCount) * 500)
        : false,
    refetchOnWindowFocus: true,
    retry: 1,
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
    retry: 1,
    staleTime: 300_000,
  };
}

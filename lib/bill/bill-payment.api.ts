import { WAITS_ONCE_SHOWN } from '@/lib/core/bff/query-client';
import { requestBff } from '@/lib/core/bff/client';
import { pollPause, type AnswerCounts } from '@/lib/core/bff/poll-pause';
import { retryOnce } from '@/lib/core/bff/retry';
import { attemptHeaders } from '@/lib/core/intents/idempotency-key';
import { tableSecretHeader } from '@/lib/ground/ordering/table-secret';
import type { BegunPayment, BillPaymentRequest } from './bill-payment.schema';
import type { Preorder } from './preorder';

const schemas = () => import('./bill-payment.schema');

/** Sends an intent to pay. With `isRepetition` the platform answers for the first attempt with this key. */
export function sendBillPayment(
  billId: string,
  key: string,
  request: BillPaymentRequest,
  isRepetition: boolean,
  site?: string,
): Promise<BegunPayment> {
  return requestBff(
    `/api/bill/${billId}/payment`,
    () => schemas().then((module) => module.begunPaymentSchema),
    {
      method: 'POST',
      body: request,
      headers: {
        ...attemptHeaders(key, isRepetition, site),
        ...tableSecretHeader(request.venueId),
      },
      leadsToSignIn: true,
    },
  );
}

/** The ways in which the diner can pay bills of a venue. */
export function payerQuery(venueId: number) {
  return {
    queryKey: ['bill-payer', venueId],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      requestBff(`/api/bill/payer?venueId=${venueId}`, () => schemas().then((module) => module.payerSchema), {
        signal,
      }),
    retry: retryOnce,
    refetchOnWindowFocus: true,
    staleTime: 30_000,
  };
}

/** A payment of a bill as it is now. */
export const requestPreorder = (id: string, signal?: AbortSignal): Promise<Preorder> =>
  requestBff(`/api/bill/preorder/${id}`, () => import('./preorder').then((module) => module.preorderSchema), {
    signal,
  });

/** A payment of a bill, from its known state: polled until it is over, less often the longer that takes. */
export function preorderQuery(initial: Preorder) {
  return {
    queryKey: ['preorder', initial.id],
    queryFn: ({ signal }: { signal: AbortSignal }) => requestPreorder(initial.id, signal),
    ...WAITS_ONCE_SHOWN,
    initialData: initial,
    refetchInterval: ({ state }: { state: AnswerCounts & { data?: Preorder | undefined } }) =>
      state.data?.status === 'pending' ? pollPause(state) : false,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: true,
    refetchOnReconnect: true,
    staleTime: 1000,
  };
}

import { BffError, requestBff } from '@/lib/core/bff/client';
import { retryOnce } from '@/lib/core/bff/retry';
import { kioskHeaders } from '@/lib/kiosk-session/kiosk-headers';
import { paymentOutcome } from './order-payment';
import type { HostedType } from '@/lib/ground/ordering/payment-types';
import type { OrderPayment } from './payment.schema';

const schemas = () => import('./payment.schema');

/** The pauses between requests, milliseconds: short at first, because a bank mostly answers quickly. */
const FIRST_PAUSE_MS = 2000;
const MAX_PAUSE_MS = 15_000;
const QUESTIONS_A_STEP = 5;

/** @returns whether the order is unknown or another diner's: polling on would not change that. */
export function isForeignOrder(error: unknown): boolean {
  return error instanceof BffError && error.code === 'order/not-found';
}

/** The payment state of an order; polled while money may be on its way. */
export function orderPaymentQuery(orderId: number) {
  return {
    queryKey: ['payment', orderId],
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      requestBff(
        `/api/orders/${orderId}/payment`,
        () => schemas().then((module) => module.orderPaymentSchema),
        { signal, headers: await kioskHeaders() },
      ),
    refetchInterval: ({
      state,
    }: {
      state: {
        data?: OrderPayment | undefined;
        error: unknown;
        dataUpdateCount: number;
        errorUpdateCount: number;
      };
    }) => {
      if (isForeignOrder(state.error)) return false;
      if (state.data && paymentOutcome(state.data) !== 'pending') return false;
      const questions = state.dataUpdateCount + state.errorUpdateCount;
      return Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * (1 + Math.floor(questions / QUESTIONS_A_STEP)));
    },
    refetchOnWindowFocus: true,
    refetchOnReconnect: true,
    retry: retryOnce,
    staleTime: 1000,
  };
}

/** Begins another payment, once per key. @returns where to pay */
export async function payAgain(orderId: number, key: string, payment: HostedType): Promise<string> {
  const { paymentAddress } = await requestBff(
    `/api/orders/${orderId}/payment`,
    () => schemas().then((module) => module.paymentAddressSchema),
    { method: 'POST', body: { payment }, headers: { 'Idempotency-Key': key, ...(await kioskHeaders()) } },
  );
  return paymentAddress;
}

import { requestBff } from '@/lib/core/bff/client';
import { attemptHeaders } from '@/lib/core/intents/idempotency-key';
import { tableSecretHeader } from '@/lib/ground/ordering/table-secret';
import type { WaiterCall, WaiterCallRequest } from './waiter-call.schema';

/** Calls a waiter to a table; repeating it with its key does not call again. */
export function callWaiter(
  key: string,
  request: WaiterCallRequest,
  isRepetition: boolean,
): Promise<WaiterCall> {
  return requestBff(
    '/api/bill/waiter-calls',
    () => import('./waiter-call.schema').then((module) => module.waiterCallSchema),
    {
      method: 'POST',
      body: request,
      headers: {
        ...attemptHeaders(key, isRepetition),
        ...tableSecretHeader(request.venueId, request.tableId),
      },
      leadsToSignIn: true,
    },
  );
}

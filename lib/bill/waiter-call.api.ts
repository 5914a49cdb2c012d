import { requestBff } from '@/lib/bff/client';
import { tableSecretHeader } from '@/lib/ordering/table-secret';
import type { WaiterCall, WaiterCallRequest } from './waiter-call';

/** Calls a waiter to a table. @throws BffError */
export function callWaiter(request: WaiterCallRequest): Promise<WaiterCall> {
  return requestBff(
    '/api/bill/waiter-calls',
    () => import('./waiter-call').then((module) => module.waiterCallSchema),
    { method: 'POST', body: request, headers: tableSecretHeader(request.venueId, request.tableId) },
  );
}

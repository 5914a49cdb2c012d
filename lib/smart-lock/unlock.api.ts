import { requestBff } from '@/lib/core/bff/client';
import { attemptHeaders } from '@/lib/core/intents/idempotency-key';
import type { Unlocked, UnlockRequest } from './unlock';

/** Sends a press of Open; repeating it with its key opens nothing again. */
export function sendUnlock(key: string, request: UnlockRequest, isRepetition: boolean): Promise<Unlocked> {
  return requestBff('/api/lock/unlock', () => import('./unlock').then((module) => module.unlockedSchema), {
    method: 'POST',
    body: request,
    headers: attemptHeaders(key, isRepetition),
    leadsToSignIn: true,
  });
}

import { requestBff } from '@/lib/core/bff/client';
import { retryOnce } from '@/lib/core/bff/retry';
import type { SupportCall } from './support.schema';

const schemas = () => import('./support.schema');

/** The contacts of support. */
export const supportQuery = {
  queryKey: ['support'],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    requestBff('/api/support', () => schemas().then((module) => module.supportContactsSchema), { signal }),
  retry: retryOnce,
  staleTime: 300_000,
};

/** Asks support to get in touch; the same key makes one request. */
export async function callSupport(key: string, call: SupportCall): Promise<void> {
  await requestBff('/api/support', () => schemas().then((module) => module.supportAnswerSchema), {
    method: 'POST',
    body: call,
    headers: { 'Idempotency-Key': key },
  });
}

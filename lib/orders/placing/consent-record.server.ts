import 'server-only';
import { appendFile, mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { env } from '@/lib/env/env';
import { reasonOf } from '@/lib/errors/own-error';
import { log } from '@/lib/log/log.server';
import type { OrderRequest } from './order-request.schema';

const READABLE_BY_OWNER = 0o600;

/**
 * Records which texts were agreed to with an order, and when: the platform takes a yes or no only. One line an order, never
 * rewritten. The order is made already, so a failing disk is reported and does not stop the diner.
 */
export async function recordConsents(
  orderId: number,
  { consents, acceptsMarketing }: Pick<OrderRequest, 'consents' | 'acceptsMarketing'>,
): Promise<void> {
  const file = env().consentsFile;
  const line = JSON.stringify({
    recordedAt: new Date().toISOString(),
    orderId,
    consents,
    marketing: acceptsMarketing,
  });
  try {
    await mkdir(dirname(file), { recursive: true });
    await appendFile(file, `${line}\n`, { mode: READABLE_BY_OWNER });
  } catch (error) {
    log.error({ reason: reasonOf(error) }, 'consents not recorded');
  }
}

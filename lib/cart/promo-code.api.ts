import { requestBff } from '@/lib/core/bff/client';
import type { PromoCodeRequest } from './promo-code.schema';

/** Tries a code on a cart. */
export function checkCode(body: PromoCodeRequest) {
  return requestBff(
    '/api/promos/code',
    () => import('./quote.schema').then((module) => module.quotedPromoSchema),
    { method: 'POST', body },
  );
}

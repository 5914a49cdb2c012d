import { newIdempotencyKey } from '@/lib/core/intents/idempotency-key';

/** A new id for a cart: also the key of its order (docs/decisions/003). */
export const newCartId = () => newIdempotencyKey('cart');

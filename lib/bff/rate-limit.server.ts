import 'server-only';
import { env } from '@/lib/env/env';
import { AppError } from '@/lib/errors/errors';
import { clientAddress } from './client-address';
import { ADDRESS_TIMES, LIMITS, type Limit, type LimitName } from './limits';
import { createRateLimiter, type RateLimiter } from './rate-limiter';

/** A caller weighs about 150 bytes. */
const MOST_CALLERS = 50_000;

/** Of the whole process: each route handler's bundle has a copy of this module. */
const shared = globalThis as typeof globalThis & { rateLimiter?: RateLimiter };
const limiter = (shared.rateLimiter ??= createRateLimiter(MOST_CALLERS, () => performance.now()));

/**
 * Counts a request against its limit: a signed-in diner's own, by the mark of the sign-in, or that of the guest's address.
 * @throws AppError `request/too-many`
 */
export function countRequest(
  name: LimitName,
  caller: { mark: string | undefined; headers: Pick<Headers, 'get'> },
): void {
  const { rateLimitScale, trustedProxies } = env();
  if (rateLimitScale === 0) return;
  const { requests, seconds, addressTimes = ADDRESS_TIMES }: Limit = LIMITS[name];
  const [who, times] =
    caller.mark === undefined
      ? [`address ${clientAddress(caller.headers.get('x-forwarded-for'), trustedProxies)}`, addressTimes]
      : [`diner ${caller.mark}`, 1];
  const wait = limiter.take(`${name} ${who}`, requests * times * rateLimitScale, seconds);
  if (wait > 0) throw new AppError('request/too-many', { retryAfterSeconds: wait });
}

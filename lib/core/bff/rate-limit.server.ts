import 'server-only';
import { createHmac } from 'node:crypto';
import { sharedStore } from '@/lib/core/shared-store/shared-store.server';
import { env } from '@/lib/core/env/env';
import { AppError } from '@/lib/core/errors/errors';
import { sessionSecrets } from '@/lib/core/session/secrets.server';
import { telemetry } from '@/lib/core/telemetry/telemetry.server';
import { clientNetwork } from './client-address';
import { ADDRESS_TIMES, LIMITS, SITE_TIMES, type Limit, type LimitName } from './limits';

/** The counted name of a caller: keyed, because addresses and ids are few enough to try. */
function callerKey(name: string): string {
  return createHmac('sha256', sessionSecrets()[0] ?? '')
    .update(name)
    .digest('base64url')
    .slice(0, 24);
}

/** Whom a request is counted for. */
export interface Caller {
  /** Names a signed-in diner, the same at each sign-in; undefined for a guest, who is counted by address. */
  diner?: string | undefined;
  deviceId?: string | undefined;
  headers: Pick<Headers, 'get'>;
}

/** Whom a request counts for, the widest first; one that any of them may not send counts for none. */
function countedAs({ diner, deviceId, headers }: Caller, limit: Limit): [who: string, times: number][] {
  if (limit.isShared) return [['everybody', 1]];
  if (diner !== undefined) return [[`diner ${diner}`, 1]];
  const { address, site } = clientNetwork(headers.get('x-forwarded-for'), env().trustedProxies);
  const times = limit.addressTimes ?? ADDRESS_TIMES;
  return [
    ...(site === null ? [] : [[`site ${site}`, times * SITE_TIMES] as [string, number]]),
    [`address ${address}`, times],
    ...(limit.perDevice && deviceId !== undefined ? [[`device ${deviceId}`, 1] as [string, number]] : []),
  ];
}

/** Counts a request against its limit, for `of` separately. @throws AppError `request/too-many` */
export async function countRequest(name: LimitName, caller: Caller, of = ''): Promise<void> {
  const { rateLimitScale } = env();
  if (rateLimitScale === 0) return;
  const limit: Limit = LIMITS[name];
  const store = sharedStore();
  const wait = await store.take(
    countedAs(caller, limit).map(([who, times]) => ({
      key: store.isShared ? callerKey(`${name} ${of} ${who}`) : `${name} ${of} ${who}`,
      requests: limit.requests * times * rateLimitScale,
      seconds: limit.seconds,
    })),
  );
  if (wait === 0) return;
  telemetry()?.limited(name);
  throw new AppError('request/too-many', { retryAfterSeconds: wait });
}

/** As {@link countRequest} for a caller's address, returning a boolean instead of throwing. */
export async function isWithinLimit(name: LimitName, headers: Caller['headers']): Promise<boolean> {
  try {
    await countRequest(name, { headers });
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

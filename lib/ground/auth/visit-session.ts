import { BffError, requestBff } from '@/lib/core/bff/client';
import { perVisit } from '@/lib/core/session/visit-store';
import { isFlag, isText, isWhole, orNull, recordOf } from '@/lib/core/storage/shape';
import { FRESH_HEADER } from './fresh-header';
import { GUEST } from './guest';
import { forgetOtherDiner } from './stored-data';
import type { SessionInfo } from './session';

const isSessionInfo = recordOf<SessionInfo>({
  isSignedIn: isFlag,
  name: orNull(isText),
  dinerId: orNull(isWhole),
  bonusesMinor: orNull(isWhole),
});

/**
 * An incomplete answer is requested again: the diner's number tells whose the intents are that are stored here, and an unknown balance
 * is not 0.
 */
const isKnown = (value: unknown): value is SessionInfo =>
  isSessionInfo(value) && (!value.isSignedIn || (value.dinerId !== null && value.bonusesMinor !== null));

/**
 * Who is signed in here, requested once a visit; for a guest no request is sent.
 * @throws BffError
 */
export async function visitSession(): Promise<SessionInfo> {
  const ask = async (hasChanged: boolean) => {
    const schema = () => import('./session').then((module) => module.sessionInfoSchema);
    // Our server caches the platform's answer for a short while.
    const headers = hasChanged ? { [FRESH_HEADER]: 'true' } : undefined;
    const info = await requestBff('/api/session', schema, { headers });
    if (info.dinerId !== null) forgetOtherDiner(info.dinerId);
    return info;
  };
  return (await perVisit('session', isKnown, ask)) ?? GUEST;
}

/**
 * Who is signed in here, for what may be done for that diner alone: intents that another diner left here to be sent are
 * gone by then.
 * @throws BffError, also where a diner is signed in and it is not known which
 */
export async function currentUser(): Promise<SessionInfo> {
  const info = await visitSession();
  if (info.isSignedIn && info.dinerId === null) throw new BffError('upstream/unavailable');
  return info;
}

import { BffError, requestBff } from '@/lib/core/bff/client';
import { perVisit } from '@/lib/core/session/session-storage';
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

/** Incomplete answers are requested again: intents need the diner's number, and an unknown balance is not 0. */
const isKnown = (value: unknown): value is SessionInfo =>
  isSessionInfo(value) && (!value.isSignedIn || (value.dinerId !== null && value.bonusesMinor !== null));

/** The signed-in diner, requested once a visit; for a guest no request is sent. */
export async function visitSession(): Promise<SessionInfo> {
  const load = async (hasChanged: boolean) => {
    const schema = () => import('./session').then((module) => module.sessionInfoSchema);
    // Our server caches the platform's answer for a short while.
    const headers = hasChanged ? { [FRESH_HEADER]: 'true' } : undefined;
    const info = await requestBff('/api/session', schema, { headers });
    if (info.dinerId !== null) forgetOtherDiner(info.dinerId);
    return info;
  };
  return (await perVisit('session', isKnown, load)) ?? GUEST;
}

/** The current user, after intents of other diners are gone. @throws BffError also if the diner is unknown */
export async function currentUser(): Promise<SessionInfo> {
  const info = await visitSession();
  if (info.isSignedIn && info.dinerId === null) throw new BffError('upstream/unavailable');
  return info;
}

import { requestBff } from '@/lib/bff/client';
import { perVisit } from '@/lib/session/visit-store';
import { isFlag, isText, isWhole, orNull, recordOf } from '@/lib/storage/shape';
import { GUEST } from './guest';
import { keepDiner } from './stored-data';
import type { SessionInfo } from './session';

const isSessionInfo = recordOf<SessionInfo>({
  isSignedIn: isFlag,
  name: orNull(isText),
  dinerId: orNull(isWhole),
  bonusesMinor: isWhole,
});

/**
 * Who is signed in here, asked once a visit; a guest is asked about nowhere.
 * @throws BffError
 */
export async function visitSession(): Promise<SessionInfo> {
  const ask = async () => {
    const schema = () => import('./session').then((module) => module.sessionInfoSchema);
    const info = await requestBff('/api/session', schema);
    if (info.dinerId !== null) keepDiner(info.dinerId);
    return info;
  };
  return (await perVisit('session', isSessionInfo, ask)) ?? GUEST;
}

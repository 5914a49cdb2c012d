import { requestBff } from '@/lib/bff/client';
import { paths } from '@/lib/paths/paths';
import type { TrackProblem } from '@/lib/session/track-problem';
import { forgetVisit } from '@/lib/session/visit-store';
import { routeOf } from '@/lib/site/routes';
import { storedText } from '@/lib/storage/stored';
import { clearStoredData } from './stored-data';

/** No push of a diner who has left reaches this device; that it goes wrong keeps nobody here. */
async function stopPushes(): Promise<void> {
  const { unassignPush } = await import('@/lib/notifications/push.api');
  await unassignPush();
}

/**
 * Signs out here and at the provider, whose logout page leads Home: pushes stop, the session ends, what this diner has
 * stored goes (AUTH-18 to AUTH-20, contract rule 44).
 * @throws BffError when our server could not be asked: then nothing has changed
 */
export async function signOut(): Promise<void> {
  await stopPushes().catch(() => undefined);
  const { address } = await requestBff(
    '/api/auth/sign-out',
    () => import('./sign-out.schema').then((module) => module.signedOutSchema),
    { method: 'POST' },
  );
  clearStoredData();
  window.location.assign(address);
}

const endedAt = storedText({ area: 'session', key: 'sessionEndedAt' });
/** Two ends within so many milliseconds are a browser that keeps its cookies: it is led Home and not reloaded for ever. */
const LOOP_MS = 10_000;

/**
 * The platform has ended the session: the page goes on as a guest's. One that is nobody's without a sign-in says on the Auth
 * screen that the track failed, and leads back from there (AUTH-28, AUTH-31). The cart stays, so that the order can be made.
 */
export async function leaveEndedSession(problem: TrackProblem | null): Promise<void> {
  await stopPushes().catch(() => undefined);
  forgetVisit();
  const { pathname, search } = window.location;
  if (Date.now() - takeLastEnd() <= LOOP_MS) window.location.assign(paths.home());
  else if (problem !== null && routeOf(pathname).needsLogin)
    window.location.assign(paths.authProblem(problem, pathname + search));
  else window.location.reload();
}

/** When a session ended here last, milliseconds since the epoch, and notes that one has ended now. */
function takeLastEnd(): number {
  const last = Number(endedAt.read());
  // Where nothing outlives the page nobody could tell a loop: Home shows something to everybody.
  return endedAt.write(String(Date.now())) ? last : Date.now();
}

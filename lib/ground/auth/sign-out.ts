import { requestBff } from '@/lib/core/bff/client';
import { hostHere } from '@/lib/core/host/host-here';
import { paths } from '@/lib/core/paths/paths';
import { readTrackProblem } from '@/lib/core/session/track-problem';
import { forgetVisit } from '@/lib/core/session/session-storage';
import { routeOf } from '@/lib/core/site/routes';
import { deleteOwnCache } from '@/lib/core/storage/own-cache';
import { storedText } from '@/lib/core/storage/stored';
import { clearDevice, clearStoredData } from './stored-data';

type Pushes = typeof import('@/lib/ground/notifications/push.api');

/** Does something about pushes, whose code is loaded only here; a failure prevents no sign-out. */
const withPushes = (act: (pushes: Pushes) => Promise<void>) =>
  import('@/lib/ground/notifications/push.api').then(act).catch(() => undefined);

/** The diner leaves by their own press: a request that finds the session ended meanwhile must not lead elsewhere. */
let isSigningOut = false;

/**
 * Signs out here and at the provider, clearing stored data (AUTH-18 to AUTH-20, contract rule 44).
 * @param options.forgetsDevice clears settings too (PROF-23) @throws BffError offline, with nothing changed
 */
export async function signOut({ forgetsDevice = false } = {}): Promise<void> {
  await withPushes((pushes) => pushes.unassignPush());
  isSigningOut = true;
  try {
    const { address } = await requestBff(
      forgetsDevice ? '/api/auth/forget-device' : '/api/auth/sign-out',
      () => import('./sign-out.schema').then((module) => module.signedOutSchema),
      { method: 'POST' },
    );
    await withPushes((pushes) => pushes.endPushSubscription());
    await (forgetsDevice ? clearDevice() : clearStoredData());
    const host = await hostHere();
    // Sent before the page is left, and not waited for.
    void host?.call('clearCache', {});
    // The app keeps its own user at the provider.
    window.location.assign(host ? paths.home() : address);
  } catch (error) {
    isSigningOut = false;
    await withPushes((pushes) => pushes.keepPush());
    throw error;
  }
}

const endedAt = storedText({ area: 'session', key: 'sessionEndedAt' });
/** Two ends within so many milliseconds are a browser that keeps its cookies: it is led Home and not reloaded for ever. */
const LOOP_MS = 10_000;

/** Goes on as a guest, or to Auth, after the session ended (AUTH-28, AUTH-31); the cart stays. */
export async function leaveEndedSession(details: unknown): Promise<void> {
  if (isSigningOut) return;
  const problem = readTrackProblem(details);
  await withPushes((pushes) => pushes.endPush());
  await deleteOwnCache();
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
  // Without storage that outlives the page a loop of reloads could not be detected; Home needs no sign-in.
  return endedAt.write(String(Date.now())) ? last : Date.now();
}

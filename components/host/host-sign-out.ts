import { hostSignedOut } from '@/lib/ground/auth/host-signed-out';
import { HOME_PATH } from '@/lib/core/paths/error-links';
import { isSignedInHere } from '@/lib/core/session/sign-in-id';
import { routeOf } from '@/lib/core/site/routes';
import { SECOND_MS } from '@/lib/core/time/duration';
import { listen, type Stop } from './listen';

// The user has signed out in the app, and another person may use it next. The sign-out is therefore retried on each page until
// our server confirms it; until then pages of the diner lead to Home.

/** Between attempts, each pause twice the one before. */
const PAUSE_MS = { first: SECOND_MS, longest: 30 * SECOND_MS };

let timer: ReturnType<typeof setTimeout> | undefined;

async function attempt(pauseMs: number): Promise<void> {
  clearTimeout(timer);
  if (hostSignedOut.read() === null) return;
  if (!isSignedInHere()) {
    hostSignedOut.write(null);
    return;
  }
  try {
    const { signOut } = await import('@/lib/ground/auth/sign-out');
    await signOut();
  } catch {
    if (routeOf(window.location.pathname).needsLogin) window.location.replace(HOME_PATH);
    else timer = setTimeout(() => void attempt(Math.min(2 * pauseMs, PAUSE_MS.longest)), pauseMs);
  }
}

/** Signs out here with the app's user. */
export function signOutWithHost(): void {
  if (!isSignedInHere()) return;
  hostSignedOut.write('yes');
  void attempt(PAUSE_MS.first);
}

/** Carries through a sign-out that an earlier page began. @returns how to stop */
export function resumeHostSignOut(): Stop {
  const attemptNow = () => void attempt(PAUSE_MS.first);
  attemptNow();
  const stopListening = listen(window, 'online', attemptNow);
  return () => {
    clearTimeout(timer);
    stopListening();
  };
}

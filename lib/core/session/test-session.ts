import type { Site } from '@/lib/core/site/site';
import type { SignedIn } from './signed-in.server';

/** A signed-in diner of the tests, with calls of the platform and a session that stays unchanged. */
export function signedInOver(upstream: Pick<SignedIn, 'get' | 'post' | 'put' | 'delete'>): SignedIn {
  return {
    signInId: 'sign-in-1',
    dinerKey: '700431',
    ...upstream,
    ensureTrack: () => Promise.resolve(),
    cookies: () => Promise.resolve([]),
    end: () => Promise.resolve(),
  };
}

/** The value of the session cookie of a sign-in; the module is loaded after the settings of the test stand. */
export async function sealedSession(
  accessToken: string,
  trackId: string | null = null,
  dinerId?: number,
): Promise<string> {
  const { newSession, sealSession } = await import('./session.server');
  return sealSession(newSession(accessToken, trackId, dinerId));
}

/** The diner signed in with the token, as the pages of the site read the cookie. */
export async function signedInBy(accessToken: string, site: Site): Promise<SignedIn> {
  const { readSignedIn } = await import('./signed-in.server');
  const value = await sealedSession(accessToken);
  const diner = await readSignedIn({ get: () => ({ name: 'session', value }) }, site);
  if (!diner) throw new Error('nobody');
  return diner;
}

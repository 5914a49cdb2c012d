import { z } from 'zod';
import type { Site } from '@/lib/core/site/site';
import { startFakePlatform, type FakeAnswer } from '@/lib/core/upstream/test-platform';

/* Diners with sessions of our own before a platform that may end them, for tests. */

const SITE: Site = { country: 'kz', language: 'ru', surface: 'web' };
/** Another sign-in each time, because a renewed token also serves requests with its predecessor. */
let turn = 0;
function nextSession() {
  turn += 1;
  return {
    version: 2,
    accessToken: `old-${turn}`,
    trackId: `track-${turn}`,
    signedInAt: Date.now() - 1000,
    signInId: `sign-in-${turn}`,
  } as const;
}
export const ORDERS = '/takeaway/v1/takeaway/order';
export const TOKENS = '/api/v2/oauth2/tokens';
export const ENDED: FakeAnswer = { status: 401, json: { errors: [{ status: '401', code: 'unauthorized' }] } };
export const order = {
  path: 'takeaway/v1/takeaway/order',
  body: { positions: [1] },
  idempotencyKey: 'cart-77777777',
  retries: 0,
  schema: z.object({ data: z.number() }),
};

/** A platform, and signed-in diners; `signInAgain` is another sign-in. */
export async function startSessions() {
  const platform = await startFakePlatform();
  const { openSession, sealSession } = await import('./session.server');
  const { readSignedIn } = await import('./signed-in.server');
  let session = nextSession();
  return {
    platform,
    openSession,
    readSignedIn: (cookies: Parameters<typeof readSignedIn>[0]) => readSignedIn(cookies, SITE),
    startOver: () => {
      platform.reset();
      session = nextSession();
    },
    signInAgain: () => {
      session = nextSession();
    },
    session: () => session,
    trackPath: () => `/api/v1/oauth2/tracks/${session.trackId}`,
    arrived: (path: string) => platform.calls.filter((call) => call.path === path),
    signedIn: async (part: { trackId?: string | null; seenAt?: number } = {}) => {
      const sealed = await sealSession({ ...session, seenAt: Date.now(), ...part });
      const cookies: Record<string, string> = { session: sealed, deviceId: 'device-0001' };
      const cookie = (name: string) => {
        const value = cookies[name];
        return value === undefined ? undefined : { name, value };
      };
      const diner = await readSignedIn(
        { get: (name) => cookie(typeof name === 'string' ? name : name.name) },
        SITE,
      );
      if (!diner) throw new Error('nobody');
      return diner;
    },
  };
}
export type Sessions = Awaited<ReturnType<typeof startSessions>>;

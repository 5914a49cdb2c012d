import 'server-only';
import { createHash } from 'node:crypto';
import { once } from '@/lib/core/shared-store/once.server';
import { sharedStore } from '@/lib/core/shared-store/shared-store.server';
import { memorySeconds } from '@/lib/core/cache/tags';
import type { Site } from '@/lib/core/site/site';
import { openToken, sealToken } from './session.server';
import { exchangeTrack } from './tokens.server';

/** Longer than the exchange of a track takes, with its repetitions. */
const DOING_SECONDS = 20;
const WAIT_MS = 5_000;

interface Renewal {
  accessToken: string;
  /** It comes from an earlier request, and may have ended since. */
  isFromCache: boolean;
}

/** Exchanges a track for a new token, once for all requests and processes that need it. */
export async function renewToken(
  site: Site,
  deviceId: string | undefined,
  trackId: string,
  endedToken: string,
): Promise<Renewal> {
  // Hashed, so that no token stays longer in memory than it must.
  const key = createHash('sha256').update(`${trackId}\n${endedToken}`).digest('base64url');
  const { isShared } = sharedStore();
  const exchange = () => exchangeTrack(site, deviceId, trackId);
  const renewed = await once<string>(
    `renewal:${key}`,
    {
      doingSeconds: DOING_SECONDS,
      ttlSeconds: () => memorySeconds.renewedToken,
      waitMs: WAIT_MS,
      afterWait: exchange,
      // Data that leaves the process is sealed as in the cookie.
      pack: (token) => (isShared ? sealToken(token) : token),
      unpack: async (text) => (isShared ? ((await openToken(text)) ?? exchange()) : text),
    },
    exchange,
  );
  // By this key nothing else is ever done.
  return renewed
    ? { accessToken: renewed.value, isFromCache: !renewed.isOwn }
    : { accessToken: await exchange(), isFromCache: false };
}

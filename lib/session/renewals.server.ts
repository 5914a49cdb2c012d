import 'server-only';
import { cached } from '@/lib/cache/cached.server';
import { perProcess } from '@/lib/cache/per-process.mjs';
import { memorySeconds } from '@/lib/cache/tags';
import { createHash } from 'node:crypto';
import type { Site } from '@/lib/site/site';
import { exchangeTrack } from './tokens.server';

const MAX_KEPT = 10_000;

interface Renewal {
  accessToken: string;
  /** It comes from an earlier request, and may have ended since. */
  isKept: boolean;
}

const renewals = perProcess('tokenRenewals', () =>
  cached<string>({ seconds: memorySeconds.renewedToken, max: MAX_KEPT, isPurged: true }),
);

/**
 * Exchanges a track for a new token in place of one that has ended: once for all requests that found it ended, those just
 * after included (a hundred at a time make one re-authorization).
 * @throws UpstreamError
 */
export async function renewToken(
  site: Site,
  deviceId: string | undefined,
  trackId: string,
  endedToken: string,
): Promise<Renewal> {
  // Hashed, so that no token stays longer in memory than it must.
  const key = createHash('sha256').update(`${trackId}\n${endedToken}`).digest('base64');
  let isKept = true;
  const accessToken = await renewals.get(key, () => {
    isKept = false;
    return exchangeTrack(site, deviceId, trackId);
  });
  return { accessToken, isKept };
}

import 'server-only';
import { perProcess } from '@/lib/cache/per-process.mjs';
import { createHash } from 'node:crypto';
import type { Site } from '@/lib/site/site';
import { exchangeTrack } from './tokens.server';

/** How long a renewed token answers requests that still came with the ended one, in milliseconds. */
const KEPT_MS = 30_000;

interface Renewal {
  accessToken: string;
  /** It was asked for by an earlier request, and may have ended since. */
  isKept: boolean;
}

const renewals = perProcess('tokenRenewals', () => new Map<string, Promise<string>>());

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
  // Hashed, so that no token stands longer in memory than it must.
  const key = createHash('sha256').update(`${trackId}\n${endedToken}`).digest('base64');
  const running = renewals.get(key);
  if (running) return { accessToken: await running, isKept: true };
  const renewal = exchangeTrack(site, deviceId, trackId);
  renewals.set(key, renewal);
  const forget = () => renewals.delete(key);
  renewal.then(() => setTimeout(forget, KEPT_MS).unref(), forget);
  return { accessToken: await renewal, isKept: false };
}

import 'server-only';
import { env } from '@/lib/env/env';

const WAIT_MS = 2000;

/** @returns whether the platform answers at all, with any status. */
export async function checkUpstream(): Promise<boolean> {
  try {
    await fetch(`${env().upstreamUrl}/locations/v2/towns?country_id=1`, {
      signal: AbortSignal.timeout(WAIT_MS),
      headers: { 'X-Fingerprint': 'dastarkhan-health' },
      cache: 'no-store',
    });
    return true;
  } catch {
    return false;
  }
}

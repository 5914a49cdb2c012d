import 'server-only';
import { cached } from '@/lib/core/cache/cached.server';
import { perProcess } from '@/lib/core/process/per-process';
import { memorySeconds } from '@/lib/core/cache/tags';
import { env } from '@/lib/core/env/env';

const WAIT_MS = 2000;

const answers = perProcess('platformHealth', () =>
  cached<boolean>({ seconds: memorySeconds.platformHealth, max: 1 }),
);

async function isAnswering(): Promise<boolean> {
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

/** @returns whether the platform answers at all, with any status; as it was a second ago at most. */
export const checkUpstream = (): Promise<boolean> => answers.get('', isAnswering);

import 'server-only';
import { z } from 'zod';
import { log } from '@/lib/core/log/log.server';
import type { Site } from '@/lib/core/site/site';
import { ONE_SHORT_ATTEMPT } from '@/lib/core/upstream/attempts';
import { userUpstream } from '@/lib/core/upstream/client';

const accountWire = z.object({ data: z.object({ language: z.string(), created_at: z.string() }) });

/** By so much the platform's clock may be behind ours, in milliseconds. */
const CLOCK_DIFFERENCE_MS = 60_000;

/** Sets a new account's language to the sign-in's (PROF-18); older accounts keep theirs. Never fails. */
export async function setLanguageOfNewAccount(
  site: Site,
  deviceId: string | undefined,
  { accessToken, startedAt }: { accessToken: string; startedAt: number },
): Promise<void> {
  const upstream = userUpstream({ ...site, deviceId, accessToken });
  try {
    const { data } = await upstream.get({
      path: 'profile/api/v1/profile',
      ...ONE_SHORT_ATTEMPT,
      schema: accountWire,
    });
    const isNew = Date.parse(data.created_at) > startedAt - CLOCK_DIFFERENCE_MS;
    if (!isNew || data.language === site.language) return;
    await upstream.post({
      path: 'profile/api/v1/profile/language',
      body: { language: site.language },
      idempotencyKey: crypto.randomUUID(),
      ...ONE_SHORT_ATTEMPT,
      schema: z.null(),
    });
  } catch {
    log.warn('language of a new account not set');
  }
}

import 'server-only';
import { cacheRules } from '@/lib/core/cache/tags';
import type { Site } from '@/lib/core/site/site';
import { RETRY_RULE } from '@/lib/core/upstream/attempts';
import { publicUpstream } from '@/lib/core/upstream/client';
import { UpstreamError } from '@/lib/core/upstream/upstream-error';
import type { CustomConfig } from '@/lib/core/custom-config/custom-config';
import { mapCustomConfig } from '@/lib/core/custom-config/custom-config.map';
import { customConfigWire } from '@/lib/core/custom-config/custom-config.wire';

/** A custom configuration; null if unknown (VEN-09). @param options.isAwaited false: retried as any call (UP-13) */
export async function getCustomConfig(
  site: Pick<Site, 'country' | 'language'>,
  code: string,
  { isAwaited = true } = {},
): Promise<CustomConfig | null> {
  try {
    const wire = await publicUpstream(site).get({
      path: 'takeaway/v1/custom-configs/{code}',
      params: { code },
      schema: customConfigWire,
      cache: cacheRules.customConfig(code),
      retries: isAwaited ? 'quick' : RETRY_RULE.limit,
    });
    return mapCustomConfig(code, wire);
  } catch (error) {
    if (error instanceof UpstreamError && error.status === 404) return null;
    throw error;
  }
}

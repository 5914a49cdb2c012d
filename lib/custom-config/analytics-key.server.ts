import 'server-only';
import { env } from '@/lib/env/env';
import { knownConfig } from '@/lib/custom-config/config-directory.server';

/**
 * The name of the counter of a site; null where nothing is counted. A custom configuration, of the visit or of the deployment, switches it on
 * and may name it (ANL-01); without a configuration it is the deployment's own.
 */
export async function analyticsKeyOf(config: string | undefined): Promise<string | null> {
  const { analyticsUrl, analyticsCounter, customConfig } = env();
  if (analyticsUrl === undefined) return null;
  const code = config ?? customConfig;
  if (code === undefined) return analyticsCounter;
  const analytics = (await knownConfig(code))?.analytics;
  return analytics?.isEnabled ? (analytics.key ?? analyticsCounter) : null;
}

import 'server-only';
import { env } from '@/lib/core/env/env';
import { knownConfig } from '@/lib/core/custom-config/config-directory.server';
import { isConfigCode } from '@/lib/core/site/site';

/** Codes of configurations, as a page's address and a visit's cookie name them. */
interface ConfigCodes {
  ofPage: string | undefined;
  ofVisit?: string | undefined;
}

/**
 * The name of the counter of a site; null where nothing is counted. A custom configuration switches it on and may name it (ANL-01): the page's,
 * else the visit's, as only the address of a page that a configuration narrows names it, else the deployment's. Without any it is the deployment's
 * own.
 */
export async function analyticsKeyOf({ ofPage, ofVisit }: ConfigCodes): Promise<string | null> {
  const { analyticsUrl, analyticsCounter, customConfig } = env();
  if (analyticsUrl === undefined) return null;
  const code = [ofPage, ofVisit, customConfig].find(isConfigCode);
  if (code === undefined) return analyticsCounter;
  const analytics = (await knownConfig(code))?.analytics;
  return analytics?.isEnabled ? (analytics.key ?? analyticsCounter) : null;
}

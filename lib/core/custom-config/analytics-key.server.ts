import 'server-only';
import { env } from '@/lib/core/env/env';
import { knownConfig } from '@/lib/core/custom-config/config-directory.server';
import { isConfigCode } from '@/lib/core/site/site';

/** Codes of configurations, as a page's address and a visit's cookie name them. */
interface ConfigCodes {
  ofPage: string | undefined;
  ofVisit?: string | undefined;
}

/** The site's counter or null (ANL-01): of the page's configuration, else the visit's, else the deployment's. */
export async function analyticsKeyOf({ ofPage, ofVisit }: ConfigCodes): Promise<string | null> {
  const { analyticsUrl, analyticsCounter, customConfig } = env();
  if (analyticsUrl === undefined) return null;
  const code = [ofPage, ofVisit, customConfig].find(isConfigCode);
  if (code === undefined) return analyticsCounter;
  const analytics = (await knownConfig(code))?.analytics;
  return analytics?.isEnabled ? (analytics.key ?? analyticsCounter) : null;
}

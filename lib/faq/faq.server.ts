import 'server-only';
import { cacheRules } from '@/lib/core/cache/tags';
import { COUNTRIES, type Site } from '@/lib/core/site/site';
import { publicUpstream } from '@/lib/core/upstream/client';
import { UpstreamError } from '@/lib/core/upstream/upstream-error';
import type { FaqSection } from './faq';
import { mapFaq } from './faq.map';
import { faqListWire } from './faq.wire';

/** Questions and answers of the country; null where the platform does not answer. */
export async function listFaq(site: Site): Promise<FaqSection[] | null> {
  const countryId = COUNTRIES[site.country].id;
  try {
    const { data } = await publicUpstream(site).get({
      path: 'takeaway/v1/faq',
      query: { country_id: countryId },
      schema: faqListWire,
      cache: cacheRules.faq(countryId),
    });
    return mapFaq(data);
  } catch (error) {
    if (error instanceof UpstreamError) return null;
    throw error;
  }
}

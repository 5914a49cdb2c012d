import { getTranslations } from 'next-intl/server';
import { defineRoute } from '@/lib/core/bff/define-route';
import { cardTermsQuerySchema } from '@/lib/pages/cards/card-terms-query.schema';
import { cardTermsSchema } from '@/lib/pages/cards/card-terms.schema';
import { listCardTerms } from '@/lib/pages/cards/card-terms.server';
import { requireService } from '@/lib/core/custom-config/config-limits.server';

/** The delivery terms of a list's cards for the diner's address. Only reads. */
export const POST = defineRoute({
  body: cardTermsQuerySchema,
  answer: cardTermsSchema,
  needsSession: false,
  limit: 'cardTerms',
  handle: async ({ site, config, body: { venueIds, withFar, by, ...point } }) => {
    const { brandId } = await requireService(site, config, 'delivery');
    const t = await getTranslations({ locale: site.language, namespace: 'venues' });
    const byTime = by && { by, t: await getTranslations({ locale: site.language, namespace: 'byTime' }) };
    const query = { site, brandId, t, withFar, ...(byTime ? { byTime } : {}) };
    return { venues: await listCardTerms(query, venueIds, point) };
  },
});

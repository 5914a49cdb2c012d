import { getTranslations } from 'next-intl/server';
import { defineRoute } from '@/lib/bff/define-route';
import { cardTermsQuerySchema } from '@/lib/cards/card-terms-query.schema';
import { cardTermsSchema } from '@/lib/cards/card-terms.schema';
import { listCardTerms } from '@/lib/cards/card-terms.server';
import { requireService } from '@/lib/custom-config/config-limits.server';

/** What the cards of a list say of deliveries to the diner's address. Only reads. */
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

import { getTranslations } from 'next-intl/server';
import { z } from 'zod';
import { defineRoute } from '@/lib/bff/define-route';
import { cardTermsSchema } from '@/lib/cards/card-terms.schema';
import { listCardTerms } from '@/lib/cards/card-terms.server';
import { MAX_TERMS_ASKED } from '@/lib/cards/terms-limit';
import { requireService } from '@/lib/custom-config/config-limits.server';
import { idSchema } from '@/lib/ids/id.schema';
import { HALF_HOUR } from '@/lib/venues/venue-filters';

const body = z.object({
  venueIds: z.array(idSchema).min(1).max(MAX_TERMS_ASKED),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  // A page of an earlier release does not say.
  withFar: z.boolean().default(true),
  /** The half hour by which the food is wanted. */
  by: z.string().regex(HALF_HOUR).optional(),
});

/** What the cards of a list say of deliveries to the diner's address. Only reads. */
export const POST = defineRoute({
  body,
  answer: cardTermsSchema,
  needsSession: false,
  limit: 'cardTerms',
  handle: async ({ site, config, body: { venueIds, withFar, by, ...point } }) => {
    const { brandId } = await requireService(site, config, 'delivery');
    const t = await getTranslations({ locale: site.language, namespace: 'venues' });
    const byTime = by && { by, t: await getTranslations({ locale: site.language, namespace: 'byTime' }) };
    const asked = { site, brandId, t, withFar, ...(byTime ? { byTime } : {}) };
    return { venues: await listCardTerms(asked, venueIds, point) };
  },
});

import { getTranslations } from 'next-intl/server';
import { z } from 'zod';
import { defineRoute } from '@/lib/core/bff/define-route';
import { cardFactsAnswerSchema } from '@/lib/pages/cards/card-facts.schema';
import { listFactsOf } from '@/lib/pages/cards/card-facts.server';
import { MAX_VENUES_PER_REQUEST } from '@/lib/pages/cards/request-limit';
import { configOf } from '@/lib/core/custom-config/config-directory.server';
import { idTextSchema } from '@/lib/core/ids/id-text.schema';
import { DEFAULT_SERVICE } from '@/lib/core/site/service-names';

const query = z.object({
  ids: z
    .string()
    .transform((ids) => ids.split(','))
    .pipe(z.array(idTextSchema).min(1).max(MAX_VENUES_PER_REQUEST)),
});

/** The facts of venues that came to a list or a map without them: the same for all diners. */
export const GET = defineRoute({
  query,
  answer: cardFactsAnswerSchema,
  needsSession: false,
  limit: 'cardTerms',
  handle: async ({ site, place, query: { ids } }) => {
    const config = await configOf(site, place?.config);
    const t = await getTranslations({ locale: site.language, namespace: 'venues' });
    const service = place?.service ?? DEFAULT_SERVICE;
    return { venues: await listFactsOf({ site, service, brandId: config?.brandId ?? undefined, t }, ids) };
  },
});

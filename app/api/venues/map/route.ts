import { getTranslations } from 'next-intl/server';
import { z } from 'zod';
import { defineRoute } from '@/lib/core/bff/define-route';
import { configOf } from '@/lib/core/custom-config/config-directory.server';
import { boundsSchema } from '@/lib/map/map-bounds.schema';
import { mapAnswerSchema } from '@/lib/map/map-venues.schema';
import { loadMapVenues } from '@/lib/map/map-venues.server';
import { DEFAULT_SERVICE } from '@/lib/core/site/service-names';
import { isUnknownTown } from '@/lib/ground/towns/towns.server';
import { openingLabels } from '@/lib/ground/venues/opening-labels.server';

/** The venues of a part of the map, for the place of the calling page. */
export const GET = defineRoute({
  query: z.object({ bbox: boundsSchema }),
  answer: mapAnswerSchema,
  needsSession: false,
  handle: async ({ site, place, query: { bbox: bounds } }) => {
    if (await isUnknownTown(site, place?.townId ?? 0))
      return { rows: [], covers: [], phases: [], hasMore: false };
    const t = await getTranslations({ locale: site.language, namespace: 'venues' });
    const config = await configOf(site, place?.config);
    const now = new Date();
    return loadMapVenues(site, { bounds, service: place?.service ?? DEFAULT_SERVICE, config }, (venue) =>
      openingLabels(venue, now, site.language, t, true),
    );
  },
});

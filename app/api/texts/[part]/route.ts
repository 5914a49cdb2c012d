import { z } from 'zod';
import { defineRoute } from '@/lib/core/bff/define-route';
import { isDebugOn } from '@/lib/core/debug/debug-access.server';
import { AppError } from '@/lib/core/errors/errors';
import { LATE_PARTS } from '@/lib/pages/texts/late-parts.server';
import { latePartSchema, lateTextsSchema } from '@/lib/pages/texts/late-texts.schema';
import { lateTexts } from '@/lib/pages/texts/late-texts.server';

/** The texts of parts that are shown late, in the page’s language. */
export const GET = defineRoute({
  params: z.object({ part: latePartSchema }),
  answer: lateTextsSchema,
  needsSession: false,
  handle: ({ params, site, cookies }) => {
    if (params.part === 'debugBar' && !isDebugOn(cookies, site)) throw new AppError('request/unknown');
    return lateTexts(LATE_PARTS[params.part], site.language);
  },
});

import { z } from 'zod';
import { TABLE_WORDS } from '@/lib/bill/table-words';
import { defineRoute } from '@/lib/bff/define-route';
import { isDebugOn } from '@/lib/debug/debug-access.server';
import { AppError } from '@/lib/errors/errors';
import { latePartSchema, lateTextsSchema, type LatePart } from '@/lib/late-texts/late-texts.schema';
import { lateTexts } from '@/lib/late-texts/late-texts.server';
import type { PickedTexts } from '@/lib/i18n/pick-texts';
import { HERO_TITLES } from '@/lib/orders/order-hero';

const PARTS: Record<LatePart, PickedTexts> = {
  addressSheet: { namespaces: ['addresses', 'towns', 'geolocation', 'errors'] },
  countingQuestion: {
    words: { legal: ['countingAsk', 'countingText', 'countingYes', 'countingNo', 'countingClose'] },
  },
  debugBar: { namespaces: ['debugBar'] },
  deletedAccount: { namespaces: ['deletedAccount'] },
  menu: { namespaces: ['menu', 'layout'] },
  orderStrip: { words: { orders: [...HERO_TITLES, 'title'] } },
  table: { words: TABLE_WORDS },
};

/** The texts of what is shown late, in the page’s language. */
export const GET = defineRoute({
  params: z.object({ part: latePartSchema }),
  answer: lateTextsSchema,
  needsSession: false,
  handle: ({ params, site, cookies }) => {
    if (params.part === 'debugBar' && !isDebugOn(cookies, site)) throw new AppError('request/unknown');
    return lateTexts(PARTS[params.part], site.language);
  },
});

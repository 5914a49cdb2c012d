import { z } from 'zod';
import { defineRoute } from '@/lib/bff/define-route';
import { latePartSchema, lateTextsSchema, type LatePart } from '@/lib/late-texts/late-texts.schema';
import { lateTexts } from '@/lib/late-texts/late-texts.server';
import type { PickedTexts } from '@/lib/i18n/pick-texts';
import { HERO_TITLES } from '@/lib/orders/order-hero';

const PARTS: Record<LatePart, PickedTexts> = {
  addressSheet: { namespaces: ['addresses', 'towns', 'geolocation', 'errors'] },
  orderStrip: { words: { orders: [...HERO_TITLES, 'title'] } },
};

/** The texts of what is shown late, in the page’s language. */
export const GET = defineRoute({
  params: z.object({ part: latePartSchema }),
  answer: lateTextsSchema,
  needsSession: false,
  handle: ({ params, site }) => lateTexts(PARTS[params.part], site.language),
});

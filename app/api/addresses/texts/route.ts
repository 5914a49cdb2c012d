import { defineRoute } from '@/lib/bff/define-route';
import { textsSchema } from '@/lib/addresses/sheet-texts.schema';
import { addressSheetTexts } from '@/lib/addresses/sheet-texts.server';

/** The texts of the address sheet, in the page’s language. */
export const GET = defineRoute({
  answer: textsSchema,
  needsSession: false,
  handle: ({ site }) => addressSheetTexts(site.language),
});

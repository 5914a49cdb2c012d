import 'server-only';
import { getMessages } from 'next-intl/server';
import type { z } from 'zod/mini';
import type { Language } from '@/lib/core/site/site';
import type { lateTextsSchema } from './late-texts.schema';
import { pickTexts, type PickedTexts } from '@/lib/core/i18n/pick-texts';

/** Texts that the browser loads later than their page. */
export async function lateTexts(
  picked: PickedTexts,
  language: Language,
): Promise<z.input<typeof lateTextsSchema>> {
  const texts = pickTexts(await getMessages({ locale: language }), picked);
  return { texts: texts as z.input<typeof lateTextsSchema>['texts'] };
}

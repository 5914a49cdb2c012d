import 'server-only';
import { getMessages } from 'next-intl/server';
import type { z } from 'zod/mini';
import type { Language } from '@/lib/site/site';
import type { textsSchema } from './sheet-texts.schema';

/** What the address sheet says: asked for when it opens, so that no list carries it. */
const NAMESPACES = ['addresses', 'towns', 'geolocation', 'errors'] as const;

/** The texts of the address sheet. */
export async function addressSheetTexts(language: Language): Promise<z.input<typeof textsSchema>> {
  const all = await getMessages({ locale: language });
  return { texts: Object.fromEntries(NAMESPACES.map((namespace) => [namespace, all[namespace]])) };
}

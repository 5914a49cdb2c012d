import 'server-only';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { privateMetadata } from './page-metadata';

/** The metadata of an address where nothing stands: titled as the screen is (NAV-40), and nobody's find. */
export async function notFoundMetadata(what: 'page' | 'venue' = 'page'): Promise<Metadata> {
  const t = await getTranslations();
  return privateMetadata(t(what === 'venue' ? 'venues.notFoundTitle' : 'errors.notFoundTitle'));
}

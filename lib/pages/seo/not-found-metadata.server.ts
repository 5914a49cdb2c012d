import 'server-only';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { privateMetadata } from './page-metadata';

/** The metadata of an unknown address: titled as the screen is (NAV-40), and not indexed. */
export async function notFoundMetadata(what: 'page' | 'venue' = 'page'): Promise<Metadata> {
  const t = await getTranslations();
  return privateMetadata(t(what === 'venue' ? 'venues.notFoundTitle' : 'errors.notFoundTitle'));
}

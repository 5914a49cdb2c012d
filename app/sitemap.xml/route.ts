import { sitemapIndexText } from '@/lib/seo/sitemap.server';
import { sitemapResponse } from '@/lib/seo/sitemap-response.server';

export const dynamic = 'force-dynamic';

/** The index of the sitemap's files. */
export function GET(): Promise<Response> {
  return sitemapResponse(async () => [await sitemapIndexText()]);
}

import { withLimit } from '@/lib/bff/with-limit.server';
import { sitemapIndexText } from '@/lib/seo/sitemap.server';
import { sitemapResponse } from '@/lib/seo/sitemap-response.server';

/** The index of the sitemap's files. */
export const GET = withLimit('sitemap', () => sitemapResponse(async () => [await sitemapIndexText()]));

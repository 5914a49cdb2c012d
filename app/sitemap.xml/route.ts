import { withLimit } from '@/lib/core/bff/with-limit.server';
import { sitemapIndexText } from '@/lib/pages/seo/sitemap.server';
import { sitemapResponse } from '@/lib/pages/seo/sitemap-response.server';

/** The index of the sitemap's files. */
export const GET = withLimit('sitemap', () => sitemapResponse(async () => [await sitemapIndexText()]));

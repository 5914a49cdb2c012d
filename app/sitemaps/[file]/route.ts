import { withLimit } from '@/lib/core/bff/with-limit.server';
import { sitemapFileParts } from '@/lib/pages/seo/sitemap.server';
import { sitemapResponse } from '@/lib/pages/seo/sitemap-response.server';

type Context = { params: Promise<{ file: string }> };

/** A file of the sitemap, as the index names it. */
export const GET = withLimit('sitemap', async (_request, { params }: Context) => {
  const { file } = await params;
  return sitemapResponse(() => sitemapFileParts(file));
});

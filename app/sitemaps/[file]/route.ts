import { withLimit } from '@/lib/bff/with-limit.server';
import { sitemapFileParts } from '@/lib/seo/sitemap.server';
import { sitemapResponse } from '@/lib/seo/sitemap-response.server';

type Context = { params: Promise<{ file: string }> };

/** A file of the sitemap, as the index names it. */
export const GET = withLimit('sitemap', async (_request, { params }: Context) => {
  const { file } = await params;
  return sitemapResponse(() => sitemapFileParts(file));
});

import { getTranslations } from 'next-intl/server';
import { env } from '@/lib/env/env';
import { webManifest } from '@/lib/seo/web-manifest';
import { LANGUAGES, type Language } from '@/lib/site/site';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ language: string }> };

const isLanguage = (text: string): text is Language => LANGUAGES.some((language) => language === text);

/** What a phone installs the site by, in the page's language. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { language } = await params;
  if (!isLanguage(language)) return new Response(null, { status: 404 });
  const t = await getTranslations({ locale: language, namespace: 'layout' });
  const texts = {
    name: env().appName,
    description: t('description'),
    orders: t('orders'),
    cart: t('cart'),
  };
  return Response.json(webManifest(language, texts), {
    headers: {
      'Content-Type': 'application/manifest+json; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}

import { getTranslations } from 'next-intl/server';
import { env } from '@/lib/core/env/env';
import { webManifest } from '@/lib/pages/seo/web-manifest';
import { countryOfOrigin, isCountryCode, LANGUAGES, type Language } from '@/lib/core/site/site';

type Context = { params: Promise<{ language: string }> };

const isLanguage = (text: string): text is Language => LANGUAGES.some((language) => language === text);

/** The web app manifest of the page's language and country: browsers request it without cookies. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { language } = await params;
  if (!isLanguage(language)) return new Response(null, { status: 404 });
  const t = await getTranslations({ locale: language, namespace: 'layout' });
  const { appName, appOrigin } = env();
  const named = new URL(request.url).searchParams.get('country');
  const country = isCountryCode(named) ? named : countryOfOrigin(appOrigin);
  const texts = { name: appName, description: t('description'), orders: t('orders'), cart: t('cart') };
  return Response.json(webManifest({ language, country }, texts, appOrigin), {
    headers: {
      'Content-Type': 'application/manifest+json; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}

import type { Metadata } from 'next';
import { env } from '@/lib/core/env/env';
import { COUNTRIES, type Language, type Site } from '@/lib/core/site/site';
import { absoluteAddress, languageAlternates, type PageAddress } from './address';
import { clip } from '@/lib/core/text/clip';
import { pageTitle } from './page-title';

/** The texts of a page in search engines and previews of links; they cut longer texts anyway. */
const DESCRIPTION_CHARACTERS = 300;
/** The content of a venue's picture route. */
const PICTURE_SIZE = { width: 1200, height: 630 } as const;
/** Of a page without a picture of its own: messengers show a link without any as bare text (NAV-46). */
const APP_PICTURE = { url: '/icons/icon-512.png', width: 512, height: 512 } as const;

const OPEN_GRAPH_LOCALES: Record<Language, string> = { kk: 'kk_KZ', ru: 'ru_RU', en: 'en_US', ka: 'ka_GE' };

export interface PublicPage extends Pick<PageAddress, 'path' | 'town' | 'brand' | 'page'> {
  site: Site;
  /** The names of the screen, from the narrowest to the widest; the default title follows by itself. */
  title: string | readonly (string | undefined)[];
  /** One or two sentences on the content of the page, in its language. */
  description: string;
  /** Address of a picture of 1200 × 630 pixels for previews of links, on our own origin or absolute; absent = the app's icon. */
  picture?: string;
}

/** Settings that the metadata depends on. */
type SeoSettings = Pick<ReturnType<typeof env>, 'appName' | 'appOrigin'>;

/** Metadata of a public page; a kiosk's page is not indexed and names its web version. */
export function pageMetadata(page: PublicPage, { appName, appOrigin }: SeoSettings = env()): Metadata {
  const { site, path, town, brand, page: number } = page;
  const place = { country: site.country, path, town, brand, page: number };
  const title = pageTitle(typeof page.title === 'string' ? [page.title] : page.title, appName);
  const description = clip(page.description, DESCRIPTION_CHARACTERS);
  const canonical = absoluteAddress({ ...place, language: site.language }, appOrigin);
  const alternates = languageAlternates(place, appOrigin);
  const others = COUNTRIES[site.country].languages.filter((language) => language !== site.language);
  const images =
    page.picture === undefined
      ? [{ ...APP_PICTURE, alt: appName }]
      : [{ url: page.picture, ...PICTURE_SIZE, alt: title }];
  return {
    title: { absolute: title },
    description,
    alternates: {
      canonical,
      languages: Object.fromEntries(alternates.map(({ hreflang, address }) => [hreflang, address])),
    },
    openGraph: {
      type: 'website',
      siteName: appName,
      title,
      description,
      url: canonical,
      locale: OPEN_GRAPH_LOCALES[site.language],
      alternateLocale: others.map((language) => OPEN_GRAPH_LOCALES[language]),
      images,
    },
    twitter: {
      card: page.picture === undefined ? 'summary' : 'summary_large_image',
      title,
      description,
      images,
    },
    ...(site.surface === 'kiosk' ? { robots: { index: false } } : {}),
  };
}

/** The metadata of a diner's own page (cart, sign-in, orders, profile): a title, and hidden from search engines. */
export function privateMetadata(
  title: string | readonly (string | undefined)[],
  { appName }: Pick<SeoSettings, 'appName'> = env(),
): Metadata {
  return {
    title: { absolute: pageTitle(typeof title === 'string' ? [title] : title, appName) },
    robots: { index: false },
  };
}

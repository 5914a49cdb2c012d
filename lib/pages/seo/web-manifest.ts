import { paths } from '@/lib/core/paths/paths';
import type { Language, Site } from '@/lib/core/site/site';
import { sharedPath } from './address';

/** The web app manifest, with which a phone installs the site (W3C web app manifest). */
export interface WebManifest {
  id: string;
  name: string;
  short_name: string;
  description: string;
  lang: Language;
  dir: 'ltr';
  start_url: string;
  scope: string;
  display: 'standalone';
  theme_color: string;
  background_color: string;
  categories: string[];
  icons: { src: string; sizes: string; type: string; purpose?: 'maskable' }[];
  shortcuts: { name: string; url: string }[];
}

/** The background of the light theme: a manifest knows one only. */
const BACKGROUND = '#faf6f0';

type ManifestTexts = { name: string; description: string; orders: string; cart: string };

/** The web manifest of a language and country; the same app. @param origin of the app */
export function webManifest(
  { language, country }: Pick<Site, 'language' | 'country'>,
  { name, description, orders, cart }: ManifestTexts,
  origin: string,
): WebManifest {
  const inCountry = (path: string) => sharedPath({ country, path }, origin);
  return {
    id: '/',
    name,
    short_name: name,
    description,
    lang: language,
    dir: 'ltr',
    start_url: inCountry(paths.home()),
    scope: '/',
    display: 'standalone',
    theme_color: BACKGROUND,
    background_color: BACKGROUND,
    categories: ['food'],
    icons: [
      { src: '/icons/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: orders, url: inCountry(paths.orders()) },
      { name: cart, url: inCountry(paths.cart()) },
    ],
  };
}

import { paths } from '@/lib/core/paths/paths';

/** Diners' own pages, and the kiosk's versions of the public ones. A private page also says so itself (`noindex`). */
const CLOSED = [
  '/api/',
  '/auth',
  '/cart',
  '/orders',
  '/typ/',
  '/profile',
  '/bills',
  '/address-map',
  '/address-form',
  '/qr-scanner',
  '/kiosk',
  '/filials/*/bill',
  '/filials/*/order/',
  '/filials/*/barcode-',
  '/filials/*/fridge',
  '/filials/*/door',
] as const;

/** What pages and previews of links show. */
const OPEN = ['/', '/api/images', '/api/venues/*/og-picture'] as const;

/**
 * The rules for crawlers. Addresses that only repeat a page (campaigns, tables, a chosen product) stay open, because a
 * page that is closed to crawlers cannot name its canonical address.
 */
export function robotsText(origin: string): string {
  return [
    'User-agent: *',
    ...OPEN.map((path) => `Allow: ${path}`),
    ...CLOSED.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}${paths.sitemap()}`,
    '',
  ].join('\n');
}

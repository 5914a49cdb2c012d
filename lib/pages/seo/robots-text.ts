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

/** The paths that pages and previews of links show. */
const OPEN = ['/', '/api/images', '/api/venues/*/og-picture'] as const;

/** Rules for crawlers. Repeated addresses stay open, or crawlers could not read their canonical. */
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

/** @jest-environment node */
import { robotsText } from './robots-text';

/** Whether a crawler may read the path, by the longest rule that fits (RFC 9309). */
function isOpen(path: string): boolean {
  const rules = robotsText('https://eat.example')
    .split('\n')
    .flatMap((line) => {
      const [, kind, pattern = ''] = /^(Allow|Disallow): (.*)$/.exec(line) ?? [];
      return kind ? [{ isAllowed: kind === 'Allow', pattern }] : [];
    })
    .filter(({ pattern }) => {
      const parts = pattern.split('*').map((part) => part.replace(/[.?+^$()[\]{}|\\]/g, '\\$&'));
      return new RegExp(`^${parts.join('.*')}`).test(path);
    })
    .sort((one, other) => other.pattern.length - one.pattern.length);
  return rules[0]?.isAllowed ?? true;
}

describe('robots.txt', () => {
  test.each([
    '/',
    '/?language=ru&utm_source=mail',
    '/filials',
    '/filials?page=2',
    '/filials/3107',
    '/filials/3107?table_id=8',
    '/filials/3107/details',
    '/towns',
    '/legal/offer',
    '/brands',
    '/sitemap.xml',
    '/_next/static/chunks/a.js',
    '/api/images?w=320&src=x',
    '/api/venues/3107/og-picture?language=ru',
  ])('opens %s', (path) => {
    expect(isOpen(path)).toBe(true);
  });

  test.each([
    '/cart',
    '/auth',
    '/orders',
    '/orders/5',
    '/typ/3107/order/5',
    '/profile',
    '/profile/form',
    '/bills/preorder/1',
    '/address-map',
    '/address-form',
    '/api/session',
    '/api/venues?page=1',
    '/kiosk',
    '/kiosk/filials/3107',
    '/filials/3107/bill',
    '/filials/3107/order/5',
    '/filials/3107/barcode-scanner/',
    '/filials/90001/fridge?code=FR-90001-01',
    '/filials/90001/door',
  ])('closes %s', (path) => {
    expect(isOpen(path)).toBe(false);
  });

  test('names the sitemap of our own origin', () => {
    expect(robotsText('https://eat.example')).toContain('\nSitemap: https://eat.example/sitemap.xml\n');
  });
});

/** @jest-environment node */
import { existsSync } from 'node:fs';
import type { CountryCode, Language } from '@/lib/core/site/site';
import { webManifest } from './web-manifest';

const texts = { name: 'Dastarkhan', description: 'Тамақ', orders: 'Тапсырыстар', cart: 'Себет' };
const manifestOf = (language: Language, country: CountryCode = 'kz') =>
  webManifest({ language, country }, texts, 'https://eat.example');

describe('the web app manifest', () => {
  test('names the same app in each language, with its texts', () => {
    const kazakh = manifestOf('kk');
    expect(kazakh).toMatchObject({ id: '/', lang: 'kk', description: 'Тамақ', display: 'standalone' });
    expect(manifestOf('ka', 'ge').id).toBe(kazakh.id);
    expect(kazakh.shortcuts.map(({ url }) => url)).toEqual(['/orders', '/cart']);
  });

  test.each([
    ['kz', '/', '/orders', '/cart'],
    ['ge', '/?country=ge', '/orders?country=ge', '/cart?country=ge'],
  ] as const)('begins in the country of its page: %s', (country, start, ...shortcuts) => {
    const manifest = manifestOf('ru', country);
    expect(manifest.start_url).toBe(start);
    expect(manifest.shortcuts.map(({ url }) => url)).toEqual(shortcuts);
  });

  test('has pictures that exist, of the sizes that phones ask for', () => {
    const { icons } = manifestOf('ru');
    expect(icons.filter(({ src }) => !existsSync(`public${src}`))).toEqual([]);
    expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
    expect(icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  });
});

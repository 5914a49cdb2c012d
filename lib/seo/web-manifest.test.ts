/** @jest-environment node */
import { existsSync } from 'node:fs';
import { webManifest } from './web-manifest';

const texts = { name: 'Dastarkhan', description: 'Тамақ', orders: 'Тапсырыстар', cart: 'Себет' };

describe('the web app manifest', () => {
  test('names the same app in each language, with its texts', () => {
    const kazakh = webManifest('kk', texts);
    expect(kazakh).toMatchObject({ id: '/', lang: 'kk', description: 'Тамақ', display: 'standalone' });
    expect(webManifest('ka', texts).id).toBe(kazakh.id);
    expect(kazakh.shortcuts.map(({ url }) => url)).toEqual(['/orders', '/cart']);
  });

  test('has pictures that exist, of the sizes that phones ask for', () => {
    const { icons } = webManifest('ru', texts);
    expect(icons.filter(({ src }) => !existsSync(`public${src}`))).toEqual([]);
    expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
    expect(icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  });
});

import { expect, test } from './test';
import { send, headOf, local, unescape } from './crawler';
import { VENUES } from './environment';
import { sandbox } from './sandbox';

test.beforeAll(() => sandbox.reset());

test(
  'robots.txt names the sitemap, whose files hold the pages that name themselves so',
  { tag: '@core' },
  async () => {
    const robots = await (await send('/robots.txt')).text();
    const index = /^Sitemap: (.*)$/m.exec(robots)?.[1] ?? '';
    const addressesIn = async (address: string) => {
      const answer = await send(local(address));
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toContain('application/xml');
      return [...(await answer.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, found = '']) =>
        unescape(found),
      );
    };
    const files = await addressesIn(index);
    expect(files.map((file) => local(file))).toEqual([
      '/sitemaps/kz-pages.xml',
      '/sitemaps/kz-venues-1.xml',
      '/sitemaps/ge-pages.xml',
      '/sitemaps/ge-venues-1.xml',
    ]);
    const pages = (await Promise.all(files.map(addressesIn))).flat();
    expect(new Set(pages).size).toBe(pages.length);
    expect(pages.map((page) => local(page))).toContain(`/filials/${VENUES.almaty}?language=ru`);
    const step = Math.floor(pages.length / 12);
    for (const address of pages.filter((_, place) => place % step === 0)) {
      const answer = await send(local(address));
      expect(answer.status, address).toBe(200);
      expect(local(headOf(await answer.text()).canonical), address).toBe(local(address));
    }
  },
);

test('a file of the sitemap answers HEAD, and an unknown one is not found', async () => {
  const head = await send('/sitemaps/kz-venues-1.xml', { method: 'HEAD' });
  expect(head.status).toBe(200);
  expect(head.headers.get('cache-control')).toBe('public, max-age=3600');
  expect((await send('/sitemaps/kz-venues-99.xml')).status).toBe(404);
  expect((await send('/sitemaps/nothing.xml')).status).toBe(404);
});

import { languageAlternates } from './address';
import { parseSitemapFile, sitemapFileName, sitemapFiles, VENUES_A_FILE } from './sitemap-files';
import { sitemapIndex, URLSET_END, URLSET_START, urlEntries } from './sitemap-xml';

describe('the files of the sitemap', () => {
  test.each([
    [0, ['ge-pages.xml']],
    [1, ['ge-pages.xml', 'ge-venues-1.xml']],
    [VENUES_A_FILE, ['ge-pages.xml', 'ge-venues-1.xml']],
    [VENUES_A_FILE + 1, ['ge-pages.xml', 'ge-venues-1.xml', 'ge-venues-2.xml']],
  ])('the files of the sitemap of a country with %d venues are %j', (venueCount, names) => {
    const files = sitemapFiles('ge', venueCount);
    expect(files.map(sitemapFileName)).toEqual(names);
    expect(names.map(parseSitemapFile)).toEqual(files);
  });

  test.each([
    'xx-pages.xml',
    'kz-pages',
    'kz-pages.xml.gz',
    'kz-venues-0.xml',
    'kz-venues-01.xml',
    'kz-venues-.xml',
    'kz-venues--1.xml',
    'kz-venues-999999.xml',
    '../kz-pages.xml',
    'toString-pages.xml',
    '',
  ])('are not %j', (name) => {
    expect(parseSitemapFile(name)).toBeNull();
  });

  test('hold no more than 50,000 addresses and 50 MB, however long the origin is', () => {
    const page = { country: 'ge', path: '/filials/2147483647' } as const;
    const alternates = languageAlternates(page, `https://${'a'.repeat(63)}.${'b'.repeat(63)}.example`);
    const entries = urlEntries({ alternates, changedOn: '2026-01-10' });
    expect((entries.match(/<url>/g) ?? []).length * VENUES_A_FILE).toBeLessThanOrEqual(50_000);
    expect(Buffer.byteLength(entries) * VENUES_A_FILE).toBeLessThan(50_000_000);
  });
});

describe('the text of a sitemap', () => {
  const alternates = languageAlternates({ country: 'ge', path: '/filials/7' }, 'https://eat.example');
  const document = (entries: string) =>
    new DOMParser().parseFromString(URLSET_START + entries + URLSET_END, 'application/xml');

  test('has an entry a language, each of which names all of them and the default', () => {
    const urls = [...document(urlEntries({ alternates })).getElementsByTagName('url')];
    expect(urls.map((url) => url.getElementsByTagName('loc')[0]?.textContent)).toEqual([
      'https://eat.example/filials/7?country=ge',
      'https://eat.example/filials/7?country=ge&language=ru',
      'https://eat.example/filials/7?country=ge&language=en',
    ]);
    for (const url of urls) {
      const links = [...url.getElementsByTagName('xhtml:link')];
      expect(links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')])).toEqual(
        alternates.map(({ hreflang, address }) => [hreflang, address]),
      );
      expect(url.getElementsByTagName('lastmod')).toHaveLength(0);
    }
  });

  test('says when a page changed where that is known', () => {
    const urls = document(urlEntries({ alternates, changedOn: '2026-01-10' })).getElementsByTagName(
      'lastmod',
    );
    expect([...urls].map((lastmod) => lastmod.textContent)).toEqual(Array(3).fill('2026-01-10'));
  });

  test('cannot be left by the content of an address', () => {
    const address = 'https://eat.example/?town=a&b<c>"\'';
    const text = urlEntries({ alternates: [{ hreflang: 'kk', address }] });
    expect(document(text).getElementsByTagName('loc')[0]?.textContent).toBe(address);
    expect(document(text).getElementsByTagName('parsererror')).toHaveLength(0);
  });

  test('leads from the index to the files', () => {
    const index = new DOMParser().parseFromString(
      sitemapIndex(['https://eat.example/a?x=1&y=2', 'https://eat.example/b']),
      'application/xml',
    );
    expect([...index.getElementsByTagName('loc')].map((loc) => loc.textContent)).toEqual([
      'https://eat.example/a?x=1&y=2',
      'https://eat.example/b',
    ]);
  });
});

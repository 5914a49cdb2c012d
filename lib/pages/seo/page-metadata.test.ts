/** @jest-environment node */
import { existsSync } from 'node:fs';
import type { Site } from '@/lib/core/site/site';
import { pageMetadata, privateMetadata, type PublicPage } from './page-metadata';

const SETTINGS = { appName: 'Dastarkhan', appOrigin: 'https://eat.example' };
const SITE: Site = { country: 'kz', language: 'ru', surface: 'web' };

const metadataOf = (part: Partial<PublicPage> = {}) =>
  pageMetadata({ site: SITE, path: '/faq', title: 'FAQ', description: 'Answers.', ...part }, SETTINGS);

describe('the metadata of a public page', () => {
  test('have the screen’s title with the default one, and the description', () => {
    expect(metadataOf()).toMatchObject({
      title: { absolute: 'FAQ · Dastarkhan' },
      description: 'Answers.',
      openGraph: { title: 'FAQ · Dastarkhan', description: 'Answers.', siteName: 'Dastarkhan' },
      twitter: { title: 'FAQ · Dastarkhan', description: 'Answers.', card: 'summary' },
    });
  });

  test('name one canonical address and every language of the country', () => {
    expect(metadataOf({ town: 'astana', page: 2 }).alternates).toEqual({
      canonical: 'https://eat.example/faq?language=ru&town=astana&page=2',
      languages: {
        kk: 'https://eat.example/faq?town=astana&page=2',
        ru: 'https://eat.example/faq?language=ru&town=astana&page=2',
        en: 'https://eat.example/faq?language=en&town=astana&page=2',
        'x-default': 'https://eat.example/faq?town=astana&page=2',
      },
    });
  });

  test.each([
    ['kz', 'kk', 'kk_KZ', ['ru_RU', 'en_US']],
    ['kz', 'en', 'en_US', ['kk_KZ', 'ru_RU']],
    ['ge', 'ka', 'ka_GE', ['ru_RU', 'en_US']],
  ] as const)(
    'the metadata of a public page in %s and %s have the locale %s',
    (country, language, locale, alternateLocale) => {
      const { openGraph } = metadataOf({ site: { country, language, surface: 'web' } });
      expect(openGraph).toMatchObject({ locale, alternateLocale });
    },
  );

  // Holds NAV-46.
  test('show the picture of the page, or the icon of the app', () => {
    const icon = { url: '/icons/icon-512.png', width: 512, height: 512, alt: 'Dastarkhan' };
    expect(metadataOf()).toMatchObject({
      openGraph: { images: [icon] },
      twitter: { card: 'summary', images: [icon] },
    });
    expect(existsSync(`public${icon.url}`)).toBe(true);
    const picture = { url: '/a.png', width: 1200, height: 630, alt: 'FAQ · Dastarkhan' };
    expect(metadataOf({ picture: '/a.png' })).toMatchObject({
      openGraph: { images: [picture] },
      twitter: { card: 'summary_large_image', images: [picture] },
    });
  });

  test('cut a description that is too long', () => {
    const { description } = metadataOf({ description: 'word '.repeat(1000) });
    expect(description?.length).toBeLessThanOrEqual(300);
    expect(description).toMatch(/word…$/);
  });

  test('keep the kiosk’s version of a page out of search engines', () => {
    expect(metadataOf()).not.toHaveProperty('robots');
    expect(metadataOf({ site: { ...SITE, surface: 'kiosk' } })).toMatchObject({
      robots: { index: false },
      alternates: { canonical: 'https://eat.example/faq?language=ru' },
    });
  });
});

test('the metadata of a private page have a title and keep it out of search engines', () => {
  expect(privateMetadata('Cart', SETTINGS)).toEqual({
    title: { absolute: 'Cart · Dastarkhan' },
    robots: { index: false },
  });
});

import { COUNTRIES, isCountryCode, type CountryCode } from '@/lib/core/site/site';

/** Three languages each: 15,000 entries and some 10 MB a file, of the 50,000 and 50 MB that are allowed. */
export const VENUES_A_FILE = 5000;

/** A file of the sitemap: the pages that are not of a venue, or one part of the venues. */
export type SitemapFile =
  { country: CountryCode; part: 'pages' } | { country: CountryCode; part: 'venues'; number: number };

/** Files that a country with so many venues has. */
export function sitemapFiles(country: CountryCode, venueCount: number): SitemapFile[] {
  const parts = Math.ceil(venueCount / VENUES_A_FILE);
  return [
    { country, part: 'pages' },
    ...Array.from({ length: parts }, (_, index) => ({
      country,
      part: 'venues' as const,
      number: index + 1,
    })),
  ];
}

/** `kz-pages.xml`, `ge-venues-2.xml`. */
export function sitemapFileName(file: SitemapFile): string {
  return `${file.country}-${file.part === 'pages' ? 'pages' : `venues-${file.number}`}.xml`;
}

/** Reads what {@link sitemapFileName} wrote; anything else is null. */
export function parseSitemapFile(name: string): SitemapFile | null {
  const [, country, number] = /^([a-z]{2})-(?:pages|venues-([1-9]\d{0,4}))\.xml$/.exec(name) ?? [];
  if (!isCountryCode(country)) return null;
  return number === undefined
    ? { country, part: 'pages' }
    : { country, part: 'venues', number: Number(number) };
}

export const SITEMAP_COUNTRIES = Object.keys(COUNTRIES) as CountryCode[];
